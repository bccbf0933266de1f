import { labelOf } from '../files/labelOf.ts';
import { checkAddress } from '#/domain/people/checkAddress.ts';
import { changesOf, type Values } from '../people/changesOf.ts';
import { checkAccreditation } from '../people/checkAccreditation.ts';
import { reviewFatca } from '../people/declarations/reviewFatca.ts';
import { keepDraft } from '../people/drafts/keepDraft.ts';
import { openDrafts } from '../people/drafts/readDrafts.ts';
import { findPersonToChange } from '../people/findPerson.ts';
import { addressFields, findAddress, toAddress, type AddressRow } from '../people/readAddresses.ts';
import { todayOf } from '../positions/loadPortfolio.ts';
import { unprocessable } from '../kernel/httpError.ts';
import type { Handler } from '../ports/handler.ts';
import { releasedIn } from '../tenants/releasedCodes.ts';
import { spanishWords } from '../words/productSpeech.ts';

/**
 * Changes an address: a mailing address at once, the fiscal one as a draft that came with its
 * accreditation and waits to be validated. @source specification §5 'Profile changes'
 */
export const updateIntervenerAddress: Handler<'updateIntervenerAddress'> = (request) => {
  const { context, words, actor, tenant, path, body, inTenant } = request;
  return inTenant(async (db) => {
    const { row } = await findPersonToChange(db, actor, path.id, todayOf(context, actor));
    const find = () => findAddress(db, row.uuid, path.addressId);
    const { address: stored, fiscal } = await find();
    const { uuid_document, same_as_fiscal, ...sent } = body;
    if (same_as_fiscal && stored.kind === 'FISCAL')
      throw unprocessable([{ code: 'unknown_field', path: '/same_as_fiscal' }]);
    const wanted = same_as_fiscal && fiscal ? copyOf(fiscal) : wholeOf(stored, tidy(sent));
    const drafts = await openDrafts(db, row.uuid);
    const draft = drafts.find(({ uuid_address }) => uuid_address === stored.uuid);
    const document = uuid_document ?? draft?.uuid_document ?? undefined;
    const waiting = Object.fromEntries(
      (draft?.changes ?? []).map((each) => [each.field, each.new]),
    );
    const isListed = await releasedIn(context, tenant, db, ...ADDRESS_LISTS);
    const issues = checkAddress({ ...stored, ...waiting, ...wanted } as AddressRow, isListed);
    if (issues.length > 0) throw unprocessable(issues);
    const changes = changesOf({ ...stored }, wanted);
    if (stored.kind === 'MAILING' && changes.length > 0) {
      await db
        .updateTable('addresses')
        .set(Object.fromEntries(changes.map((change) => [change.field, change.new])))
        .where('uuid', '=', stored.uuid)
        .execute();
      await reviewFatca(context, db, row.uuid);
    }
    if (stored.kind === 'FISCAL' && (changes.length > 0 || draft)) {
      if (changes.length > 0) await checkAccreditation(db, row.uuid, document);
      await keepDraft(db, {
        intervener: row.uuid,
        section: 'ADDRESS',
        address: stored.uuid,
        stored: { ...stored },
        wanted,
        document,
        by: actor.userId!,
        at: context.now(),
        uuid: context.id(),
      });
    }
    const now = await find();
    return { data: { address: toAddress(now.address, words, now.fiscal) } };
  });
};

const ADDRESS_LISTS = ['street-types', 'countries', 'provinces'] as const;

/** What the fiscal address says, for an address that is to say the same. */
const copyOf = (fiscal: AddressRow): Values =>
  Object.fromEntries(addressFields.map((field) => [field, fiscal[field]]));

/**
 * Whoever says street, town, postal code and country says all of an address: the door of the house before is none of it.
 * Nobody is asked for a region beside a province: it follows it.
 */
function wholeOf(stored: AddressRow, wanted: Values): Values {
  const isWhole = WHOLE.every((field) => wanted[field] !== undefined);
  const none = Object.fromEntries(addressFields.map((field) => [field, null]));
  const { key_state } = wanted;
  if (wanted.state || !key_state) return isWhole ? { ...none, ...wanted } : wanted;
  const isSame = key_state === stored.key_state;
  const state = isSame ? stored.state : labelOf(spanishWords(), 'provinces', String(key_state));
  return { ...(isWhole && none), ...wanted, state };
}

const WHOLE = ['street_1', 'city', 'postal_code', 'country'] as const;

const tidy = (sent: Values): Values =>
  Object.fromEntries(
    Object.entries(sent).map(([field, value]) => [
      field,
      typeof value === 'string' ? value.trim() : value,
    ]),
  );
