import type { OpenApiDocument } from '#/contract/openapi.ts';
import { assemble, type Assembled, type Assembly } from '../assembly/assemble.ts';
import { writtenAt } from '../assembly/writtenAt.ts';
import { hiddenIn, nameOf, tellHidden, withoutHidden, type Hidden } from './hidden.ts';
import { crossedIn } from './crossed.ts';
import { checks, closingChecks, lastChecks, partChecks } from './index.ts';
import { lostIn, type Lost } from './keptRules.ts';
import { missingSources } from './missingSources.ts';
import { readAsMeant } from './readAsMeant.ts';
import { slipsIn } from './slips.ts';
import { tellForms, type Found } from './tellForms.ts';
import { toldAtPart } from './toldAtPart.ts';
import type { Check, Context } from './context.ts';
import type { ExampleDocument } from '../documents/example.ts';
import type { FormDocument } from '../documents/form.ts';
import { checkKeptExample } from './keptExamples.ts';
import { wrongCallsIn } from './wrongCalls.ts';
import { wrongListsIn } from './wrongLists.ts';
import { isUnder } from '../locks/lockedIn.ts';
import { isObject } from '../values/mergePatch.ts';
import { segments } from '../values/pointer.ts';
import { otherTenants } from '../assembly/otherTenants.ts';
import type { FileDiagnostic, Diagnostic } from '../values/diagnostic.ts';
import { tenantOf, type DocumentFile } from '../assembly/source.ts';

/** What else a check may know. */
export type CheckOptions = Pick<Context, 'unbuilt' | 'others' | 'assets' | 'thorough'>;

/**
 * Everything that is wrong with documents: those that all tenants share, and each tenant's with its overlays.
 * A file's tenant is read off its path. Never throws, whatever the texts hold.
 */
export function check(
  files: readonly DocumentFile[],
  contract: OpenApiDocument,
  options: CheckOptions = {},
): FileDiagnostic[] {
  const judgeAll = (all: readonly DocumentFile[]) => judgeFiles(all, contract, options);
  const { problems, hidden, names } = judgeAll(files);
  if (!options.thorough) return tellHidden(problems, hidden);
  const told = readAsMeant(problems, files, (all) => judgeAll(all).problems);
  for (const [file, others] of told.hidden)
    for (const other of others.filter((one) => one !== file && names.has(one)))
      hidden.set(file, new Set([...(hidden.get(file) ?? []), names.get(other)!]));
  return tellHidden(told.problems, hidden);
}

/** What is wrong with documents as they are written, what that hides, and how the document of each file is called. */
function judgeFiles(
  files: readonly DocumentFile[],
  contract: OpenApiDocument,
  options: CheckOptions,
): { problems: FileDiagnostic[]; hidden: Hidden; names: Map<string, string> } {
  const base = files.filter(({ file }) => !tenantOf(file));
  const tenants = Map.groupBy(
    files.filter(({ file }) => tenantOf(file)),
    ({ file }) => tenantOf(file)!,
  );
  const assemblies = (tenants.size > 0 ? [...tenants.entries()] : [['', []] as const]).map(
    ([name, own]) => ({ name, assembly: assemble(base, own) }),
  );
  const found = assemblies.map(({ name, assembly }) => {
    const others = [...(options.others ?? []), ...otherTenants(files, name)];
    return judge(assembly, contract, { ...options, others });
  });
  const hidden: Hidden = new Map();
  for (const { hides } of found)
    for (const [file, names] of hides)
      hidden.set(file, new Set([...(hidden.get(file) ?? []), ...names]));
  const names = assemblies.flatMap(({ assembly }) =>
    [...assembly.unread.values(), ...assembly.documents.values()]
      .filter(({ kind }) => kind !== 'locks')
      .map((one): [string, string] => [one.file, nameOf(one)]),
  );
  return {
    problems: unique(found.flatMap(({ problems }) => problems)),
    hidden,
    names: new Map(names),
  };
}

/** Everything that is wrong with the documents of one tenant, taken together, and with those that are none. */
export function checkAssembled(
  assembly: Assembly,
  contract: OpenApiDocument,
  options: CheckOptions = {},
): FileDiagnostic[] {
  const { problems, hides } = judge(assembly, contract, options);
  return tellHidden(problems, hides);
}

/** What is no document stands among the others, so that nobody misses it, and is not looked into. */
function judge(
  assembly: Assembly,
  contract: OpenApiDocument,
  options: CheckOptions,
): { problems: FileDiagnostic[]; hides: Hidden } {
  const documents = new Map([...assembly.unread, ...assembly.documents]);
  const unread = new Set(assembly.unread.keys());
  const context: Context = { documents, contract, unread, ...options };
  const all = [...assembly.documents.values()];
  const lost = new Map(all.map((document) => [document, lostIn(document, context)]));
  const isWhole = (document: Assembled) =>
    [document, ...partsOf(document, documents)].every((one) => !lost.get(one)?.length);
  const reads = all.flatMap((document) =>
    lost.get(document)!.flatMap((one) => (one.reads ?? []).map((begin) => ({ document, begin }))),
  );
  const isRead = ({ problem, document }: Found) =>
    reads.some(
      (one) =>
        [document, ...partsOf(document, documents)].includes(one.document) &&
        problem.message.startsWith(one.begin),
    );
  const found = all.flatMap((document) => {
    if (document.kind === 'example') return [];
    if (lost.get(document)!.some(({ isPart }) => isPart)) return [];
    const first = document.kind === 'part' ? partChecks : checks;
    const slips = [
      ...(document.kind === 'form' ? slipsOf(document.value as FormDocument, context) : []),
      ...missingSources(document),
      ...crossedIn(document, context),
      ...wrongCallsIn(document, context),
    ];
    const others = run(first, document, context, (fault, check) =>
      slips.every(({ follows }) => !follows(fault, check)),
    );
    const places = new Set(others.filter(isError).map(({ pointer }) => pointer));
    const found = [
      ...slips.map(({ fault }) => fault).filter(({ pointer }) => !places.has(pointer)),
      ...others,
    ];
    const isClean = isWhole(document) && !found.some(isError);
    const last = isClean ? runInTurn(lastChecks, document, context) : [];
    const told = withoutHidden([...found, ...last], document, assembly).map((fault) => ({
      problem: attribute(fault, document),
      document,
    }));
    return told.filter(({ problem }, at) => !isOfEach(problem) || at === firstAt(told, problem));
  });
  const faults = found.filter((one) => !isRead(one));
  faults.push(...untold(lost, faults));
  if (![...assembly.problems, ...faults.map(({ problem }) => problem)].some(isError))
    faults.push(
      ...all.flatMap((document) =>
        run(closingChecks, document, context).map((fault) => ({
          problem: attribute(fault, document),
          document,
        })),
      ),
    );
  const isSound = ({ file, variant }: Assembled) =>
    ![...assembly.problems, ...faults.map(({ problem }) => problem)].some(
      (problem) => isError(problem) && [file, variant?.file].includes(problem.file),
    );
  const examples = all
    .filter(({ kind }) => kind === 'example')
    .flatMap((document) => {
      const key = `form/${(document.value as ExampleDocument).form}`;
      const form = assembly.documents.get(key);
      const isHeld = !unread.has(key) && (!form || isSound(form));
      return (isHeld ? checkKeptExample(document, form) : []).map((fault) => ({
        problem: attribute(fault, document),
        document,
      }));
    });
  return {
    problems: firstAtEach([
      ...assembly.problems,
      ...tellForms(toldAtPart([...faults, ...examples], documents), documents),
    ]),
    hides: hiddenIn(assembly),
  };
}

const slipsOf = (form: FormDocument, context: Context) => [
  ...slipsIn(form),
  ...wrongListsIn(form, context),
];

/** The parts of which a form is made. */
const partsOf = ({ origins = [] }: Assembled, documents: Context['documents']): Assembled[] =>
  origins.flatMap(({ key }) => documents.get(key) ?? []);

/** What a document has lost, but where another check says so of the same rule or question. */
function untold(lost: ReadonlyMap<Assembled, readonly Lost[]>, faults: readonly Found[]): Found[] {
  return [...lost].flatMap(([document, all]) =>
    all
      .filter(
        ({ within }) =>
          !faults.some(
            ({ problem }) =>
              problem.file === document.file &&
              isError(problem) &&
              within.some((place) => isUnder(problem.pointer, place)),
          ),
      )
      .map(({ fault }) => ({ problem: { ...fault, file: document.file }, document })),
  );
}

/** What is said once for all questions is refused once. */
const isOfEach = ({ pointer }: Diagnostic) => pointer === '/load/each';

function firstAt(told: { problem: FileDiagnostic }[], { pointer, file }: FileDiagnostic): number {
  return told.findIndex(({ problem }) => problem.pointer === pointer && problem.file === file);
}

/** What is refused at one place of an overlay is told once there, whoever else refuses it. */
function firstAtEach(problems: FileDiagnostic[]): FileDiagnostic[] {
  const refused = new Set<string>();
  return problems.filter((problem) => {
    const place = `${problem.file}\n${problem.pointer}`;
    if (!isError(problem) || !problem.pointer.startsWith('/patch')) return true;
    const isFirst = !refused.has(place);
    refused.add(place);
    return isFirst;
  });
}

const isError = ({ severity }: Diagnostic) => severity === 'error';

/** What several checks refuse at one place is told by the first of them. */
function run(
  table: Record<string, Check>,
  document: Assembled,
  context: Context,
  isTold: (fault: Diagnostic, check: string) => boolean = () => true,
): Diagnostic[] {
  const refused = new Set<string>();
  return Object.entries(table).flatMap(([name, look]) => {
    const faults = look(document, context).filter(
      (fault) => !isError(fault) || !refused.has(fault.pointer),
    );
    for (const { pointer } of faults.filter(isError)) refused.add(pointer);
    return faults.filter((fault) => isTold(fault, name));
  });
}

/** Each is looked at once those before it have found nothing. */
function runInTurn(
  table: Record<string, Check>,
  document: Assembled,
  context: Context,
): Diagnostic[] {
  const told: Diagnostic[] = [];
  for (const look of Object.values(table)) {
    if (told.some(isError)) break;
    told.push(...look(document, context));
  }
  return told;
}

/** A fault that an overlay, a part or a tenant's text brought in is told where it was written. */
function attribute(fault: Diagnostic, document: Assembled): FileDiagnostic {
  const { file, variant, parts, origins } = document;
  if (variant && isWritten(variant.patch, segments(fault.pointer)))
    return { ...fault, file: variant.file, pointer: `/patch${fault.pointer}` };
  const given = writtenAt(origins, fault.pointer);
  if (given) return { ...fault, file: given.file, pointer: given.pointer };
  const [key] = segments(fault.pointer);
  const part = parts?.findLast(({ value }) => key !== undefined && Object.hasOwn(value, key));
  return { ...fault, file: (part ?? parts?.[0])?.file ?? file };
}

function isWritten(patch: unknown, [name, ...rest]: readonly string[]): boolean {
  if (name === undefined || !isObject(patch)) return true;
  return Object.hasOwn(patch, name) && isWritten(patch[name], rest);
}

function unique(problems: FileDiagnostic[]): FileDiagnostic[] {
  const byKey = new Map(
    problems.map((one) => [`${one.file}\n${one.pointer}\n${one.message}`, one]),
  );
  return [...byKey.values()];
}
