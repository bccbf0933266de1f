import type { Call } from '#/contract/call.ts';
import type { DraftPort } from '#/engine/ports/drafts.ts';

/** Unfinished answers, kept by the server per form and form hash. */
export function createDrafts(call: Call): DraftPort {
  return {
    async load(form, hash) {
      const { data } = await call('getDraft', { path: { form }, query: { hash } });
      const draft = data?.data.draft;
      return draft ? { answers: draft.answers, at: draft.updated_at } : undefined;
    },
    async save(form, hash, { answers }) {
      const { problem } = await call('saveDraft', {
        path: { form },
        query: { hash },
        body: { answers },
      });
      return problem;
    },
    async discard(form, hash) {
      await call('deleteDraft', { path: { form }, query: { hash } });
    },
  };
}
