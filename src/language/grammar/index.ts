import type { Schema } from '../notation/grammar.ts';
import { codes } from './codes.ts';
import { example } from './example.ts';
import { form } from './form.ts';
import { formFile } from './formFile.ts';
import { locks } from './locks.ts';
import { navigation } from './navigation.ts';
import { overlay } from './overlay.ts';
import { part } from './part.ts';
import { screen } from './screen.ts';
import { settings } from './settings.ts';
import { style } from './style.ts';
import { tenant } from './tenant.ts';
import { texts } from './texts.ts';
import { words } from './words.ts';

/** The grammar of every kind of document. */
export const grammars = {
  codes,
  example,
  form,
  locks,
  navigation,
  overlay,
  part,
  screen,
  settings,
  style,
  tenant,
  texts,
  words,
} satisfies Record<string, Schema>;

export type Kind = keyof typeof grammars;

/** What a file of that kind may say. All but forms are served as they are written. */
export const grammarOfFile = (kind: Kind): Schema => (kind === 'form' ? formFile : grammars[kind]);
