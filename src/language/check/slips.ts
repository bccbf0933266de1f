import type { FormDocument } from '../documents/form.ts';
import { nearestWord } from '../values/nearestWord.ts';
import { segments, step } from '../values/pointer.ts';
import type { Diagnostic } from '../values/diagnostic.ts';
import { error } from './context.ts';
import { levelsOf } from './levels.ts';

/** One mistake of which a document speaks in many places. */
export interface Slip {
  fault: Diagnostic;
  /** Whether another fault of the document, found by this check, is there because of it. */
  follows: (fault: Diagnostic, check: string) => boolean;
}

/** Where a name has to stand: among the properties, the fields, the places of the steps. */
interface Table {
  names: readonly string[];
  at: (name: string) => string;
}

/**
 * Questions of a form that are called one thing in one place and almost the same in the others, or that are missing
 * in one of the places where each has to stand. It is told once: all else that is said of these names follows from it.
 */
export function slipsIn(form: FormDocument): Slip[] {
  return levelsOf(form).flatMap(({ root, properties, fields, at }) => {
    const tables: Table[] = [
      { names: Object.keys(fields), at: (name) => at.fields + step(name) },
      { names: Object.keys(properties), at: (name) => at.properties + step(name) },
      ...(root === 'answers' ? [placesOf(form)] : []),
    ];
    const all = [...new Set(tables.flatMap(({ names }) => names))];
    const partly = all.filter((name) => tables.some(({ names }) => !names.includes(name)));
    return partly.flatMap((wrong): Slip[] => {
      const [own, others] = [tablesOf(tables, wrong), tablesOf(tables, wrong, false)];
      const rights = partly.filter(
        (name) => name !== wrong && sameTables(tablesOf(tables, name), others),
      );
      const right = nearestWord(wrong, rights);
      if (right === undefined) {
        const why = lackOf(wrong, tables, own);
        const at = own.includes(tables[1]!) ? tables[1]! : own[0]!;
        return why === undefined
          ? []
          : [{ fault: error(at.at(wrong), why), follows: hangsOn(wrong) }];
      }
      const isAlone = own.length < others.length || (own.length === 1 && own[0] === tables[0]);
      return isAlone
        ? [{ fault: error(own[0]!.at(wrong), said(wrong, right)), follows: isAbout(wrong, right) }]
        : [];
    });
  });
}

/** What is said of a question that lacks something, but for what deceives, which is told all the same. */
const hangsOn =
  (name: string) =>
  ({ pointer, message }: Diagnostic, check: string): boolean =>
    !deceits.has(check) &&
    (segments(pointer).includes(name) || message.includes(`/${name}» no lleva a nada`));

/** The checks that say so, by their names. */
export const deceits: ReadonlySet<string> = new Set(['besideSecrets', 'ownForms', 'secrets']);

const said = (wrong: string, right: string) =>
  `«${wrong}» se llama «${right}» en los demás sitios del formulario: ha de tener un solo nombre.`;

/** What a question lacks that is not in all tables; nothing of a name that stands in one alone and is none. */
function lackOf(
  name: string,
  [fields, properties]: readonly Table[],
  own: readonly Table[],
): string | undefined {
  if (!own.includes(properties!))
    return own.length > 1
      ? `«${name}» se dibuja y tiene sitio en un paso, y entre las propiedades no está.`
      : undefined;
  return own.includes(fields!)
    ? `«${name}» no está en ningún paso: nadie puede responderlo.`
    : `Falta «${name}» en «fields»: cómo se dibuja.`;
}

const tablesOf = (tables: readonly Table[], name: string, isIn = true) =>
  tables.filter(({ names }) => names.includes(name) === isIn);

const sameTables = (one: readonly Table[], other: readonly Table[]) =>
  one.length === other.length && one.every((table) => other.includes(table));

function placesOf({ steps }: FormDocument): Table {
  const places = Object.entries(steps).flatMap(([id, { fields }]) =>
    Object.keys(fields).map((name): [string, string] => [name, id]),
  );
  return {
    names: places.map(([name]) => name),
    at: (name) => `/steps${step(places.find(([own]) => own === name)![1])}/fields${step(name)}`,
  };
}

/** Tells whether a fault is about something that goes by any of these names. */
export const isAbout =
  (...names: readonly string[]) =>
  ({ pointer, message }: Diagnostic): boolean =>
    names.some(
      (name) =>
        segments(pointer).includes(name) ||
        message.includes(`«${name}»`) ||
        message.includes(`/${name}»`) ||
        message.includes(`/data/${name}/`),
    );
