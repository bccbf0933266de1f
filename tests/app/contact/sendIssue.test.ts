import { describe, expect, test } from 'vitest';
import { sendIssue } from '#/app/contact/sendIssue.ts';
import type { Call, Problem } from '#/contract/call.ts';

const message = { subject: 'Ana', message: 'Hola' };
const context = { intervener: 'i-1', now: '2026-11-20T11:00:00Z' };
const refused: Problem = { status: 503, name: '503', message: 'No', errors: [] };
const operations = {
  key_name: 'OPERATIONS_ADMINISTRATOR',
  uuid: 'g',
  _links: { _self: { href: '/api/groups/g' } },
};

/** A backend of two calls that remembers what was posted. */
function backend(groups: unknown[] | Problem, issue?: Problem) {
  const posted: unknown[] = [];
  const call = (async (id: string, input: { body?: unknown }) => {
    if (id === 'listGroups')
      return Array.isArray(groups) ? { data: { data: { groups } } } : { problem: groups };
    posted.push(input.body);
    return issue ? { problem: issue } : { data: { data: { issue: {} } } };
  }) as unknown as Call;
  return { call, posted };
}

describe('a message to investor relations', () => {
  test('is sent to the group that answers', async () => {
    const { call, posted } = backend([{ ...operations, key_name: 'OTHER' }, operations]);
    expect(await sendIssue(call, message, context)).toEqual({ kind: 'sent' });
    expect(posted).toEqual([
      expect.objectContaining({
        _links: expect.objectContaining({ group_assigned: ['/api/groups/g'] }),
      }),
    ]);
  });

  test('is not sent when that group is missing', async () => {
    const { call, posted } = backend([]);
    expect(await sendIssue(call, message, context)).toEqual({ kind: 'noGroup' });
    expect(posted).toEqual([]);
  });

  test('is not sent when the groups cannot be read', async () => {
    const { call, posted } = backend(refused);
    expect(await sendIssue(call, message, context)).toEqual({ kind: 'failed', problem: refused });
    expect(posted).toEqual([]);
  });

  test('reports why it was refused', async () => {
    const { call } = backend([operations], refused);
    expect(await sendIssue(call, message, context)).toEqual({ kind: 'failed', problem: refused });
  });
});
