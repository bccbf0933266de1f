import type { OpenApiDocument } from '#/contract/openapi.ts';
import { assemble, type Assembled } from '../assembly/assemble.ts';
import { checks, lastChecks } from './index.ts';
import type { Check, Context } from './context.ts';
import { isObject } from '../values/mergePatch.ts';
import { segments } from '../values/pointer.ts';
import { otherTenants } from '../assembly/otherTenants.ts';
import type { FileDiagnostic, Diagnostic } from '../values/diagnostic.ts';
import { tenantOf, type DocumentFile } from '../assembly/source.ts';

/** What else a check may know. */
export type CheckOptions = Pick<Context, 'sentences' | 'unbuilt' | 'others'>;

/**
 * Everything that is wrong with documents: those that all tenants share, and each tenant's with its overlays.
 * A file's tenant is read off its path. Never throws, whatever the texts hold.
 */
export function check(
  files: readonly DocumentFile[],
  contract: OpenApiDocument,
  options: CheckOptions = {},
): FileDiagnostic[] {
  const base = files.filter(({ file }) => !tenantOf(file));
  const tenants = Map.groupBy(
    files.filter(({ file }) => tenantOf(file)),
    ({ file }) => tenantOf(file)!,
  );
  const assemblies = tenants.size > 0 ? [...tenants.entries()] : [['', []] as const];
  return unique(
    assemblies.flatMap(([name, own]) => {
      const { documents, problems } = assemble(base, own);
      const others = [...(options.others ?? []), ...otherTenants(files, name)];
      return [...problems, ...checkAssembled(documents, contract, { ...options, others })];
    }),
  );
}

/** Everything that is wrong with the documents of one tenant, taken together. */
export function checkAssembled(
  documents: ReadonlyMap<string, Assembled>,
  contract: OpenApiDocument,
  options: CheckOptions = {},
): FileDiagnostic[] {
  const context: Context = { documents, contract, ...options };
  return [...documents.values()].flatMap((document) => {
    const faults = run(checks, document, context);
    const last = faults.some(isError) ? [] : run(lastChecks, document, context);
    return [...faults, ...last].map((fault) => attribute(fault, document));
  });
}

const isError = ({ severity }: Diagnostic) => severity === 'error';

function run(table: Record<string, Check>, document: Assembled, context: Context): Diagnostic[] {
  return Object.values(table).flatMap((look) => look(document, context));
}

/** A fault that an overlay or a tenant's text brought in is told where it was written. */
function attribute(fault: Diagnostic, { file, variant, parts }: Assembled): FileDiagnostic {
  if (variant && isWritten(variant.patch, segments(fault.pointer)))
    return { ...fault, file: variant.file, pointer: `/patch${fault.pointer}` };
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
