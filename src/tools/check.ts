import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openapi, type OpenApiDocument } from '#/contract/openapi.ts';
import { check } from '#/language/check.ts';
import type { LocksDocument } from '#/language/documents/locksDocument.ts';
import type { FileDiagnostic } from '#/language/values/diagnostic.ts';
import { readDocuments } from '#/server/releases/readDocuments.ts';
import { otherContract } from './contract/otherContract.ts';
import { lockListing } from './lockListing.ts';
import { pageCodes } from './pageCodes.ts';
import { root } from './run.ts';
import { spanishInSource } from './spanishInSource.ts';

const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    tenant: { type: 'string' },
    contract: { type: 'string' },
    locks: { type: 'boolean', default: false },
  },
});
const { base, tenants } = readDocuments(root);
const names = Object.keys(tenants).filter((name) => !values.tenant || name === values.tenant);
if (values.tenant && names.length === 0) {
  console.error(`No tenant «${values.tenant}»: ${Object.keys(tenants).join(', ')}`);
  process.exit(1);
}
const other = values.contract ? contractIn(values.contract) : undefined;
const problemsWith = (contract: OpenApiDocument, tenant?: string) =>
  check(
    [...base, ...(tenant ? tenants[tenant]! : names.flatMap((name) => tenants[name]!))],
    contract,
    { thorough: true },
  );

if (values.locks) console.log(lockListing(lockTable()));
else if (other) tellBreaks(other);
else tell([...problemsWith(openapi), ...spanishInSource(), ...pageCodes()]);

function lockTable(): LocksDocument {
  const { text } = base.find(({ file }) => file === 'schemas/locks.json')!;
  return JSON.parse(text) as LocksDocument;
}

function contractIn(path: string): OpenApiDocument {
  try {
    return otherContract(path, join(import.meta.dirname, '../../openapi'));
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}

/** `file:pointer message`, errors first. */
function tell(problems: FileDiagnostic[]): void {
  const errors = problems.filter(({ severity }) => severity === 'error');
  const warnings = problems.filter(({ severity }) => severity === 'warning');
  if (values.json) console.log(JSON.stringify(problems, null, 2));
  else {
    for (const problem of [...errors, ...warnings]) console.log(lineOf(problem));
    console.log(`${errors.length} errores, ${warnings.length} avisos`);
  }
  if (errors.length > 0) process.exitCode = 1;
}

/** What another contract would break, tenant by tenant: problems that today's does not give. */
function tellBreaks(other: OpenApiDocument): void {
  const broken = names.map((tenant) => {
    const today = new Set(problemsWith(openapi, tenant).map(lineOf));
    return {
      tenant,
      problems: problemsWith(other, tenant).filter((problem) => !today.has(lineOf(problem))),
    };
  });
  if (values.json) console.log(JSON.stringify(broken, null, 2));
  else
    for (const { tenant, problems } of broken) {
      console.log(
        `${tenant}: ${problems.length === 0 ? 'nada se rompe' : `${problems.length} problemas`}`,
      );
      for (const problem of problems) console.log(`  ${lineOf(problem)}`);
    }
  if (broken.some(({ problems }) => problems.some(({ severity }) => severity === 'error')))
    process.exitCode = 1;
}

function lineOf({ file, pointer, message, severity }: FileDiagnostic): string {
  return `${file}:${pointer} ${severity === 'warning' ? '(aviso) ' : ''}${message}`;
}
