import type { Call } from '#/contract/call.ts';
import type { DraftKey, DraftPort } from '#/engine/ports/drafts.ts';

/** Unfinished answers, kept by the server per form, form hash and what they are about. */
export function createDrafts(call: Call): DraftPort {
  return {
    async load(key) {
      const { data } = await call('getDraft', at(key));
      const draft = data?.data.draft;
      return draft ? { answers: draft.answers, at: draft.updated_at } : undefined;
    },
    async save(key, { answers }) {
      const { problem } = await call('saveDraft', { ...at(key), body: { answers } });
      return problem;
    },
    async discard(key) {
      await call('deleteDraft', at(key));
    },
  };
}

const at = ({ form, hash, about }: DraftKey) => ({ path: { form }, query: { hash, about } });
