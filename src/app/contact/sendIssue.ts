import type { Call, Problem } from '#/contract/call.ts';
import { createIssue, type ContactMessage, type IssueContext } from './createIssue.ts';

export type IssueOutcome =
  | { kind: 'sent' }
  /** The group that answers is not there: nothing was sent. */
  | { kind: 'noGroup' }
  | { kind: 'failed'; problem: Problem };

/** Key of the group that answers what investors write. @source specification §6 */
const answering = 'OPERATIONS_ADMINISTRATOR';

/**
 * Sends a message to investor relations: finds the group that answers, then creates the issue.
 * Without that group nothing is sent.
 * @source specification §2.5
 */
export async function sendIssue(
  call: Call,
  message: ContactMessage,
  context: Omit<IssueContext, 'group'>,
): Promise<IssueOutcome> {
  const groups = await call('listGroups', { query: { $limit: 'null' } });
  if (groups.problem) return { kind: 'failed', problem: groups.problem };
  const group = groups.data.data.groups.find(({ key_name }) => key_name === answering);
  if (!group) return { kind: 'noGroup' };
  const body = createIssue(message, { ...context, group: group._links._self.href });
  const { problem } = await call('createIssue', { body });
  return problem ? { kind: 'failed', problem } : { kind: 'sent' };
}
