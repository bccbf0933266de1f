import type { Scalar } from '#/language/expressions/condition.ts';
import type { Obstacle } from '#/language/documents/choices.ts';
import { effective } from '#/language/effective.ts';
import type { Property } from '#/language/documents/form.ts';
import type { Scope } from '#/language/expressions/scope.ts';
import { sentence, type Localization } from '#/language/presentation/format.ts';
import { obstaclesOf, offeredBy } from '#/language/validation/offered.ts';
import type { FormContext } from '../fields/formContext.ts';
import type { FormStore } from '../fields/formStore.ts';
import { addressOf } from '../links/address.ts';
import { noneOf, type Asked } from '#/language/widgets/asked.ts';
import { isOfferedCode } from '#/language/widgets/isOfferedCode.ts';

export interface Choice {
  /** Nothing where the answer is to be none. */
  value: Scalar | undefined;
  /** The value as the control carries it. */
  key: string;
  label: string;
  hint?: string;
  /** Other words by which it is found, and which nobody reads. */
  keywords?: string;
  /** What keeps it from being chosen now, each with the way out of it. */
  obstacles?: Told[];
}

/** A reason in words, and where its remedy is. */
export interface Told {
  reason: string;
  remedy?: { label: string; to: string };
}

/** What is offered of a field in order, before the others what is chosen by who chooses none of them. */
export function choicesOf(
  asked: Asked,
  context: Pick<FormContext, 'words' | 'say' | 'store'>,
): Choice[] {
  const offered = listed(asked, context);
  const none = noneOf(asked);
  if (none === undefined || offered.length === 0) return offered;
  return [{ value: undefined, key: '', label: context.say(none) }, ...offered];
}

/** Its own labels first, then its code list's, then the bare value. */
function listed(
  { field, property }: Asked,
  { words, say, store }: Pick<FormContext, 'words' | 'say' | 'store'>,
): Choice[] {
  const { options = {}, codes, choices } = field;
  if (choices) {
    const all = offeredBy({ field, property }, counted(store)) ?? [];
    return all.map(({ value, scope, obstacles }) => ({
      value,
      key: String(value),
      label: sentence(choices.label, scope, words),
      hint: choices.hint && sentence(choices.hint, scope, words),
      obstacles: spoken(obstacles, scope, words),
    }));
  }
  const seen = field.unavailable && counted(store);
  const list = codes ? (words.codes?.(codes)?.items ?? {}) : {};
  const values =
    property.enum ?? (property.items as Property | undefined)?.enum ?? Object.keys(list);
  return (values as Scalar[])
    .filter((value) => isOfferedCode(String(value), field, list))
    .map((value) => {
      const key = String(value);
      const option = Object.hasOwn(options, key) ? options[key] : undefined;
      const code = Object.hasOwn(list, key) ? list[key] : undefined;
      const told = option?.label ?? code?.label ?? key;
      const hint = option?.hint ?? code?.hint;
      return {
        value,
        key,
        order: option?.order ?? code?.order ?? Infinity,
        label: say(told),
        hint: hint && say(hint),
        keywords: code?.keywords,
        obstacles: seen && spoken(obstaclesOf(field, value, seen), seen, words),
      };
    })
    .sort((a, b) => (a.order === b.order ? 0 : a.order - b.order));
}

const spoken = (obstacles: Obstacle[], scope: Scope, words: Localization): Told[] =>
  obstacles.map(({ reason, remedy }) => ({
    reason: sentence(reason, scope, words),
    remedy: remedy && {
      label: sentence(remedy.label, scope, words),
      to: addressOf(remedy, scope),
    },
  }));

/** Hidden answers count for nothing. */
const counted = (store: FormStore): Scope => {
  const scope = store.scope();
  return { ...scope, answers: effective(store.document, scope).answers };
};

/** The answer behind a control's text: its own type comes back from the property. */
export function valueOfKey(property: Property, key: string): Scalar | undefined {
  const values = property.enum ?? (property.items as Property | undefined)?.enum;
  return values ? values.find((value) => String(value) === key) : key || undefined;
}
