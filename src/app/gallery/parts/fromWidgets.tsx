import type { WidgetExample } from '#/language/notation/example.ts';
import { widgets } from '#/language/widgets/index.ts';
import { WidgetSpecimen } from '../specimens/WidgetSpecimen.tsx';
import type { Part } from './part.ts';

/** What a question opens: the question stands around it, as in a form. */
const within = (
  widget: 'datePicker' | 'combobox' | 'multiselect',
  title: string,
  opener: string,
): Part => ({
  title,
  opener,
  Draw: ({ started, id, hostile }) => (
    <WidgetSpecimen
      started={started}
      widget={widget}
      example={widgets[widget].example as WidgetExample}
      state={hostile === undefined ? 'empty' : 'hostile'}
      id={id}
      text={hostile ?? ''}
    />
  ),
});

export const calendar = within('datePicker', 'Calendario', '.date-picker-button');
export const list = within('combobox', 'Lista para buscar', '.picker-button');
export const severalList = within('multiselect', 'Lista de varias', '.picker-button');
