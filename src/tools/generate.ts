import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundle, type Bundle } from './contract/bundle.ts';
import { callTable, factTable } from './contract/callTable.ts';
import { differences } from './contract/differences.ts';
import { withOwnAnswers } from './contract/ownAnswers.ts';
import { sampleAnswers } from './contract/sampleAnswers.ts';
import { typings } from './contract/typings.ts';

const openapiFile = 'openapi.gen.json';

/** What the generator writes, by file name. @param folder of the OpenAPI documents. */
export async function generated(folder: string): Promise<Record<string, string>> {
  const whole = withOwnAnswers(bundle(folder));
  return {
    'contract.gen.ts': await typings(whole),
    'calls.gen.ts': callTable(whole),
    'facts.gen.ts': factTable(whole),
    'answers.gen.json': sampleAnswers(whole),
    [openapiFile]: `${JSON.stringify(whole, null, 1)}\n`,
  };
}

/** Sentences about everything in `target` that is not what `openapi/` says now; empty when fresh. */
export function staleness(files: Record<string, string>, target: string): string[] {
  const current = (name: string) =>
    existsSync(join(target, name)) ? readFileSync(join(target, name), 'utf8') : undefined;
  const stale = Object.keys(files).filter((name) => current(name) !== files[name]);
  if (stale.length === 0) return [];
  const before = current(openapiFile);
  const words = before
    ? differences(JSON.parse(before) as Bundle, JSON.parse(files[openapiFile]!) as Bundle)
    : [];
  return [
    ...words,
    ...stale.map((name) =>
      current(name) === undefined ? `${name} is missing` : `${name} is not what openapi/ says`,
    ),
  ];
}

async function main(): Promise<void> {
  const root = join(import.meta.dirname, '../..');
  const target = join(root, 'src/contract');
  const files = await generated(join(root, 'openapi'));
  const stale = staleness(files, target);
  if (process.argv.includes('--check')) {
    if (stale.length === 0) return;
    console.error(
      ['The generated contract is stale:', ...stale, 'Run npm run generate.'].join('\n  '),
    );
    process.exitCode = 1;
    return;
  }
  for (const [name, text] of Object.entries(files)) writeFileSync(join(target, name), text);
  for (const line of stale) console.log(line);
}

if (import.meta.main) await main();
