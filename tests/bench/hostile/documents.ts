import { openapi } from '#/contract/openapi.ts';
import { ownOf } from '#/language/check/contacts.ts';
import { unsafeIn } from '#/language/check/plainText.ts';
import { handsOver } from '#/language/check/handedOver.ts';
import { demandsSecret, namesSecret } from '#/language/check/secretFields.ts';
import { check } from '#/language/check.ts';
import type { DocumentFile } from '#/language/assembly/source.ts';
import {
  honestContacts,
  honestTitles,
  honestWarnings,
  ourselves,
} from '../../support/attacks/honestContacts.ts';
import { honestProse } from '../../support/attacks/honestProse.ts';
import { honestOfSecrets } from '../../support/attacks/handings.ts';
import { honestTexts } from '../../support/attacks/honestTexts.ts';
import { attacks } from '../../support/attacks/index.ts';
import { attacks as ways, ground, withoutLocks } from '../../support/attacks/locks.ts';
import { atMost, noneOf, type Row } from '../../support/benchSection.ts';
import { cpuTime } from '../../support/cpuTime.ts';
import type { HostileSection } from './hostileSection.ts';

/** Fewer would show little. */
const FEWEST = 200;
const SLOWEST_MS = 1_000;

/** Documents that deceive, act in people's name or go around locks: the check refuses each where it is written. */
export const documents: HostileSection = {
  minutes: 6,
  attacks: [
    ...[
      'attack',
      'callAttacks',
      'feigned',
      'handings',
      'honestContacts',
      'honestProse',
      'honestTexts',
      'index',
    ],
    ...['lockedForms', 'locks', 'lures', 'ownAttacks', 'ownForms', 'ownImitations', 'placeAttacks'],
    ...['secretAttacks', 'texts'],
  ],
  async run(say) {
    let slowest = 0;
    const errorsOf = async (files: readonly DocumentFile[]) => {
      let found: { file: string; line: string }[] = [];
      const took = cpuTime(() => {
        found = check(files, openapi)
          .filter(({ severity }) => severity === 'error')
          .map(({ file, pointer }) => ({ file, line: `${file}:${pointer}` }));
      });
      slowest = Math.max(slowest, took);
      // The time of the section runs on.
      await new Promise(setImmediate);
      return found;
    };
    const passed: string[] = [];
    for (const [name, all] of Object.entries(attacks)) {
      for (const { what, files, at } of all) {
        const found = await errorsOf(files);
        if (!found.some(({ line }) => line === at)) passed.push(`${name}: ${what} → ${at}`);
      }
      say(`${all.length} of «${name}»`);
    }
    const over = (files: readonly DocumentFile[]) => {
      const paths = new Set(files.map(({ file }) => file));
      const under = ground.filter(({ file }) => !paths.has(file) || file.startsWith('tenants/'));
      return errorsOf([...under, ...files]);
    };
    const before = new Set((await over([])).map(({ line }) => line));
    const around: string[] = [];
    for (const { what, files } of ways) {
      const written = new Set(files.map(({ file }) => file));
      const found = (await over(files)).filter(({ line }) => !before.has(line));
      if (!found.some(({ file }) => written.has(file))) around.push(what);
    }
    for (const [what, files, at] of withoutLocks)
      if (!(await over(files)).some(({ line }) => line === at)) around.push(`without: ${what}`);
    say(`${ways.length + withoutLocks.length} ways around locks`);
    const own = ownOf({
      hosts: [
        { host: 'inversores.ejemplo.es', api_key: 'a', consumer_key: 'b', consumer_secret: 'c' },
      ],
      support: { hours: '9:00h', phone: '+34 910 555 120', email: 'a@b.example' },
    });
    const honest = [...honestTexts, ...honestProse, ...honestOfSecrets];
    const refused = [
      ...honest.filter((text) => unsafeIn(text, own) || demandsSecret(text) || handsOver(text)),
      ...[...honestContacts, ...honestWarnings].filter(
        (text) => unsafeIn(text, ourselves) || demandsSecret(text) || handsOver(text),
      ),
      ...honestTitles.filter(namesSecret),
    ];
    const count = Object.values(attacks).flat().length + ways.length + withoutLocks.length;
    return [
      enough('hostile documents', count),
      noneOf('that pass', passed),
      noneOf('ways around locks that pass', around),
      noneOf(`of ${honest.length + honestContacts.length} honest texts refused`, refused),
      atMost('slowest check, of processor time', Math.round(slowest), SLOWEST_MS, 'ms'),
    ];
  },
};

const enough = (name: string, value: number): Row => ({
  ...{ name, value, unit: '', limit: FEWEST },
  ok: value >= FEWEST,
});
