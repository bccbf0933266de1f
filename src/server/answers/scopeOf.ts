import { mergeIntervener } from '#/contract/mergeIntervener.ts';
import { factsOf } from '#/domain/facts/factsOf.ts';
import type { FactInput } from '#/domain/facts/factInput.ts';
import { segments } from '#/language/values/pointer.ts';
import type { FormDocument } from '#/language/documents/form.ts';
import type { Scope } from '#/language/expressions/scope.ts';
import type { Actor } from '../ports/actor.ts';
import type { Context } from '../ports/context.ts';
import { withTenant } from '../database/withTenant.ts';
import { findIntervener } from '../interveners/findIntervener.ts';
import { todayOf } from '../positions/loadPortfolio.ts';
import { publicConfiguration } from '../tenants/publicConfiguration.ts';
import { readMe } from './readMe.ts';

/**
 * What conditions and limits of a form read, as the server knows it now: nothing of it is sent. A guest's
 * form reads of the tenant alone, and a form of staff no more than that they are: which client they look at is no
 * part of a request.
 */
export async function scopeOf(context: Context, actor: Actor): Promise<Scope> {
  const { intervenerUuid, tenant } = actor;
  const published = publicConfiguration(context.config, tenant);
  const { initial_configuration: settings, id, name, display_name } = published;
  const shown = { ...settings, id, name, display_name };
  const isStaff = actor.kind === 'staff';
  if (isStaff) return { tenant: shown, facts: { isStaff, today: todayOf(context, actor) } };
  if (!intervenerUuid) return { tenant: shown };
  const me = await withTenant(context.db, tenant.id, async (db) => {
    const row = await findIntervener(db, actor, intervenerUuid);
    return readMe(context, db, actor, row, tenant.words());
  });
  const { intervener, ...area } = me.private_area;
  const known = { ...area, user: me.user, intervener: mergeIntervener(intervener) };
  const input = { me: known, tenant: settings, now: context.now().toISOString() } as FactInput;
  return {
    me: known,
    tenant: shown,
    facts: factsOf({ ...input, viewer: 'self' }),
  };
}

/** The parameters of the page that a form's call was given from: read back out of the request. */
export function routeOf(
  { submit }: FormDocument,
  request: { path: object; query: object; body: unknown },
): NonNullable<Scope['route']> {
  const route = { name: '', path: '', params: {}, query: {} } as NonNullable<Scope['route']>;
  for (const part of ['path', 'query', 'body'] as const) {
    const given = (request[part] ?? {}) as Record<string, unknown>;
    for (const [name, value] of Object.entries(submit?.input?.[part] ?? {})) {
      if (value === null || typeof value !== 'object') continue;
      const [root, kind, parameter] = segments(value.from);
      const isRoute = root === 'route' && (kind === 'params' || kind === 'query') && parameter;
      if (isRoute && Object.hasOwn(given, name)) route[kind][parameter] = String(given[name]);
    }
  }
  return route;
}
