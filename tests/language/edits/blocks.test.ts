import { describe, expect, it } from 'vitest';
import { openapi } from '#/contract/openapi.ts';
import { facts } from '#/contract/facts.gen.ts';
import { blocks } from '#/language/blocks/index.ts';
import {
  addBlock,
  blockAt,
  duplicateBlock,
  moveBlock,
  removeBlock,
  showBlock,
} from '#/language/edits/blocks.ts';
import { begunBlock } from '#/language/edits/begunBlock.ts';
import { callsFor } from '#/language/edits/callsFor.ts';
import {
  addEntry,
  moveEntry,
  NAVIGATION,
  removeEntry,
  showEntry,
} from '#/language/edits/entries.ts';
import { inTurn } from '#/language/edits/inTable.ts';
import { missingSources } from '#/language/check/missingSources.ts';
import { unreadCalls } from '#/language/check/unused.ts';
import type { ScreenDocument } from '#/language/documents/screen.ts';
import { grammars } from '#/language/grammar/index.ts';
import { validateGrammar } from '#/language/grammar/validateGrammar.ts';
import { valueOf, type Documents } from '#/language/lenses/documents.ts';
import { objectAt } from '#/language/lenses/json.ts';
import { begun, edited, redo, undo } from '#/language/proposals/history.ts';
import { freeScreens, screenWorlds } from '../../support/editedScreens.ts';
import { screenDone, screenEdits } from '../../support/screenEdits.ts';
import { fc } from '../../support/fc.ts';
import { times } from '../../support/sweep.ts';

const documents = screenWorlds.almadraba!;
const screenOf = (so: Documents, key: string) => valueOf(so, key) as unknown as ScreenDocument;
const screens = Object.keys(documents).filter((key) => key.startsWith('screen/'));

describe('a block of a screen', () => {
  it.each(Object.keys(blocks))('of the kind %s is begun with what its grammar asks for', (type) => {
    const block = begunBlock(type, {
      title: 'Otra cosa',
      text: 'Una frase',
      data: 'balance',
      rows: '/data/balance/rows',
      shown: [{ from: '/row/name', label: 'Nombre' }],
      form: 'contact',
      to: '/profile',
    });
    const { documents: after, issues } = addBlock(
      freeScreens,
      { in: 'screen/position', name: 'other' },
      block,
    );
    expect(issues).toEqual([]);
    expect(validateGrammar(grammars.screen, valueOf(after, 'screen/position'))).toEqual([]);
    expect(inTurn(objectAt(valueOf(after, 'screen/position'), 'blocks')).at(-1)).toBe('other');
  });

  it('takes the calls along that it alone has read, and brings them back when it is shown again', () => {
    for (const key of screens)
      for (const name of inTurn(objectAt(valueOf(freeScreens, key), 'blocks'))) {
        const gone = removeBlock(freeScreens, { in: key, name });
        if (gone.issues.length > 0) continue;
        const known = unreadCalls(screenOf(freeScreens, key));
        const idle = unreadCalls(screenOf(gone.documents, key));
        expect(idle.filter((one) => !known.includes(one))).toEqual(
          idle.filter((one) => one === screenOf(freeScreens, key).subject),
        );
        const back = showBlock(freeScreens, gone.documents, { in: key, name });
        expect([key, name, back.issues]).toEqual([key, name, []]);
        expect(valueOf(back.documents, key)).toEqual(valueOf(freeScreens, key));
      }
  });

  it('that the law locks is neither moved nor removed, and it is said why', () => {
    const found = screens.flatMap((key) =>
      Object.entries(screenOf(documents, key).blocks)
        .filter(([, block]) => block.locked === true)
        .map(([name]) => ({ in: key, name })),
    );
    expect(found.length).toBeGreaterThan(0);
    for (const id of found) {
      const { documents: after, issues } = removeBlock(documents, id);
      expect(after).toBe(documents);
      expect(issues[0]).toMatchObject({ code: 'locked' });
      expect([id, issues[0]!.params!.why]).toEqual([id, expect.any(String)]);
    }
  });

  it('is put behind itself when it is doubled, and before another one when it is moved', () => {
    const key = 'screen/position';
    const [first, second] = inTurn(objectAt(valueOf(freeScreens, key), 'blocks'));
    const doubled = duplicateBlock(freeScreens, { in: key, name: first! });
    expect(doubled.issues).toEqual([]);
    const names = inTurn(objectAt(valueOf(doubled.documents, key), 'blocks'));
    expect(names.slice(0, 3)).toEqual([first, doubled.id.name, second]);
    const moved = moveBlock(doubled.documents, { in: key, name: first! });
    expect(inTurn(objectAt(valueOf(moved.documents, key), 'blocks')).at(-1)).toBe(first);
    expect(moveBlock(freeScreens, { in: key, name: 'nobody' }).issues[0]!.code).toBe(
      'unknown_block',
    );
    expect(blockAt({ name: 'a/b' })).toBe('/blocks/a~1b');
  });
});

describe('the calls that a screen is offered', () => {
  it('only read, and are given all that they must be', () => {
    for (const key of screens) {
      const offered = callsFor(openapi, documents, screenOf(documents, key));
      for (const { id } of offered) expect(facts[id].effect).toBe('reads');
    }
    const names = (key: string) =>
      callsFor(openapi, documents, screenOf(documents, key)).map(({ id }) => id as string);
    expect(names('screen/position')).toContain('listIntervenerPositions');
    expect(names('screen/position')).not.toContain('getOperation');
    expect(names('screen/operation')).toContain('getOperation');
    expect(names('screen/login')).not.toContain('getIntervenerBalance');
  });
});

describe('an entry of a menu', () => {
  it('is added last, moved, hidden and shown again', () => {
    const id = { table: 'menu', name: 'funds' } as const;
    const entry = { label: 'Fondos', icon: 'wallet', to: '/account/wallet' };
    const { documents: after, issues } = addEntry(documents, id, entry);
    expect(issues).toEqual([]);
    const menu = (so: Documents) => inTurn(objectAt(valueOf(so, NAVIGATION), 'menu'));
    expect(menu(after).at(-1)).toBe('funds');
    const last = menu(documents).at(-1)!;
    expect(menu(moveEntry(after, id, last).documents).at(-2)).toBe('funds');
    const shared = { table: 'menu', name: 'staffPromises' } as const;
    const hidden = removeEntry(after, shared);
    expect(hidden.issues).toEqual([]);
    expect(menu(hidden.documents)).not.toContain('staffPromises');
    const shown = showEntry(documents, hidden.documents, shared);
    expect(valueOf(shown.documents, NAVIGATION)).toEqual(valueOf(after, NAVIGATION));
  });

  it('that the law locks stays, and it is said why', () => {
    const { documents: after, issues } = removeEntry(documents, { table: 'menu', name: 'profile' });
    expect(after).toBe(documents);
    expect(issues[0]).toMatchObject({ code: 'locked' });
  });
});

it('leaves no call that is read and not made, and nothing that the grammar does not have', () => {
  let made = 0;
  fc.assert(
    fc.property(
      fc.nat(screens.length - 1),
      fc.array(screenEdits, { minLength: 10, maxLength: 10 }),
      (at, edits) => {
        const key = screens[at]!;
        let so = freeScreens;
        for (const edit of edits) {
          const { documents: after, issues } = screenDone(freeScreens, so, key, edit);
          if (issues.length > 0) expect(after).toBe(so);
          if (after === so) continue;
          made++;
          const value = valueOf(after, key);
          expect(missingSources({ kind: 'screen', value } as never)).toEqual([]);
          expect(validateGrammar(grammars.screen, value)).toEqual([]);
          so = after;
        }
      },
    ),
    { numRuns: times(2500, 40) },
  );
  expect(made).toBeGreaterThan(times(10_000, 100));
}, 900_000);

it('gives equal bytes when edits of screens are undone and done again', () => {
  fc.assert(
    fc.property(
      fc.nat(screens.length - 1),
      fc.array(screenEdits, { maxLength: 8 }),
      (at, edits) => {
        const key = screens[at]!;
        const end = edits.reduce(
          (history, edit) =>
            edited(history, screenDone(freeScreens, history.now, key, edit).documents),
          begun(freeScreens),
        );
        const back = end.past.reduce(undo, end);
        expect(back.now).toEqual(freeScreens);
        expect(back.undone.reduce(redo, back)).toEqual(end);
      },
    ),
    { numRuns: times(300, 20) },
  );
});
