import type { Documents } from '#/language/lenses/documents.ts';
import { documentName } from '../editing/documentName.ts';
import type { Check } from '../editing/useProblems.ts';
import { say, type Code } from '../kernel/words.ts';

type One = Check['figures'][number];

const number = new Intl.NumberFormat('es-ES', { useGrouping: 'always' });

const columns: readonly (readonly [Code, keyof One, (keyof One)?])[] = [
  ['studio.figures.bytes', 'bytes', 'bytes_before'],
  ['studio.figures.fields', 'fields', 'fields_before'],
  ['studio.figures.conditions', 'conditions', 'conditions_before'],
  ['studio.figures.turns', 'turns', 'turns_before'],
  ['studio.figures.answers', 'answers'],
  ['studio.figures.drafts', 'drafts'],
];

/** What a change costs beside what is published: what a page loads, asks and judges, and whose answers it is about. */
export function Figures({
  figures,
  documents,
}: {
  figures: Check['figures'];
  documents: Documents;
}) {
  return (
    <section aria-labelledby="figures">
      <h2 id="figures">{say('studio.figures')}</h2>
      <p className="muted">{say('studio.figures.help')}</p>
      <div className="scroll" tabIndex={0} role="group" aria-labelledby="figures">
        <table className="figures">
          <thead>
            <tr>
              <th scope="col">{say('studio.figures.document')}</th>
              {columns.map(([label]) => (
                <th key={label} scope="col" className="figures__number">
                  {say(label)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {figures.map((one) => (
              <tr key={one.path}>
                <th scope="row">{documentName(documents, one.path)}</th>
                {columns.map(([label, now, before]) => (
                  <td key={label} className="figures__number">
                    {number.format(Number(one[now]))}
                    {before && one[before] !== one[now] && (
                      <span className="muted figures__before">
                        {say('studio.figures.before', {
                          before: number.format(Number(one[before])),
                        })}
                      </span>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
