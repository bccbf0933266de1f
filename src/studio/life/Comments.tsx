import { useState } from 'react';
import type { Saving } from '../editing/useSaving.ts';
import { useTyped, withTyped } from '../editing/useTyped.ts';
import { moment } from '../kernel/moment.ts';
import { Panel } from '../kernel/Panel.tsx';
import { lines, panel } from '../kernel/panel.ts';
import { useStudio } from '../kernel/studio.tsx';
import { say } from '../kernel/words.ts';

const form = panel('comment', 'studio.comment.submit', {
  comment: lines('studio.comment.text', { required: true }, 2000),
});

const nothing = {};

/** One thread about a proposal; what is typed and not sent stays in this tab. */
export function Comments({ saving }: { saving: Saving }) {
  const { client } = useStudio();
  const { uuid, comments } = saving.proposal;
  const [count, setCount] = useState(0);
  const typed = useTyped(`comment.${uuid}`);
  return (
    <section aria-labelledby="comments">
      <h2 id="comments">{say('studio.comments')}</h2>
      {comments.length > 0 && (
        <ol className="entries">
          {comments.map(({ at, who, text }) => (
            <li key={at + text} className="entries__one">
              <span className="entries__main">{text}</span>
              <span className="muted">
                {who.name} · {moment(at)}
              </span>
            </li>
          ))}
        </ol>
      )}
      <Panel
        key={count}
        document={form}
        initial={withTyped(nothing, typed.answers)}
        onType={(now) => typed.take(now, nothing, ['comment'])}
        onSubmit={async ({ comment }) => {
          const { data, problem } = await client.call('addStudioComment', {
            path: { id: uuid },
            body: { text: String(comment) },
          });
          if (problem) return problem;
          typed.forget();
          saving.learn(data.data.proposal);
          setCount(count + 1);
          return undefined;
        }}
      />
    </section>
  );
}
