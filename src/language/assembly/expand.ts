import { REVIEW } from '../documents/form.ts';
import type { FormFile, PartDocument } from '../documents/part.ts';
import { didYouMean } from '../grammar/validateGrammar.ts';
import { isUnder } from '../locks/lockedIn.ts';
import type { Diagnostic } from '../values/diagnostic.ts';
import { isObject } from '../values/mergePatch.ts';
import { read, step } from '../values/pointer.ts';
import { usesOf, type Use } from './usesOf.ts';

/** A part with the file that says it. */
export interface Part {
  file: string;
  value: PartDocument;
}

/** A node of an expanded form that another document gave, and where it is written. */
export interface Origin {
  at: string;
  /** The document, `<kind>/<id>`: a part, or the list of questions. */
  key: string;
  file: string;
  pointer: string;
}

/**
 * Puts into a form the parts that it uses: their questions, rules, step and members of the body, and the columns of
 * its rows. Nothing is replaced: a name that is there already is a fault. The file's value is not changed.
 * @returns the form as it is served, what came from where, and faults that point into the form's file
 */
export function expand(
  file: FormFile,
  parts: ReadonlyMap<string, Part>,
): { form: FormFile; origins: Origin[]; faults: Diagnostic[] } {
  const uses = usesOf(file);
  if (uses.length === 0 && !file.uses) return { form: file, origins: [], faults: [] };
  const form = structuredClone(file);
  const origins: Origin[] = [];
  const faults = uses.flatMap((use) => {
    const part = parts.get(use.part);
    // Where it is used, whatever comes of it: no node of what is served has such a pointer.
    if (part)
      origins.push({ at: `${use.at}/part`, key: `part/${use.part}`, file: part.file, pointer: '' });
    const why = part ? unfit(use, part.value) : unknown(use, parts);
    if (!part || why) return [fault(`${use.at}/part`, why!)];
    if (!isPlaced(form, use)) return tellNowhere(form, use, uses);
    return put(form, use, part, origins).map((said) => fault(use.at, said));
  });
  delete form.uses;
  for (const { items } of Object.values(form.data.properties))
    if (items) Reflect.deleteProperty(items, 'part');
  return { form, origins, faults };
}

const fault = (pointer: string, message: string): Diagnostic => ({
  pointer,
  message,
  severity: 'error',
});

const unknown = ({ part }: Use, parts: ReadonlyMap<string, Part>) =>
  `La parte «${part}» no existe.${didYouMean(part, [...parts.keys()])}`;

function unfit({ part, as, order, place }: Use, given: PartDocument): string | undefined {
  const { step: page, body, blocks, calls, done, row, add, fields = {} } = given;
  if (as === 'columns')
    return page || body || blocks || calls || done
      ? `«${part}» no son columnas de una fila: tiene «step», «body», «blocks», «calls» o «done».`
      : undefined;
  if ((row ?? add) !== undefined) return `«${part}» no son columnas, y de ellas son «row» y «add».`;
  if (as === 'within') {
    if (page) return `«${part}» es una página, y no lleva «in».`;
    if (place === REVIEW && given.properties)
      return `En la revisión no se pregunta: «${part}» va en un paso.`;
    const placeless = Object.keys(fields).find((name) => fields[name]!.order === undefined);
    return placeless === undefined
      ? undefined
      : `Diga en «order» el lugar de «${placeless}» de «${part}» en el paso.`;
  }
  if (page) return order === undefined ? `Diga en «order» el lugar de «${part}».` : undefined;
  return `«${part}» no es una página: diga en «in» el paso en que está${blocks && !given.properties ? `, o «${REVIEW}»` : ''}.`;
}

/** Whether what is shown within a step has it; the review of a form that had none of its own is begun. */
function isPlaced(form: FormFile, { place }: Use): boolean {
  if (place === REVIEW) {
    if (!isObject(form.review)) form.review = { blocks: {} };
    return true;
  }
  return place === undefined || Object.hasOwn(form.steps, place);
}

/** A step that is missing is told once, at the first part that stands in it, with the others. */
function tellNowhere(form: FormFile, use: Use, uses: readonly Use[]): Diagnostic[] {
  const within = uses.filter(({ place }) => place === use.place);
  if (within[0] !== use) return [];
  const said = `El formulario no tiene el paso «${use.place}».`;
  const near = didYouMean(use.place!, [...Object.keys(form.steps), REVIEW]);
  const names = within.map(({ part }) => `«${part}»`).join(', ');
  return within.length === 1
    ? [fault(`${use.at}/in`, said + near)]
    : [fault('/uses', `${said} En él están ${names}.${near}`)];
}

/** What a use brings goes into its tables; says what cannot. */
function put(form: FormFile, use: Use, part: Part, origins: Origin[]): string[] {
  const taken = new Map<string, string | undefined>();
  for (const { at, from, entries } of use.tables(part.value)) {
    const names = Object.keys(entries);
    if (names.length === 0) continue;
    const table = tableAt(form, at);
    if (!table && at.startsWith('/submit'))
      return [
        `La parte «${use.part}» dice qué envía y el formulario no: falta «submit.input.body».`,
      ];
    if (!table) continue;
    for (const name of names) {
      const here = at + step(name);
      if (Object.hasOwn(table, name)) {
        const by = origins.findLast((other) => isUnder(here, other.at))?.key;
        // Shown in two places, blocks read and send once.
        const isItsOwn =
          use.as === 'within' && !at.endsWith('/blocks') && by === `part/${use.part}`;
        if (!isItsOwn) taken.set(name, by);
      } else {
        table[name] = structuredClone(entries[name]);
        origins.push({ at: here, key: `part/${use.part}`, file: part.file, pointer: from(name) });
      }
    }
  }
  return taken.size === 0 ? [] : [clash(use.part, [...taken])];
}

/** A table of the form; one that may be left out is begun, but for the body, without which the answers are the body. */
function tableAt(form: FormFile, at: string): Record<string, unknown> | undefined {
  const table = read(form, at);
  if (isObject(table)) return table;
  const cut = at.lastIndexOf('/');
  const parent = read(form, at.slice(0, cut));
  if (!isObject(parent) || at.startsWith('/submit')) return undefined;
  return (parent[at.slice(cut + 1)] = {}) as Record<string, unknown>;
}

function clash(part: string, taken: [name: string, by: string | undefined][]): string {
  const [[, by]] = taken as [[string, string | undefined]];
  const names = taken.map(([name]) => `«${name}»`).join(', ');
  const other = by === undefined ? 'el formulario' : `la parte «${by.replace('part/', '')}»`;
  return `La parte «${part}» y ${other} dan los dos ${names}: cada nombre está una sola vez.`;
}
