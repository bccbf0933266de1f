import { Link } from '#/engine/links/Link.tsx';
import { usePorts } from '#/engine/ports/ports.tsx';
import { homeAddress } from '#/language/values/addresses.ts';
import { ProblemPage } from '../problem/ProblemPage.tsx';

/** No screen has this address. */
export function NotFound() {
  const { text } = usePorts();
  return (
    <ProblemPage
      title={text('page.not_found.address_title')}
      text={text('page.not_found.address_text')}
    >
      <Link className="button" to={homeAddress}>
        {text('page.home')}
      </Link>
    </ProblemPage>
  );
}
