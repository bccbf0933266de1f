import { moment } from '../kernel/moment.ts';
import { say, type Code } from '../kernel/words.ts';
import type { Proposal } from '../proposals/statusName.ts';

const events: Readonly<Record<Proposal['history'][number]['what'], Code>> = {
  CREATED: 'studio.event.created',
  SAVED: 'studio.event.saved',
  SENT: 'studio.event.sent',
  RETURNED: 'studio.event.returned',
  APPROVED: 'studio.event.approved',
  PUBLISHED: 'studio.event.published',
  WITHDRAWN: 'studio.event.withdrawn',
};

/** Who did what with a proposal, and why. */
export function HistoryList({ proposal }: { proposal: Proposal }) {
  return (
    <section aria-labelledby="history">
      <h2 id="history">{say('studio.history')}</h2>
      <ol className="entries">
        {proposal.history.map(({ at, who, what, why }) => (
          <li key={at + what} className="entries__one">
            <span className="entries__main">
              {say(events[what], { name: who.name })}
              {why && ` «${why}»`}
            </span>
            <span className="muted">{moment(at)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
