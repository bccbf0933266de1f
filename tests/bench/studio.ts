import type { Page } from 'playwright';
import { launch, visit } from '../support/browser.ts';
import { startProduct } from '../support/product.ts';
import { enterStudio, proposeStudio } from '../support/studioPages.ts';
import { hundred, listAnswers, panelAnswers } from './studio/answers.ts';
import { longForm } from './studio/longForm.ts';

/** Questions of the form that is edited, and of a small one beside it. */
const LONG = 200;
const SHORT = 20;
const TIMES = 60;
const LIMIT_MS = 100;

interface Row {
  name: string;
  value: number;
  unit: string;
  ratio?: number;
  limit?: number;
  ok?: boolean;
}

/** How soon the panel of a question and the list of questions answer whoever edits a long form. */
export async function run() {
  await import('../../src/tools/buildFirst.ts');
  const product = await startProduct();
  const browser = await launch();
  try {
    const { page, context } = await visit(browser);
    await enterStudio(page, product.url('/studio/'), 'studio.edit');
    await proposeStudio(page, 'Medida', 'form/contact');
    const short = await measured(page, SHORT);
    const long = await measured(page, LONG);
    await context.close();
    const rows = (['panel', 'list', 'move'] as const).map((what): Row => {
      const value = hundred(long[what]);
      return {
        ...{ name: `${names[what]}, ${LONG} questions, p95 of ${TIMES}`, value, unit: 'ms' },
        ratio: Number((value / hundred(short[what])).toFixed(2)),
        ...{ limit: LIMIT_MS, ok: value <= LIMIT_MS },
      };
    });
    return { name: `studio: beside ${SHORT} questions in the same run`, rows };
  } finally {
    await browser.close();
    await product.remove();
  }
}

const names = {
  panel: 'panel of another question',
  list: 'list searched by a letter',
  move: 'question moved by the keys',
};

/** Puts a form of so many questions into the proposal that is open, and asks panel and list of it. */
async function measured(page: Page, questions: number) {
  await page.getByRole('button', { name: 'Texto del documento' }).click();
  const editor = page.getByRole('textbox', { name: 'Texto del documento en JSON' });
  await editor.click();
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText(longForm(questions));
  await page.getByText('Guardado el').waitFor();
  await page.getByRole('button', { name: 'Formulario', exact: true }).click();
  await page
    .locator('.list__item')
    .nth(questions - 1)
    .waitFor();
  // What is checked and drawn once is no answer to anybody.
  await panelAnswers(page, 5);
  return {
    panel: await panelAnswers(page, TIMES),
    list: await listAnswers(page, TIMES),
    move: await listAnswers(page, TIMES, true),
  };
}
