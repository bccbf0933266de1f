import { isOwnAddress } from '#/engine/links/address.ts';
import { blockedAddress } from '#/language/values/addresses.ts';
import { holds } from '#/language/expressions/condition.ts';
import { read } from '#/language/values/pointer.ts';
import type { Text } from '#/language/expressions/binding.ts';
import type { IconName } from '#/language/values/icons.ts';
import type { Scope } from '#/language/expressions/scope.ts';
import type { MenuEntry } from '#/language/documents/tenantDocuments.ts';

/** An entry of the navigation as it stands for this person now. */
export interface Link {
  id: string;
  label: Text;
  icon: IconName;
  to: string;
  /** The address whose page this entry stands for; `to` may lead elsewhere for a while. */
  place: string;
  /** A count above zero. */
  badge?: number;
  /** What it stands under in the menu, together with its neighbours that say the same. */
  group?: Text;
}

/** Entries that hold now, in order, with their counts. */
export function linksOf(
  entries: Record<string, MenuEntry>,
  scope: Scope,
  mayOpen?: (to: string) => boolean,
): Link[] {
  return Object.entries(entries)
    .filter(([, { to, when }]) => isOwnAddress(to) && (!when || holds(when, scope)))
    .filter(([, { to }]) => mayOpen?.(to) !== false)
    .sort(([, a], [, b]) => a.order - b.order)
    .map(([id, { label, icon, to, badge, group }]) => ({
      id,
      label,
      icon,
      to,
      place: to,
      badge: countAt(badge, scope),
      group,
    }));
}

/**
 * The sections of header and bottom menu. Who has neither e-mail nor mobile phone, and would
 * otherwise see every section, is led to the page that says so.
 * @source specification §2.4 'Visibility rules'
 */
export function sectionsOf(...given: Parameters<typeof linksOf>): Link[] {
  const [, scope] = given;
  const links = linksOf(...given);
  const { showOperate, hasContact, isStaff } = scope.facts ?? {};
  return showOperate === true && hasContact === false && isStaff !== true
    ? links.map((link) => ({ ...link, to: blockedAddress }))
    : links;
}

/** Neighbours that stand under the same words, in order. */
export function groupsOf(links: readonly Link[]): { group?: Text; links: Link[] }[] {
  const groups: { group?: Text; links: Link[] }[] = [];
  for (const link of links) {
    const last = groups.at(-1);
    if (last && isSame(last.group, link.group)) last.links.push(link);
    else groups.push({ group: link.group, links: [link] });
  }
  return groups;
}

const isSame = (one: Text | undefined, other: Text | undefined) =>
  JSON.stringify(one) === JSON.stringify(other);

/** Whether an address belongs to a path: the path itself or something below it. */
export function isCurrent(to: string, pathname: string): boolean {
  return pathname === to || pathname.startsWith(`${to}/`);
}

function countAt(pointer: string | undefined, scope: Scope): number | undefined {
  const count = pointer ? read(scope, pointer) : undefined;
  return typeof count === 'number' && count > 0 ? count : undefined;
}
