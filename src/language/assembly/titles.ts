import type { Property } from '../documents/form.ts';
import type { FormFile } from '../documents/part.ts';
import type { CodesDocument } from '../documents/tenantDocuments.ts';
import { didYouMean } from '../grammar/validateGrammar.ts';
import { isObject } from '../values/mergePatch.ts';
import { step } from '../values/pointer.ts';
import type { Diagnostic } from '../values/diagnostic.ts';
import type { Origin } from './expand.ts';

/** A code list with the file that says it. */
export interface Questions {
  file: string;
  value: CodesDocument;
}

/**
 * Gives each question without `title` the words that the code list of `titles` has for its name, so that they stand in
 * one place. The list is locked: reworded by a variant, it would say something else than the form.
 * @returns the form as it is served, what came from where, and faults that point into the form
 */
export function putTitles(
  file: FormFile,
  lists: ReadonlyMap<string, Questions>,
): { form: FormFile; origins: Origin[]; faults: Diagnostic[] } {
  if (file.titles === undefined) return withoutList(file);
  const form = structuredClone(file);
  const id = file.titles;
  delete form.titles;
  const list = lists.get(id);
  const properties = Object.entries(form.data.properties);
  // Whatever comes of it, nobody misses the words beside the fault.
  const nameless = () => properties.forEach(([name, one]) => (one.title ??= name));
  const why = list ? unfit(id, list.value) : unknown(id, lists);
  if (!list || why) {
    nameless();
    return { form, origins: list ? [used(id, list)] : [], faults: [fault('/titles', why!)] };
  }
  const told = properties.map(([name, one]) => tell(name, one, id, list));
  nameless();
  const faults = told.flatMap(({ fault: said }) => said ?? []);
  const unnamed = told.flatMap(({ unknown: name }) => name ?? []);
  return {
    form,
    origins: [used(id, list), ...told.flatMap(({ origin }) => origin ?? [])],
    faults:
      unnamed.length > 1
        ? [fault('/titles', `«${id}» no dice cómo se pregunta ${quoted(unnamed)}.`)]
        : faults,
  };
}

/** Where questions of parts have no words of their own, the list that has them is missing: told once. */
function withoutList(file: FormFile): ReturnType<typeof putTitles> {
  const unnamed = Object.entries(file.data.properties).flatMap(([name, one]) =>
    isObject(one) && one.title === undefined ? name : [],
  );
  if (unnamed.length < 2) return { form: file, origins: [], faults: [] };
  const form = structuredClone(file);
  for (const name of unnamed) form.data.properties[name]!.title = name;
  const why = `Falta «titles»: la lista que dice cómo se pregunta ${quoted(unnamed)}.`;
  return { form, origins: [], faults: [fault('/data/properties', why)] };
}

const quoted = (names: readonly string[]) => names.map((name) => `«${name}»`).join(', ');

const fault = (pointer: string, message: string): Diagnostic => ({
  pointer,
  message,
  severity: 'error',
});

/** That it is used, whatever comes of it: no node of what is served has such a pointer. */
const used = (id: string, { file }: Questions): Origin => ({
  at: `/titles/${id}`,
  key: `codes/${id}`,
  file,
  pointer: '',
});

const unknown = (id: string, lists: ReadonlyMap<string, Questions>) =>
  `La lista de códigos «${id}» no existe.${didYouMean(id, [...lists.keys()])}`;

const unfit = (id: string, { locked }: CodesDocument) =>
  locked === true
    ? undefined
    : `«${id}» no está bloqueada: una gestora podría decirla de otro modo que el formulario.`;

/** The words of one question, and where they are written; or why it has none, or has them twice. */
function tell(
  name: string,
  property: Property,
  id: string,
  { file, value: { items } }: Questions,
): { origin?: Origin; fault?: Diagnostic; unknown?: string } {
  const at = `/data/properties${step(name)}`;
  const label = Object.hasOwn(items, name) ? items[name]!.label : undefined;
  const own = property.title as string | undefined;
  if (own !== undefined)
    return label === undefined
      ? {}
      : { fault: fault(`${at}/title`, `«${id}» ya dice cómo se pregunta «${name}»: quítelo.`) };
  if (label === undefined) {
    const near = didYouMean(name, Object.keys(items));
    const said = `Falta «title», y «${name}» no está en «${id}».${near}`;
    return { fault: fault(at, said), unknown: name };
  }
  property.title = label;
  const pointer = `/items${step(name)}/label`;
  return { origin: { at: `${at}/title`, key: `codes/${id}`, file, pointer } };
}
