import type { Check } from '../editing/useProblems.ts';
import { say } from '../kernel/words.ts';

/** What a change costs, beside what is published: bytes, questions, and whose answers it is about. */
export function Figures({ figures }: { figures: Check['figures'] }) {
  return (
    <section aria-labelledby="figures">
      <h2 id="figures">{say('studio.figures')}</h2>
      <div className="scroll" tabIndex={0} role="group" aria-labelledby="figures">
        <table className="figures">
          <thead>
            <tr>
              <th scope="col">{say('studio.figures.document')}</th>
              <th scope="col">{say('studio.figures.bytes')}</th>
              <th scope="col">{say('studio.figures.fields')}</th>
              <th scope="col">{say('studio.figures.answers')}</th>
              <th scope="col">{say('studio.figures.drafts')}</th>
            </tr>
          </thead>
          <tbody>
            {figures.map((one) => (
              <tr key={one.path}>
                <th scope="row">
                  <code>{one.path}</code>
                </th>
                <td>{say('studio.figures.now', { now: one.bytes, before: one.bytes_before })}</td>
                <td>{say('studio.figures.now', { now: one.fields, before: one.fields_before })}</td>
                <td>{one.answers}</td>
                <td>{one.drafts}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
