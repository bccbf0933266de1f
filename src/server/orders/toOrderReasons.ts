import type { Schema } from '#/contract/schema.ts';
import type { Issue } from '#/domain/kernel/issue.ts';
import type { TermKey } from '#/domain/operations/changes/changedTerms.ts';
import { remedyOf } from '#/domain/operations/terms/orderRemedies.ts';
import type { CodesDocument } from '#/language/documents/tenantDocuments.ts';
import type { TenantDb } from '../database/withTenant.ts';
import type { Words } from '../kernel/words.ts';
import type { Context } from '../ports/context.ts';
import type { Tenant } from '../ports/tenant.ts';
import { releasedCodes } from '../tenants/releasedCodes.ts';
import { labels } from './termWords.ts';
import { wordCode } from '../words/productWords.ts';
import { toValues } from '../words/toValues.ts';

type Reason = Schema<'OrderReason'>;

/** Says reasons, each with what can be done about it, in the words of the release. */
export type SayReasons = (issues: readonly Issue[]) => Reason[];

/** How reasons of orders are said to a reader; pages to go to are those of the release. */
export async function readReasonWords(
  context: Pick<Context, 'published'>,
  tenant: Pick<Tenant, 'release'>,
  db: TenantDb,
  words: Words,
): Promise<SayReasons> {
  const list = await releasedCodes(context, tenant, 'remedies', db);
  return (issues) => issues.map((issue) => toReason(issue, list, words));
}

function toReason(issue: Issue, remedies: CodesDocument, words: Words): Reason {
  const { code: key, path, params } = issue;
  return {
    key,
    text: said(issue, words),
    ...(path && { path }),
    ...(params && { params }),
    remedy: toRemedy(issue, remedies, words),
  };
}

/** A sentence that only says what must be is told of the term that it is about. */
function said({ code, path, params }: Issue, words: Words): string {
  const text = words(wordCode(code), toValues(params));
  const term = path.slice(1);
  if (!isTerm(term) || !/^\p{Ll}/u.test(text)) return text;
  return words('operation.reason_about', { field: { words: labels[term] }, said: text });
}

const isTerm = (name: string): name is TermKey => Object.hasOwn(labels, name);

function toRemedy(issue: Issue, { items }: CodesDocument, words: Words): Reason['remedy'] {
  const key = remedyOf(issue);
  if (!key) return null;
  const item = Object.hasOwn(items, key) ? items[key] : undefined;
  const text = words.value({ list: 'remedies', code: key });
  return { key, text, to: typeof item?.to === 'string' ? item.to : null };
}
