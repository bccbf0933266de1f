import type { Localization } from '#/language/presentation/format.ts';
import { Link } from '../links/Link.tsx';
import type { Source } from '../ports/source.ts';

/** What a screen is about does not exist, or is nothing that this person may see; which of them is not said. */
export function SubjectNotFound({ words }: { words: Localization }) {
  return (
    <div className="screen">
      <h1 id="page-title" tabIndex={-1}>
        {words.text('page.not_found.title')}
      </h1>
      <p>{words.text('page.not_found.text')}</p>
      <p>
        <Link className="button" to="/">
          {words.text('page.home')}
        </Link>
      </p>
    </div>
  );
}

/** The call says that there is no such thing; an address that nothing can have counts as well. */
export const isNotFound = (source: Source | undefined): boolean =>
  source?.problem?.status === 404 || source?.problem?.status === 400;
