import { Link } from '#/engine/Link.tsx';
import { usePorts } from '#/engine/ports.tsx';
import { homeAddress } from '#/language/addresses.ts';
import { ProblemPage } from '../problem/ProblemPage.tsx';
import { sentences } from '../sentences.ts';

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
