import { Dialog } from '#/engine/parts/Dialog.tsx';
import { usePorts } from '#/engine/ports/ports.tsx';

/** The contact form could not be brought; phone and e-mail stand in the footer all the same. */
export function ContactUnavailable({ onClose }: { onClose(): void }) {
  const { text } = usePorts();
  return (
    <Dialog title={text('page.contact.title')} onClose={onClose}>
      <p className="notice notice--warning">{text('page.contact.unavailable')}</p>
    </Dialog>
  );
}
