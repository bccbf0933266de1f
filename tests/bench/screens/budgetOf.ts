import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Screen {
  path: string;
  guest?: boolean;
  blocks: Record<string, { type: string }>;
}

const folder = join(import.meta.dirname, '../../../schemas/screens');

/** KiB of packed JavaScript that a way into the area, a form and a page to read may take. */
const LOGIN = 235;
const FORM = 350;
const READ = 250;

/** Every screen's address with what its route may take; those that read carry no form library. */
export const budgets: readonly { path: string; limit: number; isForm: boolean }[] = readdirSync(
  folder,
)
  .map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as Screen)
  .map(({ path, guest, blocks }) => {
    // Guest screens without a form lead to one.
    const isForm = guest === true || Object.values(blocks).some(({ type }) => type === 'form');
    return { path, isForm, limit: path === '/login' ? LOGIN : isForm ? FORM : READ };
  });
