import { usePorts } from '#/engine/ports/ports.tsx';

/** The first stop of the keyboard: past header and sections to what the page is about. */
export function SkipLink() {
  const { text } = usePorts();
  return (
    <a className="skip-link" href="#content">
      {text('page.nav.skip')}
    </a>
  );
}
