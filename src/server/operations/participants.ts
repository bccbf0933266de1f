import type { Schema } from '#/contract/schema.ts';
import { mayOn } from '#/domain/access/mayOn.ts';
import type { Actor } from '../ports/actor.ts';
import type { TenantDb } from '../database/withTenant.ts';
import type { FoundOperation } from './findOperation.ts';

/**
 * The people of an operation: the ordering party, and everybody whose role on the account lets them
 * act on such orders. Who sees their own orders only sees themselves; an e-mail address is shown to
 * its owner and to staff.
 */
export async function readParticipants(
  db: TenantDb,
  actor: Actor,
  { row, isNarrowed }: FoundOperation,
): Promise<Schema<'AccountIntervener'>[]> {
  const parties = await db
    .selectFrom('interveners')
    .leftJoin('account_interveners as party', (join) =>
      join
        .onRef('party.uuid_intervener', '=', 'interveners.uuid')
        .on('party.uuid_account', '=', row.uuid_account),
    )
    .select([
      'interveners.uuid',
      'interveners.type',
      'interveners.name',
      'interveners.lastname_1',
      'interveners.lastname_2',
      'interveners.intervener_status',
      'interveners.email',
      'party.account_intervener_role',
      'party.since',
    ])
    .where(({ eb, or }) =>
      or([
        eb('party.uuid_account', '=', row.uuid_account),
        ...(row.ordered_by ? [eb('interveners.uuid', '=', row.ordered_by)] : []),
      ]),
    )
    .orderBy('party.since')
    .orderBy('interveners.uuid')
    .orderBy('party.account_intervener_role')
    .execute();
  const isOrderer = ({ uuid }: Party) => uuid === row.ordered_by;
  const seen = parties
    .filter((party) => isOrderer(party) || actsOn(party))
    .filter(({ uuid }) => !isNarrowed || uuid === actor.intervenerUuid)
    .sort((left, right) => Number(isOrderer(right)) - Number(isOrderer(left)));
  return onceEach(seen).map((party) => toParticipant(party, actor));
}

interface Party {
  uuid: string;
  type: 'F' | 'J';
  name: string;
  lastname_1: string | null;
  lastname_2: string | null;
  intervener_status: string;
  email: string | null;
  account_intervener_role: string | null;
  since: string | null;
}

/** Roles that may take an order back act on it; contributors act on their own alone. */
function actsOn({ account_intervener_role: role }: Party): boolean {
  const permission = role === null ? 'no' : mayOn(role, 'cancel_order');
  return permission !== 'no' && permission !== 'own_only' && permission !== 'own_order';
}

const onceEach = (parties: Party[]): Party[] =>
  parties.filter(({ uuid }, index) => parties.findIndex((each) => each.uuid === uuid) === index);

function toParticipant(party: Party, actor: Actor): Schema<'AccountIntervener'> {
  const { uuid, type, name, lastname_1, lastname_2, email, since } = party;
  const maySee = actor.kind === 'staff' || actor.intervenerUuid === uuid;
  const role = party.account_intervener_role as Schema<'IntervenerRole'> | null;
  return {
    uuid,
    type,
    name,
    lastname_1,
    lastname_2,
    intervener_status: party.intervener_status as Schema<'IntervenerStatus'>,
    email: maySee ? email : null,
    ...(role && { account_intervener_role: { role, since } }),
  };
}
