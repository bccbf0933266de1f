import type { WidgetExample } from '../grammar/example.ts';
import type { Schema, Shape } from '../grammar/grammar.ts';
import { bic } from './bic.ts';
import { checkbox } from './checkbox.ts';
import { checkboxes } from './checkboxes.ts';
import { date } from './date.ts';
import { decimal } from './decimal.ts';
import { email } from './email.ts';
import { iban } from './iban.ts';
import { identity } from './identity.ts';
import { integer } from './integer.ts';
import { isin } from './isin.ts';
import { money } from './money.ts';
import { participations } from './participations.ts';
import { password } from './password.ts';
import { percentage } from './percentage.ts';
import { phone } from './phone.ts';
import { radio } from './radio.ts';
import { readonly } from './readonly.ts';
import { rows } from './rows.ts';
import { select } from './select.ts';
import { text } from './text.ts';
import { textarea } from './textarea.ts';
import { yesno } from './yesno.ts';

/** Every widget and the grammar of its options. */
export const widgets = {
  bic,
  checkbox,
  checkboxes,
  date,
  decimal,
  email,
  iban,
  identity,
  integer,
  isin,
  money,
  participations,
  password,
  percentage,
  phone,
  radio,
  readonly,
  rows,
  select,
  text,
  textarea,
  yesno,
} satisfies Record<string, Schema & { example: WidgetExample }>;

export type WidgetName = keyof typeof widgets;

/** What a field says to each widget beside what every field may say. */
export type WidgetOptions = { [Name in WidgetName]: Shape<(typeof widgets)[Name]> };
