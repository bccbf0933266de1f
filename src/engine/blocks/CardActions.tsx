import type { Binding, Text } from '#/language/expressions/binding.ts';
import type { Condition } from '#/language/expressions/condition.ts';
import { sentence, type Localization } from '#/language/presentation/format.ts';
import type { Scope } from '#/language/expressions/scope.ts';
import { addressOf } from '../links/address.ts';
import { Link } from '../links/Link.tsx';
import { useOffers } from '../links/offered.ts';
import { ordered } from './block.ts';
import { PressButton, type CardPress } from './PressButton.tsx';
import './cardActions.css';

export interface CardAction {
  order: number;
  label: Text;
  to: string;
  values?: Record<string, Binding>;
  when?: Condition;
}

interface CardActionsProps {
  actions: Record<string, CardAction>;
  presses?: Record<string, CardPress>;
  /** What they are about: links of the same words lead to different places. */
  of: string;
  scope: Scope;
  words: Localization;
}

/** What can be done with one thing of a list; only what is allowed now. */
export function CardActions({ actions, presses = {}, of, scope, words }: CardActionsProps) {
  const offers = useOffers();
  const offered = ordered(actions).filter(([, action]) => offers(action, scope));
  const pressed = ordered(presses).filter(([, press]) => offers(press, scope));
  if (offered.length + pressed.length === 0) return null;
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
      {pressed.map(([id, press]) => (
        <li key={id}>
          <PressButton press={press} of={of} scope={scope} words={words} />
        </li>
      ))}
    </ul>
  );
}
