import type { FormDocument, Property } from '../documents/form.ts';
import type { CallLocks } from '../documents/locksDocument.ts';
import type { SentMember } from '../requests/sentMembers.ts';
import { segments, step } from '../values/pointer.ts';
import type { Diagnostic } from '../values/diagnostic.ts';
import { error } from './context.ts';

const RULE = 'tin-validator';

/** A tax number that the call takes for one country is judged by that country, or by one that the form asks for. */
export function checkNumberCountries(
  form: FormDocument,
  { members = {} }: CallLocks,
  sent: readonly SentMember[],
): Diagnostic[] {
  return sent.flatMap(({ member, answer }) => {
    const country = Object.hasOwn(members, member) ? members[member]!.country : undefined;
    const property = answer === undefined ? undefined : form.data.properties[answer];
    if (country === undefined || !property || !isJudged(property)) return [];
    return isOf(countryOf(property), country)
      ? []
      : [
          error(
            `/data/properties${step(answer!)}/${RULE}/country`,
            `que «${member}» sea un número de «${country}»: ponga { "const": "${country}" }.`,
          ),
        ];
  });
}

const isJudged = (property: Property) => Object.hasOwn(property, RULE);

const countryOf = (property: Property) => (property[RULE] as { country?: unknown }).country;

/** A neighbour that is asked for, an answer, or always this one. */
function isOf(option: unknown, country: string): boolean {
  if (typeof option !== 'object' || option === null) return true;
  const { const: always, from } = option as { const?: string; from?: string };
  return from === undefined ? always === country : segments(from)[0] === 'answers';
}

/** Rows that are told apart by their country ask each for its own number: another country judges none of them. */
export function checkRowCountries({ data }: FormDocument): Diagnostic[] {
  return Object.entries(data.properties).flatMap(([name, { items, distinct }]) => {
    if (items?.type !== 'object' || typeof distinct !== 'string') return [];
    return Object.entries(items.properties as Record<string, Property>)
      .filter(([column, property]) => column !== distinct && isJudged(property))
      .filter(([, property]) => isApart(countryOf(property)))
      .map(([column]) =>
        error(
          `/data/properties${step(name)}/items/properties${step(column)}/${RULE}/country`,
          `Cada fila pide su país: el número es del que se elija en «${distinct}». Ponga "country": "${distinct}".`,
        ),
      );
  });
}

/** It names nothing of the row. */
const isApart = (option: unknown) => typeof option === 'object' && option !== null;
