import { widgetOf } from '../widgets/asked.ts';
import type { Diagnostic } from '../values/diagnostic.ts';
import type { FormDocument } from '../documents/form.ts';
import { segments } from '../values/pointer.ts';
import { callsJudgedBy } from '../validation/callsJudgedBy.ts';
import { isCarried } from '../requests/requestMapping.ts';
import { isUnder } from '../locks/lockedIn.ts';
import { askedUnlike } from './askedAlike.ts';
import { seersIn } from './callers.ts';
import { error, type Check } from './context.ts';
import { levelsOf, type Level } from './levels.ts';
import { pointersIn, readingsOf } from './readings.ts';

/**
 * What a form asks, requires and limits hangs on nothing that only the browser knows: the server judges the same
 * answers again and would say otherwise. Of the page's address it gets what `submit` carries, of answers that are
 * not sent those that `load` brings and nobody can change, and of the client whom staff look at nothing. What it
 * asks of calls again, it asks with the same.
 */
export const checkServerScope: Check = ({ kind, id, value }, context) => {
  const form = value as FormDocument;
  if (kind !== 'form' || !form.submit) return [];
  const isForStaff = seersIn(id, context).includes('staff');
  const [ofForm] = levelsOf(form) as [Level];
  const judged = levelsOf(form)
    .filter((level) => isSentLevel(form, level))
    .flatMap((level) =>
      readingsOf(level, form)
        .filter(({ names }) => names.some((name) => isSent(form, level, name)))
        .flatMap(({ from, pointer }) => faultOf(form, level, from, pointer, isForStaff)),
    );
  const { load } = form;
  const first = load ? pointersIn([load.when, load.input, load.answers], '') : [];
  const loaded = first.flatMap(({ from, pointer }) =>
    outside(form, from, `/load${inLoad(pointer)}`, isForStaff),
  );
  const asked = callsJudgedBy(form).flatMap((name) =>
    pointersIn(form.calls![name], `/calls/${name}`).flatMap(({ from, pointer }) =>
      faultOf(form, ofForm, from, pointer, isForStaff),
    ),
  );
  const seen = new Set<string>();
  // What is asked about another thing than is sent is told as that.
  const unlike = askedUnlike(form);
  return [...judged, ...loaded, ...asked, ...(isForStaff ? factsIn(form) : [])].filter(
    ({ pointer, message }) =>
      !unlike.some(
        ({ pointer: at, asked }) => isUnder(pointer, at) || message.startsWith(`«${asked}» `),
      ) &&
      !seen.has(pointer) &&
      seen.add(pointer),
  );
};

const PARTS = ['/when', '/input', '/answers'];
const inLoad = (pointer: string) => PARTS[Number(pointer[1])]! + pointer.slice(2);

/** The rows that a level is of are sent; the form itself always is. */
function isSentLevel(form: FormDocument, { root, at }: Level): boolean {
  return root === 'answers' || isCarried(form, segments(at.properties)[2]!);
}

function isSent(form: FormDocument, { root, properties }: Level, name: string): boolean {
  if (root === 'answers') return isCarried(form, name);
  return !(Object.hasOwn(properties, name) && properties[name]!.local);
}

function faultOf(
  form: FormDocument,
  level: Level,
  from: string,
  pointer: string,
  isForStaff: boolean,
): Diagnostic[] {
  const [root, name = ''] = segments(from);
  const isUnsent =
    (root === 'row' && !isSent(form, level, name)) ||
    (root === 'answers' && !isCarried(form, name) && !isKnown(form, name));
  if (isUnsent) {
    const why = `«${name}» no se envía y no puede decidir qué se pregunta, se exige o se limita en lo que sí se envía.`;
    return [error(pointer, `${why} Lea una respuesta que se envíe.`)];
  }
  return outside(form, from, pointer, isForStaff);
}

/** Answers that are not sent and that the server loads itself: nobody can change them. */
function isKnown({ data, fields, load }: FormDocument, name: string): boolean {
  const property = Object.hasOwn(data.properties, name) ? data.properties[name] : undefined;
  if (!property) return true;
  const isShownAlone = widgetOf({ property, field: fields[name] ?? {} }) === 'readonly';
  return isShownAlone && Object.hasOwn(load?.answers ?? {}, name);
}

/** What stands around the answers and does not come with them. */
function outside(
  form: FormDocument,
  from: string,
  pointer: string,
  isForStaff: boolean,
): Diagnostic[] {
  const [root] = segments(from);
  if (root === 'route' && !carried(form).has(from)) {
    const why = `«${from}» no llega al servidor con «${form.submit!.call}», que ha de juzgar lo mismo.`;
    return [error(pointer, `${why} Lea una respuesta, o de la dirección lo que envía «submit».`)];
  }
  return isForStaff && (root === 'me' || root === 'facts') && !ofStaff.has(from)
    ? [error(pointer, UNKNOWN_CLIENT)]
    : [];
}

const UNKNOWN_CLIENT =
  'Lo que envía un empleado no dice qué cliente mira: un formulario de empleados sólo decide con sus respuestas.';

/** What is known of whoever of the staff asks. */
const ofStaff = new Set(['/facts/isStaff', '/facts/today']);

/** The parts of the address that stand in the call as they are. */
function carried({ submit }: FormDocument): Set<string> {
  const places = Object.values(submit?.input ?? {}).flatMap((one) => Object.values(one ?? {}));
  return new Set(
    places.flatMap((value) => {
      if (value === null || typeof value !== 'object' || value.default !== undefined) return [];
      const [root, kind, name, ...rest] = segments(value.from);
      const isParameter = (kind === 'params' || kind === 'query') && name !== undefined;
      return root === 'route' && isParameter && rest.length === 0 ? [value.from] : [];
    }),
  );
}

/** A fact that a form reads has to be there before anything is judged, whatever reads it. */
const factsIn = ({ data, rules, steps }: FormDocument): Diagnostic[] =>
  [
    ...pointersIn(data, '/data'),
    ...pointersIn(rules, '/rules'),
    ...pointersIn(steps, '/steps'),
  ].flatMap(({ from, pointer }) =>
    from.startsWith('/facts/') && !ofStaff.has(from) ? [error(pointer, UNKNOWN_CLIENT)] : [],
  );
