import type { WidgetName } from '#/language/widgets/index.ts';
import { bic } from './bic.tsx';
import { checkbox } from './checkbox.tsx';
import { checkboxes } from './checkboxes.tsx';
import { date } from './date.tsx';
import { decimal } from './decimal.tsx';
import { email } from './email.tsx';
import { iban } from './iban.tsx';
import { identity } from './identity.tsx';
import { integer } from './integer.tsx';
import { isin } from './isin.tsx';
import { money } from './money.tsx';
import { participations } from './participations.tsx';
import { password } from './password.tsx';
import { percentage } from './percentage.tsx';
import { phone } from './phone.tsx';
import { radio } from './radio.tsx';
import { readonly } from './readonly.tsx';
import { rows } from './rows.tsx';
import { select } from './select.tsx';
import { text } from './text.tsx';
import { textarea } from './textarea.tsx';
import type { Widget } from './widget.ts';
import { yesno } from './yesno.tsx';

/** Every widget that a form may name; the language's table of option grammars has the same names. */
export const widgets = {
  text,
  textarea,
  password,
  email,
  phone,
  money,
  participations,
  percentage,
  integer,
  decimal,
  date,
  select,
  radio,
  checkbox,
  checkboxes,
  yesno,
  identity,
  iban,
  bic,
  isin,
  readonly,
  rows,
} satisfies { [Name in WidgetName]: Widget };
