import type { BlockOf } from '#/language/blocks/isOfType.ts';
import { read } from '#/language/values/pointer.ts';
import type { Scope } from '#/language/expressions/scope.ts';
import type { Localization } from '#/language/presentation/format.ts';
import { Link } from '../links/Link.tsx';
import './cardActions.css';

interface RemediesProps {
  remedies: NonNullable<BlockOf<'cardList'>['remedies']>;
  scope: Scope;
  words: Localization;
}

/** What can be done about one thing of a list, as its codes say it: a link where the code leads somewhere, else words. */
export function Remedies({ remedies: { from, codes }, scope, words }: RemediesProps) {
  const items = words.codes?.(codes)?.items ?? {};
  const found = [read(scope, from) ?? []].flat().map(String);
  const known = found.filter((code) => Object.hasOwn(items, code));
  if (known.length === 0) return null;
  return (
    <ul className="card-actions">
      {known.map((code) => {
        const { label, to } = items[code]!;
        const said = words.text(label);
        return <li key={code}>{typeof to === 'string' ? <Link to={to}>{said}</Link> : said}</li>;
      })}
    </ul>
  );
}
