import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const root = fileURLToPath(new URL('../', import.meta.url));

/** Sentences and codes that the programs around the documents say themselves: every literal of their sources. */
export function sentencesInCode(): string[] {
  const said = new Set<string>();
  const look = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) said.add(node.text);
    ts.forEachChild(node, look);
  };
  for (const file of globSync('{engine,app,studio,client,server}/**/*.{ts,tsx}', { cwd: root }))
    look(ts.createSourceFile(file, readFileSync(root + file, 'utf8'), ts.ScriptTarget.ESNext));
  return [...said];
}
