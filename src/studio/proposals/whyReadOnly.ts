import { say } from '../kernel/words.ts';
import type { Proposal } from './statusName.ts';

/** Why a proposal is only read, and what whoever would change it can do. */
export function whyReadOnly(
  proposal: Pick<Proposal, 'status' | 'may' | 'author' | 'is_author'>,
): string {
  const { status, author, is_author } = proposal;
  const name = author.name;
  if (status === 'IN_REVIEW')
    return `${is_author ? say('studio.read_only.in_review_own') : say('studio.read_only.in_review', { name })} ${back(proposal)}`;
  if (status === 'APPROVED') return `${say('studio.read_only.approved')} ${back(proposal)}`;
  if (status === 'PUBLISHED')
    return `${say('studio.read_only.published')} ${say('studio.read_only.begin')}`;
  if (status === 'WITHDRAWN')
    return `${say('studio.read_only.withdrawn')} ${say('studio.read_only.begin')}`;
  return say('studio.read_only.no_right');
}

/** How it becomes one that is written again: by whoever may return it. */
const back = ({ may, author }: Pick<Proposal, 'may' | 'author'>): string =>
  may.includes('RETURN')
    ? say('studio.read_only.return', {
        act: say('studio.act.return'),
        view: say('studio.view.changes'),
      })
    : say('studio.read_only.ask_return', { name: author.name });
