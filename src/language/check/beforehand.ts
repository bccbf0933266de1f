import type { FormDocument } from '../documents/form.ts';
import type { CallLocks } from '../documents/locksDocument.ts';
import { segments, step } from '../values/pointer.ts';
import type { Diagnostic } from '../values/diagnostic.ts';
import type { SentMember } from '../requests/sentMembers.ts';
import { whyUnruled } from './columnRules.ts';
import { error } from './context.ts';
import { valuesOf } from './options.ts';

/**
 * Nothing regulated is answered before the person does: no default where there is a choice, and what is filled in
 * is what the same person said of the same thing before.
 */
export function checkBeforehand(
  form: FormDocument,
  entry: CallLocks,
  sent: SentMember[],
): Diagnostic[] {
  return sent.flatMap(({ member, answer }) => {
    const asked = Object.hasOwn(entry.members ?? {}, member) ? entry.members![member] : undefined;
    if (answer === undefined || !(entry.whole || asked)) return [];
    const property = form.data.properties[answer];
    const load = form.load?.answers[answer];
    const mayStand = property !== undefined && valuesOf(property).length === 1 && !asked?.blank;
    // An answer whose rule is missing is told with that: by it, what was said before is left out.
    if (property && whyUnruled(property, asked ?? {})) return [];
    const isOwn = load !== undefined && segments(load.from).at(-1) === member;
    return [
      ...(property?.default === undefined || mayStand
        ? []
        : [
            error(
              `/data/properties${step(answer)}/default`,
              `que «${member}» no venga respondido de antemano.`,
            ),
          ]),
      ...(load !== undefined && (asked?.blank || !isOwn || load.default !== undefined)
        ? [
            error(
              `/load/answers${step(answer)}`,
              asked?.blank
                ? `que «${member}» no venga respondido de antemano.`
                : `que «${member}» sólo se rellene con lo que la persona dijo antes.`,
            ),
          ]
        : []),
    ];
  });
}
