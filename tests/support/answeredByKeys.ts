import type { Page } from 'playwright';
import type { widgets } from '../../src/language/widgets/index.ts';

/**
 * What a person presses to answer a widget's example: words are typed, `<Key>` is a key. The focus is
 * on the first stop of the widget. One line for each look, where a widget has several.
 */
type Presses = readonly string[];

const second: Presses = ['<ArrowDown>'];

/** Every widget of the language; one that is missing here is an error of types. */
export const keysOf: Readonly<Record<keyof typeof widgets, readonly Presses[]>> = {
  bic: [['BBVAESMM']],
  checkbox: [['<Space>']],
  checkboxes: [['<Space>', '<Tab>', '<Space>']],
  colour: [['#0B5FA5']],
  combobox: [['españa', '<ArrowDown>', '<Enter>']],
  confirmation: [['<Space>']],
  date: [['27', '<Tab>', '03', '<Tab>', '1958'], ['27/3/1958']],
  datePicker: [
    [
      '<Tab>',
      '<Enter>',
      '<Calendar>',
      '<Shift+PageDown>',
      '<PageDown>',
      '<PageDown>',
      '<ArrowDown>',
      '<ArrowDown>',
      '<Enter>',
    ],
  ],
  decimal: [['12,5']],
  email: [['ana.vidal@example.test']],
  exactPhrase: [['Este producto es complejo y se considera no conveniente para mí.']],
  // Chosen in a window of the browser's own.
  file: [],
  digest: [],
  giin: [['98q96b.00000.le.250']],
  fingerprint: [[`${'01234567 89abcdef '.repeat(4)}`]],
  iban: [['es91 2100 0418 4502 0005 1332']],
  identity: [['12345678z']],
  integer: [['3']],
  isin: [['ES0113900J37']],
  money: [['12.000']],
  multiselect: [['españa', '<ArrowDown>', '<Enter>', 'francia', '<ArrowDown>', '<Enter>']],
  otp: [['204816']],
  participations: [['12,345678']],
  password: [['Una frase larga y 7 luces']],
  percentage: [['33,34']],
  periodicity: [second],
  phone: [['600123456']],
  postalCode: [['28013']],
  radio: [second, second],
  radioCards: [second],
  readonly: [[]],
  rows: [
    [
      ...['<Enter>', '<First>', 'Lucía Vidal Prats', '<Tab>', '60', '<Tab>'],
      ...['<Enter>', '<First>', 'Martín Vidal Prats', '<Tab>', '40'],
    ],
  ],
  select: [['<ArrowDown>', '<ArrowDown>']],
  text: [['Vidal']],
  textarea: [['No encuentro el certificado de retenciones del año pasado.']],
  tin: [['12345678Z']],
  yesno: [second],
};

/** Presses what answers, and waits where what comes next is still on its way. */
export async function press(page: Page, presses: Presses): Promise<void> {
  for (const one of presses) {
    const key = /^<(.+)>$/.exec(one)?.[1];
    if (key === 'Calendar') await page.locator('[role=grid] :focus').waitFor();
    else if (key === 'First') await page.locator('.row:last-of-type input:focus').waitFor();
    else if (!key) await page.keyboard.type(one);
    else {
      if (key === 'ArrowDown' && (await page.locator('input.picker-input:focus').count()))
        await page.locator('[role=option]').first().waitFor();
      await page.keyboard.press(key);
    }
  }
}

/** Name of each example of the page → what stands in its controls: texts, ticks, and what chips say. */
export const answersShown = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() =>
    Object.fromEntries(
      [...document.querySelectorAll('[data-specimen]')].map((example) => [
        example.getAttribute('data-specimen')!,
        [
          ...[...example.querySelectorAll<HTMLInputElement>('input, select, textarea')]
            .filter(({ type }) => type !== 'file' && type !== 'hidden')
            .map((one) => (/^(checkbox|radio)$/.test(one.type) ? String(one.checked) : one.value)),
          ...[...example.querySelectorAll('button.chip')].map((one) => one.textContent),
        ].join(' | '),
      ]),
    ),
  );
