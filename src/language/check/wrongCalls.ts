import type { OperationId } from '#/contract/call.ts';
import { facts } from '#/contract/facts.gen.ts';
import type { OpenApiDocument } from '#/contract/openapi.ts';
import type { Assembled } from '../assembly/assemble.ts';
import { writtenAt } from '../assembly/writtenAt.ts';
import { alternatives } from '../contract/alternatives.ts';
import { callNames, callOf } from '../contract/callOf.ts';
import { isOpen, locate, membersOf } from '../contract/locate.ts';
import { answerSchema } from '../contract/scopeSchema.ts';
import type { FormDocument } from '../documents/form.ts';
import { grammars } from '../grammar/index.ts';
import { found } from '../grammar/walk.ts';
import { propertiesSent } from '../requests/ownQuestions.ts';
import { segments, step } from '../values/pointer.ts';
import { quoted } from '../values/quoted.ts';
import { callSitesOf, type CallSite } from './callSites.ts';
import { error, type Context } from './context.ts';
import { isKeyed, isKeyOf } from './isKeyed.ts';
import type { Slip } from './slips.ts';

/** What a document gives to a call and reads of its answer, by name. */
interface Use {
  path: readonly string[];
  query: readonly string[];
  body: readonly string[];
  read: readonly string[];
  /** In how many places it reads them. */
  places: number;
  /** It is made because something is shown, so it only reads. */
  isShown: boolean;
  /** It brings a file. */
  isFile: boolean;
}

/** How a call and what a document does with it do not go together. */
interface Misfit {
  refused: string[];
  missing: string[];
  unanswered: string[];
  changes: boolean;
  isNoFile: boolean;
}

/** So many things that do not go together are no slip at one of them; what is missing may just not be written yet. */
const MANY = 2;

/** Where many readings are written as one. */
const EACH = '/load/each';

/** What these look at hangs on the call; what deceives is told whatever is called. */
export const ofCalls: ReadonlySet<string> = new Set([
  'beginsWith',
  'body',
  'calls',
  'distinct',
  'listing',
  'openOrders',
  'pointers',
  'reads',
]);

/** No more calls that would fit are named. */
const NAMED = 3;

/**
 * Calls that are not those for which a document was written: half or more of what it gives them and reads of their
 * answers is not theirs. It is told once, at the call, with those that would fit; what follows from it waits.
 */
export function wrongCallsIn(document: Assembled, { contract }: Context): Slip[] {
  if (document.kind !== 'form' && document.kind !== 'screen') return [];
  return callSitesOf(document).flatMap((site) => {
    if (!callOf(contract, site.use.call)) return [];
    const use = useOf(document, site);
    const misfit = misfitOf(contract, site.use.call, use);
    const wrong = countOf(misfit) - misfit.missing.length;
    const all = use.path.length + use.query.length + use.body.length + use.read.length;
    const isOtherAnswer = use.places >= MANY && misfit.unanswered.length === use.read.length;
    if ((wrong < MANY && !isOtherAnswer) || wrong * 2 < all) return [];
    const at = `${site.pointer}/call`;
    // Another reason why the call cannot stand there says it better.
    return [
      {
        fault: error(at, said(contract, site, use, misfit)),
        follows: ({ pointer }, check) => pointer !== at && ofCalls.has(check),
      },
    ];
  });
}

function useOf(document: Assembled, { use, pointer, when }: CallSite): Use {
  const { input = {} } = use;
  const isForm = document.kind === 'form' && pointer === '/submit';
  const names = (table: object = {}) => Object.keys(table);
  const readings = readOf(document, pointer);
  const form = document.value as FormDocument;
  return {
    path: names(input.path),
    query: names(input.query),
    body: input.body || !isForm ? names(input.body) : propertiesSent(form).map(([name]) => name),
    read: [...new Set(readings)],
    places: readings.length,
    isShown: when === 'shown' || when === 'file',
    isFile: when === 'file',
  };
}

/** The names in a call's answer that the document reads, once for each place; of what is written once, once. */
function readOf({ kind, value, origins }: Assembled, pointer: string): string[] {
  const [first = '', own] = segments(pointer);
  const name = first === 'load' || first === 'submit' ? first : own;
  if (!['data', 'calls', 'load', 'submit'].includes(first) || name === undefined) return [];
  const at = `/data${step(name)}`;
  const places = found(grammars[kind], value, 'pointer', 'list')
    .filter((one) => String(one.value).startsWith(`${at}/`))
    .map((one): [string, string] => {
      const read = segments(String(one.value).slice(at.length))[0]!;
      const written = writtenAt(origins, one.pointer)?.pointer;
      return [written === EACH ? EACH : one.pointer, read];
    });
  return [...new Map(places).values()];
}

function misfitOf(contract: OpenApiDocument, call: string, use: Use): Misfit {
  const shape = callOf(contract, call)!;
  const taken = (place: string) =>
    shape.parameters.filter((one) => one.in === place).map(({ name }) => name);
  const bodies = alternatives(contract, shape.body?.schema).filter(() => shape.body);
  const isMember = (name: string) =>
    bodies.some(
      (one) =>
        isOpen(one) || membersOf(one).includes(name) || (isKeyed(one) && isKeyOf(one.schema, name)),
    );
  const answer = answerSchema(contract, call);
  return {
    refused: [
      ...use.path.filter((name) => !taken('path').includes(name)),
      ...use.query.filter((name) => !taken('query').includes(name)),
      ...use.body.filter((name) => !isMember(name)),
    ],
    missing: taken('path').filter((name) => !use.path.includes(name)),
    unanswered: use.read.filter((name) => locate(contract, answer, step(name)).lost !== undefined),
    changes: use.isShown && facts[call as OperationId].effect !== 'reads',
    isNoFile: use.isFile && !shape.isFile,
  };
}

const countOf = ({ refused, missing, unanswered, changes, isNoFile }: Misfit): number =>
  refused.length + missing.length + unanswered.length + Number(changes) + Number(isNoFile);

function said(
  contract: OpenApiDocument,
  { use: { call } }: CallSite,
  use: Use,
  { refused, missing, unanswered, changes, isNoFile }: Misfit,
): string {
  const why = [
    ...(changes ? ['cambia algo'] : []),
    ...(isNoFile ? ['no da un archivo'] : []),
    ...(refused.length > 0 ? [`no toma ${quoted(refused)}`] : []),
    ...(missing.length > 0 ? [`pide ${quoted(missing)}`] : []),
    ...(unanswered.length > 0 ? [`no responde con ${quoted(unanswered)}`] : []),
  ].join(', ');
  const fitting = callNames(contract).filter(
    (name) => Object.hasOwn(facts, name) && countOf(misfitOf(contract, name, use)) === 0,
  );
  const near = fitting.length > 0 && fitting.length <= NAMED ? ` Encaja ${quoted(fitting)}.` : '';
  return `«${call}» no es la llamada de la que aquí se habla: ${why}.${near}`;
}
