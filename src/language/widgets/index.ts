import type { WidgetExample } from '../notation/example.ts';
import type { Schema, Shape } from '../notation/grammar.ts';
import { bic } from './bic.ts';
import { checkbox } from './checkbox.ts';
import { checkboxes } from './checkboxes.ts';
import { colour } from './colour.ts';
import { combobox } from './combobox.ts';
import { confirmation } from './confirmation.ts';
import { date } from './date.ts';
import { datePicker } from './datePicker.ts';
import { decimal } from './decimal.ts';
import { digest } from './digest.ts';
import { email } from './email.ts';
import { exactPhrase } from './exactPhrase.ts';
import { file } from './file.ts';
import { fingerprint } from './fingerprint.ts';
import { giin } from './giin.ts';
import { iban } from './iban.ts';
import { identity } from './identity.ts';
import { integer } from './integer.ts';
import { isin } from './isin.ts';
import { money } from './money.ts';
import { multiselect } from './multiselect.ts';
import { otp } from './otp.ts';
import { participations } from './participations.ts';
import { password } from './password.ts';
import { percentage } from './percentage.ts';
import { periodicity } from './periodicity.ts';
import { phone } from './phone.ts';
import { postalCode } from './postalCode.ts';
import { radio } from './radio.ts';
import { radioCards } from './radioCards.ts';
import { readonly } from './readonly.ts';
import { rows } from './rows.ts';
import { select } from './select.ts';
import { text } from './text.ts';
import { textarea } from './textarea.ts';
import { tin } from './tin.ts';
import { yesno } from './yesno.ts';

/** Every widget and the grammar of its options. */
export const widgets = {
  bic,
  checkbox,
  checkboxes,
  colour,
  combobox,
  confirmation,
  date,
  datePicker,
  decimal,
  digest,
  email,
  exactPhrase,
  file,
  fingerprint,
  giin,
  iban,
  identity,
  integer,
  isin,
  money,
  multiselect,
  otp,
  participations,
  password,
  percentage,
  periodicity,
  phone,
  postalCode,
  radio,
  radioCards,
  readonly,
  rows,
  select,
  text,
  textarea,
  tin,
  yesno,
} satisfies Record<string, Schema & { example: WidgetExample }>;

export type WidgetName = keyof typeof widgets;

/** What a field says to each widget beside what every field may say. */
export type WidgetOptions = { [Name in WidgetName]: Shape<(typeof widgets)[Name]> };
