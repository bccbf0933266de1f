import { useState } from 'react';
import { Dialog } from '#/engine/parts/Dialog.tsx';
import type { ExampleDocument, Verdict } from '#/language/documents/example.ts';
import type { FormDocument } from '#/language/documents/form.ts';
import {
  keepExample,
  removeExample,
  updateExample,
  withoutExample,
  withVerdict,
} from '#/language/edits/keepExample.ts';
import { valueOf, type Documents } from '#/language/lenses/documents.ts';
import { isSameVerdict, lostIssues } from '#/language/requests/verdictOf.ts';
import { read, segments } from '#/language/values/pointer.ts';
import { same } from '#/language/values/same.ts';
import { issueSentence } from '../editing/told.ts';
import type { ViewProps } from '../editing/viewProps.ts';
import { Panel } from '../kernel/Panel.tsx';
import { line, panel } from '../kernel/panel.ts';
import { say } from '../kernel/words.ts';
import type { Answered } from './frame.ts';
import { keptOf, type Look } from './shown.ts';
import { VerdictTold } from './VerdictTold.tsx';

interface KeptExamplesProps extends Pick<ViewProps, 'editing' | 'canEdit'> {
  path: string;
  look: Look;
  onLook(look: Look): void;
  /** What stands in the form now, and what it gives. */
  answered: Answered;
}

const asked = panel('keep', 'studio.example.submit', {
  example_name: line(
    'studio.example.title',
    { required: true, hint: 'studio.example.title_help', autocomplete: 'off' },
    120,
  ),
});

/** What the answers in the preview give, and the examples that are to go on giving what they gave. */
export function KeptExamples({
  editing,
  canEdit,
  path,
  look,
  onLook,
  answered,
}: KeptExamplesProps) {
  const [isAsked, ask] = useState(false);
  const [{ of, told }, setTold] = useState({ of: path, told: '' });
  // What was done in one form is not said of another one.
  if (of !== path) setTold({ of: path, told: '' });
  const { documents } = editing;
  const form = valueOf(documents, path) as Partial<FormDocument>;
  const kept = guardOf(documents, path, look.example, editing.shared);
  const edit = (make: (now: Documents) => Documents, said: string) => {
    const [issue] = editing.apply((now) => ({ documents: make(now), issues: [] }));
    setTold({ of: path, told: issue ? issueSentence(issue) : said });
  };
  const isOther = kept && isAnsweredAlike(kept, answered) && !kept.isGiven(answered.verdict);
  const isStopped = isOther && kept.isStopped(answered.verdict);
  return (
    <section className="example" aria-label={say('studio.example.verdict')}>
      <VerdictTold
        form={form}
        verdict={answered.verdict}
        titleOf={(at) => titleOf(documents, path, at)}
      />
      {kept && (
        <p className={isStopped ? 'notice notice--danger' : isOther ? 'notice' : 'muted'}>
          {say(
            isStopped
              ? 'studio.example.other'
              : isOther
                ? 'studio.example.elsewhere'
                : 'studio.example.same',
            { title: kept.title },
          )}
        </p>
      )}
      {canEdit && (
        <div className="tools">
          <button
            type="button"
            className="button button--quiet button--small"
            onClick={() => ask(true)}
          >
            {say('studio.example.keep')}
          </button>
          {kept && isOther && (
            <button
              type="button"
              className="button button--quiet button--small"
              onClick={() =>
                edit(
                  (now) => kept.update(now, answered.verdict),
                  say('studio.example.updated', { title: kept.title }),
                )
              }
            >
              {say('studio.example.update')}
            </button>
          )}
          {kept && (
            <button
              type="button"
              className="button button--quiet button--small"
              onClick={() => {
                edit(
                  (now) => kept.remove(now),
                  say('studio.example.removed', { title: kept.title }),
                );
                onLook({ ...look, example: '' });
              }}
            >
              {say('studio.example.remove')}
            </button>
          )}
        </div>
      )}
      <p role="status" className="muted">
        {of === path && told}
      </p>
      {isAsked && (
        <Dialog title={say('studio.example.keep')} onClose={() => ask(false)}>
          <p>{say('studio.example.keep_text')}</p>
          <VerdictTold
            form={form}
            verdict={answered.verdict}
            titleOf={(at) => titleOf(documents, path, at)}
          />
          <Panel
            document={asked}
            onCancel={() => ask(false)}
            onSubmit={({ example_name }) => {
              const { answers, scope, verdict } = answered;
              const example = { form: path.slice(5), title: String(example_name), answers, scope };
              edit(
                (now) => keepExample(now, { ...example, ...verdict }).documents,
                say('studio.example.kept', { title: example.title }),
              );
              ask(false);
              return undefined;
            }}
          />
        </Dialog>
      )}
    </section>
  );
}

/** An example that is looked at: one that was kept, or one that stands in the form itself. */
interface Guard {
  title: string;
  answers: ExampleDocument['answers'];
  isGiven(verdict: Verdict): boolean;
  /** Whether nothing is published with which it gives this, as the check tells it. */
  isStopped(verdict: Verdict): boolean;
  update(now: Documents, verdict: Verdict): Documents;
  remove(now: Documents): Documents;
}

/**
 * The example that is chosen.
 * @param shared what all tenants share: of its examples the check holds a tenant's form to what they say is wrong
 */
export function guardOf(
  documents: Documents,
  path: string,
  chosen: string,
  shared: Documents = {},
): Guard | undefined {
  const kept = keptOf(documents, path).find(({ id }) => chosen === `kept/${id}`);
  if (kept)
    return {
      ...{ title: kept.title, answers: kept.answers },
      isGiven: (verdict) => isSameVerdict(kept, verdict),
      isStopped: (verdict) => !isSameVerdict(kept, verdict),
      update: (now, verdict) => updateExample(now, kept, verdict),
      remove: (now) => removeExample(now, kept.id),
    };
  const name = chosen.startsWith('form/') ? chosen.slice('form/'.length) : '';
  const { examples = {} } = valueOf(documents, path) as Partial<FormDocument>;
  if (!Object.hasOwn(examples, name)) return undefined;
  const { answers, issues } = examples[name]!;
  const ofProduct = (valueOf(shared, path) as Partial<FormDocument>).examples ?? {};
  const isOwn = !Object.hasOwn(ofProduct, name) || !same(ofProduct[name], examples[name]);
  return {
    ...{ title: name, answers },
    // It says nothing of what would be sent.
    isGiven: (verdict) => isSameVerdict({ issues }, { issues: verdict.issues }),
    isStopped: (verdict) =>
      isOwn
        ? !isSameVerdict({ issues }, { issues: verdict.issues })
        : lostIssues({ issues }, verdict).length > 0,
    update: (now, verdict) => withVerdict(now, path, name, verdict),
    remove: (now) => withoutExample(now, path, name),
  };
}

/** Whether what stands in the form is what an example says: else its verdict is none of the example. */
const isAnsweredAlike = (kept: Pick<ExampleDocument, 'answers'>, { answers }: Answered) =>
  Object.keys(kept.answers).every(
    (name) => JSON.stringify(kept.answers[name]) === JSON.stringify(answers[name]),
  );

/** The question that a pointer is about, by its words. */
function titleOf(
  documents: Documents,
  path: string,
  at: Verdict['issues'][number]['path'],
): string {
  const [, name = ''] = segments(at);
  const title = read(valueOf(documents, path), `/data/properties/${name}/title`);
  return typeof title === 'string' ? title : at;
}
