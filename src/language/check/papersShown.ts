import type { BlockOptions } from '../blocks/index.ts';
import { isOfType } from '../blocks/isOfType.ts';
import type { Block } from '../documents/block.ts';
import type { FormDocument } from '../documents/form.ts';
import type { CallLocks } from '../documents/locksDocument.ts';
import type { SentMember } from '../requests/sentMembers.ts';
import { step } from '../values/pointer.ts';
import type { Diagnostic } from '../values/diagnostic.ts';
import { locate } from '../contract/locate.ts';
import { answerSchema } from '../contract/scopeSchema.ts';
import { error, type Context } from './context.ts';

/**
 * What somebody confirms to have read is beside the box to tick: on the same step a list of files, of all rows that the
 * call says, that are opened without leaving the order.
 */
export function checkPapersShown(
  form: FormDocument,
  { members = {} }: CallLocks,
  sent: readonly SentMember[],
  { contract }: Context,
): Diagnostic[] {
  const steps = new Map<string, string>();
  for (const { member, answer } of sent) {
    const list = Object.hasOwn(members, member) ? members[member]!.shows : undefined;
    const place = Object.keys(form.steps).find(
      (id) => answer !== undefined && Object.hasOwn(form.steps[id]!.fields, answer),
    );
    if (list !== undefined && place !== undefined) steps.set(place, list);
  }
  return [...steps].flatMap(([id, list]) => {
    const lists = Object.entries(form.calls ?? {})
      .filter(([, { call }]) => locate(contract, answerSchema(contract, call), list).found)
      .map(([name]) => `/data${step(name)}${list}`);
    const files = Object.entries(form.steps[id]!.blocks ?? {}).flatMap(([name, block]) =>
      isOfType(block, 'fileList') ? [{ name, block }] : [],
    );
    const own = files.find(({ block }) => lists.includes(block.rows));
    const at = `/steps${step(id)}`;
    const other = files[0] && `${at}/blocks${step(files[0].name)}/rows`;
    return own
      ? unread(own.block, `${at}/blocks${step(own.name)}`)
      : [
          error(
            other ?? at,
            `que «${id}» enseñe lo que se confirma haber leído: una «fileList» de «${lists[0] ?? `…${list}`}».`,
          ),
        ];
  });
}

type Files = Block & BlockOptions['fileList'];

function unread({ when, only, opens, files }: Files, at: string): Diagnostic[] {
  if (when ?? only)
    return [
      error(
        `${at}/${when ? 'when' : 'only'}`,
        'que se vean siempre todos los documentos que se confirma haber leído.',
      ),
    ];
  if (opens !== true)
    return [
      error(at, 'que los documentos se abran donde se confirma haberlos leído: falta «opens».'),
    ];
  return Object.values(files).some(({ fetch }) => !fetch.when)
    ? []
    : [error(`${at}/files`, 'que todos los documentos puedan abrirse: cada «fetch» tiene «when».')];
}
