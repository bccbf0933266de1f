import type { Binding, Text } from '#/language/binding.ts';
import { holds, type Condition } from '#/language/condition.ts';
import { sentence, type Words } from '#/language/format.ts';
import type { Scope } from '#/language/scope.ts';
import { addressOf } from '../address.ts';
import { Link } from '../Link.tsx';
import { ordered } from './block.ts';

interface CardAction {
  order: number;
  label: Text;
  to: string;
  values?: Record<string, Binding>;
  when?: Condition;
}

interface CardActionsProps {
  actions: Record<string, CardAction>;
  /** What they are about: links of the same words lead to different places. */
  of: string;
  scope: Scope;
  words: Words;
}

/** What can be done with one thing of a list; only what is allowed now. */
export function CardActions({ actions, of, scope, words }: CardActionsProps) {
  const offered = ordered(actions).filter(([, { when }]) => !when || holds(when, scope));
  if (offered.length === 0) return null;
  return (
    <ul className="card-actions">
      {offered.map(([id, action]) => (
        <li key={id}>
          <Link className="button button--quiet button--small" to={addressOf(action, scope)}>
            <span>
              {sentence(action.label, scope, words)}
              <span className="visually-hidden"> {of}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
