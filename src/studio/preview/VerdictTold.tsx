import type { Verdict } from '#/language/documents/example.ts';
import { message, say } from '../kernel/words.ts';

/** What some answers give: what is wrong with them, or the request that would go. */
export function VerdictTold({
  verdict,
  titleOf,
}: {
  verdict: Verdict;
  titleOf(pointer: string): string;
}) {
  const { issues, request } = verdict;
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
      ) : (
        <pre className="preview-request" tabIndex={0} aria-label={say('studio.preview.request')}>
          {JSON.stringify((request as { body?: object } | undefined)?.body ?? {}, null, 2)}
        </pre>
      )}
    </details>
  );
}
