import type { WidgetName } from '#/language/widgets/index.ts';
import { bic } from './bic.tsx';
import { checkbox } from './checkbox.tsx';
import { checkboxes } from './checkboxes.tsx';
import { colour } from './colour.tsx';
import { combobox } from './combobox.tsx';
import { confirmation } from './confirmation.tsx';
import { date } from './date.tsx';
import { datePicker } from './datePicker.tsx';
import { decimal } from './decimal.tsx';
import { digest } from './digest.tsx';
import { email } from './email.tsx';
import { exactPhrase } from './exactPhrase.tsx';
import { file } from './file.tsx';
import { fingerprint } from './fingerprint.tsx';
import { giin } from './giin.tsx';
import { iban } from './iban.tsx';
import { identity } from './identity.tsx';
import { integer } from './integer.tsx';
import { isin } from './isin.tsx';
import { money } from './money.tsx';
import { multiselect } from './multiselect.tsx';
import { otp } from './otp.tsx';
import { participations } from './participations.tsx';
import { password } from './password.tsx';
import { percentage } from './percentage.tsx';
import { periodicity } from './periodicity.tsx';
import { phone } from './phone.tsx';
import { postalCode } from './postalCode.tsx';
import { radio } from './radio.tsx';
import { radioCards } from './radioCards.tsx';
import { readonly } from './readonly.tsx';
import { rows } from './rows.tsx';
import { select } from './select.tsx';
import { text } from './text.tsx';
import { textarea } from './textarea.tsx';
import type { Widget } from '../fields/widget.ts';
import { tin } from './tin.tsx';
import { yesno } from './yesno.tsx';

/** Every widget that a form may name; the language's table of option grammars has the same names. */
export const widgets: { [Name in WidgetName]: Widget<Name> } = {
  text,
  textarea,
  password,
  email,
  phone,
  postalCode,
  money,
  multiselect,
  participations,
  percentage,
  periodicity,
  integer,
  decimal,
  digest,
  date,
  datePicker,
  select,
  radio,
  radioCards,
  checkbox,
  checkboxes,
  colour,
  combobox,
  yesno,
  identity,
  iban,
  bic,
  isin,
  fingerprint,
  giin,
  tin,
  otp,
  file,
  confirmation,
  exactPhrase,
  readonly,
  rows,
};
