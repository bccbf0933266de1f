import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act } from 'react';
import type { CodesDocument } from '#/language/documents/tenantDocuments.ts';

/** The code lists of the repository, as the port of a program gives them. */
export const codes = (id: string): Promise<CodesDocument> => {
  const file = join(import.meta.dirname, `../../../schemas/codes/${id}.json`);
  return Promise.resolve(JSON.parse(readFileSync(file, 'utf8')) as CodesDocument);
};

/** Lets lists and lazy parts arrive and what follows from them be drawn. */
export async function settled(until: () => unknown): Promise<void> {
  for (let turn = 0; turn < 200 && !until(); turn++)
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
}

export const at = <Element extends HTMLElement = HTMLInputElement>(name: string) =>
  document.getElementById(`/answers/${name}`) as Element;
