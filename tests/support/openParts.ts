import type { Locator, Page } from 'playwright';

/** A part of the gallery as a person meets it. */
export interface OpenPart {
  /** What stands over the page, or in it, once it is open. */
  shows: string;
  /** What it is called to the ear, or what it says. */
  called: RegExp;
  /** What opens it; it is always open otherwise. */
  opener?: string;
  /** Opened by the focus alone. */
  onFocus?: true;
  /** Escape closes it and gives the focus back. */
  escapes?: true;
  /** What live regions say when it opens, each once. */
  says?: RegExp[];
  /** Its window, where what it shows may be longer and scrolls in it. */
  window?: string;
  /** What axe says of it and why that is in order. */
  excused?: Readonly<Record<string, string>>;
}

const openList: OpenPart = {
  shows: '[role=listbox]',
  called: /./,
  opener: '.picker-input',
  escapes: true,
  says: [/^\d+ opciones disponible/],
  excused: {
    'aria-hidden-focus':
      'while a list is open React Aria keeps all else from the ear; the Tab key closes it before it leaves',
    'page-has-heading-one': 'the heading is kept from the ear for as long',
  },
};

/** Every part of the gallery, by its name. */
export const openParts: Readonly<Record<string, OpenPart>> = {
  dialog: {
    shows: '[role=dialog]',
    window: '.dialog',
    called: /^Su sesión/,
    opener: 'button',
    escapes: true,
  },
  confirmDialog: {
    shows: '[role=alertdialog]',
    window: '.dialog',
    called: /^¿Quiere quitar/,
    opener: 'button',
    escapes: true,
  },
  plainDialog: { shows: 'dialog[open]', called: /^No hay/, opener: 'button', escapes: true },
  menu: { shows: '[role=menu]', called: /^Qué quiere hacer/, opener: 'button', escapes: true },
  tabs: { shows: '[role=tablist]', called: /^Su documentación/ },
  tooltip: {
    shows: '[role=tooltip]',
    called: /^Ocultar los importes/,
    opener: 'button',
    onFocus: true,
    escapes: true,
  },
  toast: {
    shows: '.toast',
    called: /^Hemos recibido/,
    opener: 'button',
    says: [/^Hemos recibido su mensaje.*Ver el mensaje$/],
  },
  calendar: {
    shows: '[role=dialog]',
    window: '.calendar-popover',
    called: /^Calendario/,
    opener: '.date-picker-button',
    escapes: true,
  },
  list: openList,
  severalList: openList,
};

export const addressOfPart = (name: string, state: 'closed' | 'open', more = ''): string =>
  `/dev/gallery?only=part-${name}&state=${state}${more}`;

/** What opens a part, where it is closed. */
export const openerOf = (page: Page, name: string): Locator =>
  page
    .locator(`#part-${name} [data-specimen]`)
    .locator(openParts[name]!.opener ?? '*')
    .first();

/** Opens it by the keyboard, from a page on which all has come. */
export async function openByKey(page: Page, name: string): Promise<void> {
  const { opener, onFocus, shows } = openParts[name]!;
  if (opener) {
    await openerOf(page, name).focus();
    // A focus that comes by the keyboard, whatever the pointer did before.
    if (onFocus) for (const key of ['Tab', 'Shift+Tab']) await page.keyboard.press(key);
    else await page.keyboard.press(opener === '.picker-input' ? 'ArrowDown' : 'Enter');
  }
  await page.locator(shows).waitFor();
}

/** What axe finds of an open part, without what is in order there. */
export const faultsOfPart = (name: string, faults: readonly string[]): string[] =>
  faults.filter((fault) => !Object.hasOwn(openParts[name]!.excused ?? {}, fault.split(':')[0]!));

/** Where an open part sticks out of the window. */
export const outOfWindow = (page: Page, shows: string): Promise<string[]> =>
  page.evaluate((shows) => {
    const box = document.querySelector(shows)!.getBoundingClientRect();
    const { innerWidth, innerHeight } = window;
    const out = [
      box.left < -1 && `left by ${-box.left}`,
      box.right > innerWidth + 1 && `right by ${box.right - innerWidth}`,
      box.top < -1 && `top by ${-box.top}`,
      box.bottom > innerHeight + 1 && `bottom by ${box.bottom - innerHeight}`,
    ];
    return out.filter((fault) => fault !== false);
  }, shows);

/** Names and words of React Aria that nobody has put into Spanish. */
export const foreignNames = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('[aria-label], [aria-roledescription], [aria-valuetext]')]
      .flatMap((one) =>
        ['aria-label', 'aria-roledescription', 'aria-valuetext'].map((name) =>
          one.getAttribute(name),
        ),
      )
      .filter((words) => words !== null)
      .filter((words) =>
        /\b(dismiss|close|next|previous|today|selected|month|year|show|suggestions?|option|calendar|clear)\b/i.test(
          words,
        ),
      ),
  );
