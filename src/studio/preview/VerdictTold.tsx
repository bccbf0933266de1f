import type { Verdict } from '#/language/documents/example.ts';
import type { FormDocument } from '#/language/documents/form.ts';
import { message, say } from '../kernel/words.ts';
import { sentElsewhere } from './sentElsewhere.ts';

/** What some answers give: what is wrong with them, or the request that would go. */
export function VerdictTold({
  form,
  verdict,
  titleOf,
}: {
  form: Pick<FormDocument, 'submit' | 'next'>;
  verdict: Verdict;
  titleOf(pointer: string): string;
}) {
  const { issues, request } = verdict;
  const elsewhere = sentElsewhere(form);
  return (
    <details className="more">
      <summary>
        {issues.length === 0
          ? say('studio.example.right')
          : say('studio.example.wrong', { count: issues.length })}
      </summary>
      {issues.length > 0 ? (
        <ul>
          {issues.map(({ path, code }) => (
            <li key={path + code}>
              {say('studio.example.issue', {
                question: titleOf(path),
                said: message(code, { field: titleOf(path) }) ?? code,
              })}
            </li>
          ))}
        </ul>
      ) : elsewhere ? (
        <p className="muted">{say(elsewhere)}</p>
      ) : (
        <pre className="preview-request" tabIndex={0} aria-label={say('studio.preview.request')}>
          {JSON.stringify((request as { body?: object } | undefined)?.body ?? {}, null, 2)}
        </pre>
      )}
    </details>
  );
}
