import type { QueryClient } from '@tanstack/react-query';
import type { Call, Output } from '#/contract/call.ts';
import type { Leaving } from '../session/leaving.ts';
import type { FormDocument } from '#/language/documents/form.ts';
import type { Draft, DraftKey, DraftPort, Sent } from '#/engine/ports/drafts.ts';

/**
 * Unfinished answers, kept by the server per form, form hash and what they are about. What this page has sent it
 * remembers itself, until it is loaded anew: whoever goes back finds that it was sent.
 */
export function createDrafts(call: Call, queries: QueryClient, leaving: Leaving): DraftPort {
  return {
    whenLeaving: leaving.add,
    async load(key) {
      const { data } = await call('getDraft', at(key));
      const { draft, earlier } = data?.data ?? {};
      if (draft) return toDraft(draft);
      if (earlier) {
        const { data: version } = await call('getReleaseDocument', {
          path: { hash: earlier.hash },
        });
        if (version) return { ...toDraft(earlier), version: version as unknown as FormDocument };
      }
      const sent = queries.getQueryData<Sent>(placeOf(key));
      return sent && { answers: {}, at: sent.at, idempotencyKey: '', sent };
    },
    async save(key, { answers, idempotencyKey }) {
      const body = { answers, ...(idempotencyKey && { idempotency_key: idempotencyKey }) };
      const { data, problem } = await call('saveDraft', { ...at(key), body });
      return problem ? { problem } : { draft: toDraft(data.data.draft) };
    },
    async discard(key, sent) {
      queries.setQueryDefaults([SENT], { gcTime: Infinity });
      if (sent) queries.setQueryData(placeOf(key), sent);
      else queries.removeQueries({ queryKey: placeOf(key) });
      const { problem } = await call('deleteDraft', at(key));
      return problem?.status === 404 ? undefined : problem;
    },
  };
}

const SENT = 'sent-draft';
const placeOf = ({ form, about }: DraftKey) => [SENT, form, about];

const at = ({ form, hash, about }: DraftKey) => ({ path: { form }, query: { hash, about } });

const toDraft = (kept: NonNullable<Output<'getDraft'>['data']['draft']>): Draft => ({
  answers: kept.answers,
  at: kept.updated_at,
  idempotencyKey: kept.idempotency_key,
  ...(kept.sent && { sent: kept.sent }),
});
