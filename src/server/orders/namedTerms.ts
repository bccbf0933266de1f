import { orderTerms, type ChangedTerm } from '#/domain/operations/changes/changedTerms.ts';
import type { TenantDb } from '../database/withTenant.ts';
import { maskIban } from '../kernel/maskIban.ts';
import { readProducts } from '../products/readProducts.ts';
import { readEntityName } from '../reference/managers.ts';

/**
 * Terms that point at something by the name that it has now: products and entities as they are called, bank accounts
 * by the ends of their IBAN, since what is kept is read by more than may see them.
 */
export async function withNames(
  db: TenantDb,
  terms: readonly ChangedTerm[],
): Promise<ChangedTerm[]> {
  const named: ChangedTerm[] = [];
  for (const term of terms) {
    const name = namers[orderTerms[term.key as keyof typeof orderTerms] ?? ''];
    const [before, after] = name
      ? [await nameBy(name, db, term.before), await nameBy(name, db, term.after)]
      : [term.before, term.after];
    named.push({ ...term, before, after });
  }
  return named;
}

type Namer = (db: TenantDb, key: string) => Promise<string | null>;

const nameBy = async (name: Namer, db: TenantDb, key: string | null) =>
  key === null ? null : name(db, key);

const namers: Readonly<Record<string, Namer>> = {
  bank: readMaskedIban,
  product: async (db, key) => (await readProducts(db)).get(key)?.name_product ?? key,
  entity: (db, key) => readEntityName(db, { xt_entity: key }),
};

async function readMaskedIban(db: TenantDb, uuid: string): Promise<string | null> {
  const bank = await db
    .selectFrom('bank_accounts')
    .select('iban_code')
    .where('uuid', '=', uuid)
    .executeTakeFirst();
  return bank ? maskIban(bank.iban_code) : null;
}
