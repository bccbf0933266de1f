import type { Problem } from '#/contract/call.ts';
import type { Localization } from '#/language/presentation/format.ts';
import type { Ports } from '../../ports/ports.tsx';
import type { SentFile } from './sentFile.ts';

/** What has become of a file, in words. */
export function stateWords(
  { state, part, issue, problem, name }: SentFile,
  { text }: Localization,
  message: Ports['message'],
): string {
  switch (state) {
    case 'checking':
    case 'waiting':
      return text('page.upload.waiting');
    case 'sending':
      return part < 1
        ? text('page.upload.percent', { percent: String(Math.floor(part * 100)) })
        : text('page.upload.storing');
    case 'stored':
      return text('page.upload.sent');
    case 'refused':
      return issue ? message(issue, name) : '';
    case 'failed':
      return refusal(problem) ?? text('page.upload.failed');
  }
}

/** The server's own reason, where it has said one about the file. */
function refusal(problem: Problem | undefined): string | undefined {
  return problem && problem.status >= 400 && problem.status < 500 && problem.status !== 404
    ? problem.errors[0]?.message
    : undefined;
}
