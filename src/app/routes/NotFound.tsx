import { Link } from '#/engine/links/Link.tsx';
import { usePorts } from '#/engine/ports/ports.tsx';
import { homeAddress } from '#/language/values/addresses.ts';
import { ProblemPage } from '../problem/ProblemPage.tsx';
import { sentences } from '../kernel/sentences.ts';

/** No screen has this address. */
export function NotFound() {
  const { text } = usePorts();
  return (
    <ProblemPage title={text(sentences.notFoundTitle)} text={text(sentences.notFoundText)}>
      <Link className="button" to={homeAddress}>
        {text(sentences.backHome)}
      </Link>
    </ProblemPage>
  );
}
