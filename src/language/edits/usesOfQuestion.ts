import { readBeside } from '../keywords/neighbours.ts';
import { objectAt, own, toObject, type Json } from '../lenses/json.ts';
import { valueOf, type Documents } from '../lenses/documents.ts';
import { siteOf, type QuestionId, type QuestionSite } from '../lenses/questionSite.ts';
import { isUnder } from '../locks/lockedIn.ts';
import { isObject } from '../values/mergePatch.ts';
import { read, step } from '../values/pointer.ts';
import { isAboutColumn } from './columnReads.ts';

/** A place outside a question that speaks of it. */
export interface Use {
  in: string;
  pointer: string;
  /** `named`: goes with the question (its page, its rules, what is sent, examples). `read`: something else hangs on it. */
  as: 'named' | 'read';
}

/** Who refers to a question: in its own document, and the first answers that screens give to the form. */
export function usesOfQuestion(documents: Documents, id: QuestionId): Use[] {
  const document = valueOf(documents, id.in);
  const site = siteOf(id);
  const said: Use[] = [];
  const tell = (pointer: string, as: Use['as'], key = id.in) => said.push({ in: key, pointer, as });
  scan(document, '', (pointer, value) => {
    if (isUnder(pointer, site.property) || isUnder(pointer, site.field)) return;
    const name = pointer.slice(pointer.lastIndexOf('/') + 1);
    if (isNamed(pointer, name, site, id)) tell(pointer, 'named');
    else if (typeof value === 'string' && reads(value, pointer, site, id)) {
      const isSent = Object.values(site.sent).some((at) => isBoundIn(at, pointer));
      tell(pointer, isSent || isIssue(pointer) ? 'named' : 'read');
    }
  });
  for (const pointer of neighbours(document, site, id)) tell(pointer, 'read');
  if (id.column === undefined)
    for (const [key, pointer] of initials(documents, id)) tell(pointer, 'named', key);
  return [...said, ...usesOfPart(documents, id)];
}

/** Forms that use the part in which a question stands, and read it or say more of it. */
function usesOfPart(documents: Documents, id: QuestionId): Use[] {
  if (!id.in.startsWith('part/')) return [];
  const part = id.in.slice('part/'.length);
  const found: Use[] = [];
  for (const key of Object.keys(documents).filter((one) => one.startsWith('form/'))) {
    const form = valueOf(documents, key);
    const named: string[] = [];
    let isUsed = false;
    const site = siteOf({ ...id, in: key });
    scan(form, '', (pointer, value) => {
      const last = pointer.slice(pointer.lastIndexOf('/') + 1);
      if (last === 'part' && value === part) isUsed = true;
      else if (typeof value === 'string' ? reads(value, pointer, site, id) : false)
        named.push(pointer);
      else if (last === site.name && !pointer.startsWith('/uses/')) named.push(pointer);
    });
    if (isUsed) found.push(...named.map((pointer): Use => ({ in: key, pointer, as: 'read' })));
  }
  return found;
}

function scan(value: unknown, at: string, tell: (pointer: string, value: unknown) => void): void {
  tell(at, value);
  if (value !== null && typeof value === 'object')
    for (const [name, inner] of Object.entries(value)) scan(inner, at + step(name), tell);
}

/** Tables that name questions: rules, pages, first answers, answers of examples. */
function isNamed(
  pointer: string,
  name: string,
  { rules, name: own }: QuestionSite,
  id: QuestionId,
) {
  if (name !== own) return false;
  const below = pointer.startsWith(`${rules}/`) ? pointer.slice(rules.length) : '';
  if (/^\/[^/]+\/(show|require|limit)\/[^/]+$/.test(below)) return true;
  if (id.column !== undefined)
    return new RegExp(`^/examples/[^/]+/answers/${id.name}/\\d+/[^/]+$`).test(pointer);
  return /^(\/steps\/[^/]+\/fields|\/step\/fields|\/load\/answers|\/examples\/[^/]+\/answers)\/[^/]+$/.test(
    pointer,
  );
}

function reads(value: string, pointer: string, { answer }: QuestionSite, id: QuestionId): boolean {
  if (id.column === undefined) return isUnder(value, answer);
  const ofRows = new RegExp(`^/answers/${id.name}/\\d+/${id.column}$`).test(value);
  return ofRows || (isUnder(value, answer) && isAboutColumn(pointer, id.name));
}

/** `/submit/input/body/x/from`: the answer as it is. */
const isBoundIn = (at: string, pointer: string) =>
  pointer.startsWith(`${at}/`) && /^\/[^/]+\/from$/.test(pointer.slice(at.length));

export const isIssue = (pointer: string) => /^\/examples\/[^/]+\/issues\/\d+\/path$/.test(pointer);

/** Rules and widgets of other questions that name this one without a pointer. */
function neighbours(document: Json, site: QuestionSite, id: QuestionId): string[] {
  const table = (at: string) => Object.entries(toObject(read(document, at)));
  const isIt = (value: unknown) => value === site.name;
  const byRule = table(site.properties)
    .filter(([name]) => name !== site.name)
    .flatMap(([name, property]) =>
      namedBy(toObject(property), isIt, `${site.properties}${step(name)}`),
    );
  const byLimit = table(site.rules).flatMap(([rule, one]) =>
    Object.entries(objectAt(toObject(one), 'limit')).flatMap(([name, limits]) =>
      name === site.name
        ? []
        : namedBy(toObject(limits), isIt, `${site.rules}${step(rule)}/limit${step(name)}`),
    ),
  );
  const byWidget = table(site.fields)
    .filter(([name]) => name !== site.name)
    .flatMap(([name, field]) =>
      ['kind', 'province', 'country'].flatMap((option) =>
        isIt(own(toObject(field), option)) ? [`${site.fields}${step(name)}${step(option)}`] : [],
      ),
    );
  return [...byRule, ...byLimit, ...byWidget, ...columnRules(document, id)];
}

const namedBy = (table: Json, isIt: (value: unknown) => boolean, at: string): string[] =>
  Object.entries(table)
    .filter(([name, option]) => readBeside(name, option).some(isIt))
    .map(([name]) => at + step(name));

/** Rules over the list that name one of its columns. */
function columnRules(document: Json, { in: key, name, column }: QuestionId): string[] {
  if (column === undefined) return [];
  const { property } = siteOf({ in: key, name });
  const rows = toObject(read(document, property));
  return [
    ...(rows.distinct === column ? [`${property}/distinct`] : []),
    ...(objectAt(rows, 'shares').of === column ? [`${property}/shares/of`] : []),
  ];
}

/** First answers that a screen gives. */
const initials = (documents: Documents, { in: key, name }: QuestionId): [string, string][] =>
  Object.keys(documents)
    .filter((other) => other.startsWith('screen/'))
    .flatMap((screen) =>
      Object.entries(objectAt(valueOf(documents, screen), 'blocks'))
        .filter(([, block]) => isObject(block) && `form/${String(block.form)}` === key)
        .filter(([, block]) => own(objectAt(toObject(block), 'initial'), name) !== undefined)
        .map(([block]): [string, string] => [screen, `/blocks${step(block)}/initial${step(name)}`]),
    );
