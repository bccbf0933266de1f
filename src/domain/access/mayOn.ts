import { actions, type Action } from './actions.ts';
import { matrix, type Actor, type Permission } from './matrix.ts';

/**
 * What a role may do: 'yes', 'no', or the condition under which it may. Unknown roles and actions
 * are 'no'.
 * @source specification §6
 */
export function mayOn(role: string, action: string): Permission {
  if (!isActor(role) || !isAction(action)) return 'no';
  return matrix[role][action] ?? 'no';
}

/** What somebody with several roles on one account may do: the most that one of them allows. */
export function mayWithAny(roles: readonly string[], action: Action): Permission {
  const permissions = roles.map((role) => mayOn(role, action));
  if (permissions.includes('yes')) return 'yes';
  return permissions.find((permission) => permission !== 'no') ?? 'no';
}

function isActor(role: string): role is Actor {
  return Object.hasOwn(matrix, role);
}

function isAction(action: string): action is Action {
  return (actions as readonly string[]).includes(action);
}
