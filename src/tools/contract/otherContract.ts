import { readFileSync, statSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { parse } from 'yaml';
import type { OpenApiDocument } from '#/contract/openapi.ts';
import { withOwnAnswers } from './ownAnswers.ts';
import { bundle, documents, joined, type Bundle } from './bundle.ts';

/**
 * The contract of a file: the whole of it as the generator writes it, or one document of `openapi/`, which
 * then stands beside the others as they are; or that of a folder like `openapi/`.
 * @throws Error that says in one line what cannot be read.
 */
export function otherContract(path: string, folder: string): OpenApiDocument {
  try {
    const whole = statSync(path).isDirectory()
      ? withOwnAnswers(bundle(path))
      : fromFile(path, folder);
    const { schemas = {}, parameters = {}, responses = {} } = whole.components ?? {};
    return {
      ...whole,
      components: { schemas, parameters, responses },
    } as unknown as OpenApiDocument;
  } catch (error) {
    throw new Error(
      `The contract ${path} cannot be read: ${(error as Error).message.split('\n')[0]}`,
      {
        cause: error,
      },
    );
  }
}

function fromFile(path: string, folder: string): Bundle {
  const text = readFileSync(path, 'utf8');
  const content = (extname(path) === '.json' ? JSON.parse(text) : parse(text)) as Bundle;
  if (typeof content?.paths !== 'object') throw new Error('it has no paths');
  const own = documents.find((name) => name === basename(path, extname(path)));
  if (!own) return joined([{ name: documents[0], content }]);
  return withOwnAnswers(
    joined(
      documents.map((name) => ({
        name,
        content:
          name === own
            ? content
            : (parse(readFileSync(join(folder, `${name}.yaml`), 'utf8')) as Bundle),
      })),
    ),
  );
}
