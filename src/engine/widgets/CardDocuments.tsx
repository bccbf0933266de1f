import type { OptionDocuments } from '#/language/widgets/radioCards.ts';
import { read } from '#/language/values/pointer.ts';
import type { FormContext } from '../fields/formContext.ts';
import { DocumentLink } from './confirmation/DocumentLink.tsx';
import type { Choice } from './choices.ts';

interface Props {
  documents: OptionDocuments;
  choice: Choice;
  context: FormContext;
}

/** What can be read about an option before it is chosen; following a link chooses nothing. */
export function CardDocuments({ documents: { rows, of, ...document }, choice, context }: Props) {
  const scope = context.store.scope();
  const all = read(scope, rows);
  const own = (Array.isArray(all) ? (all as Record<string, unknown>[]) : []).filter(
    (row) => String(read({ ...scope, row }, of)) === choice.key,
  );
  if (own.length === 0) return null;
  return (
    <ul className="choice-card-documents">
      {own.map((row, index) => (
        <li key={index}>
          <DocumentLink document={document} of={choice.label} row={row} {...context} />
        </li>
      ))}
    </ul>
  );
}
