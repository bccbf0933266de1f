import type { Answers } from '#/language/expressions/scope.ts';
import { rowsOf } from '#/language/lenses/rows.ts';
import type { QuestionId } from '#/language/lenses/questionSite.ts';
import type { Field, Property } from '#/language/documents/form.ts';
import { choice, line, lines, tick, type Asked } from '../kernel/panel.ts';
import type { Code } from '../kernel/words.ts';

interface Table {
  title: Code;
  /** What a row of it says. */
  help: Code;
  cells: Record<string, Asked>;
}

/** Tables of the lens with their columns: everything that a question says, as it is written. */
const columns: Readonly<Record<string, Table>> = {
  limits: {
    title: 'studio.table.limits',
    help: 'studio.table.limits_help',
    cells: { keyword: line('studio.cell.keyword'), value: lines('studio.cell.value') },
  },
  itemLimits: {
    title: 'studio.table.item_limits',
    help: 'studio.table.item_limits_help',
    cells: { keyword: line('studio.cell.keyword'), value: lines('studio.cell.value') },
  },
  drawing: {
    title: 'studio.table.drawing',
    help: 'studio.table.drawing_help',
    cells: { option: line('studio.cell.option'), value: lines('studio.cell.value') },
  },
  options: {
    title: 'studio.table.options',
    help: 'studio.table.options_help',
    cells: {
      option: line('studio.cell.stored'),
      label: line('studio.cell.label'),
      hint: line('studio.cell.hint'),
      order: number('studio.cell.order'),
    },
  },
  rules: {
    title: 'studio.table.rules',
    help: 'studio.table.rules_help',
    cells: {
      rule: line('studio.cell.rule'),
      order: number('studio.cell.order'),
      shows: tick('studio.cell.shows'),
      requires: tick('studio.cell.requires'),
      joined: choice('studio.cell.joined', [
        { value: 'one', label: 'studio.joined.one' },
        { value: 'all', label: 'studio.joined.all' },
        { value: 'any', label: 'studio.joined.any' },
        { value: 'other', label: 'studio.joined.other' },
      ]),
      condition: lines('studio.cell.condition'),
    },
  },
  tests: {
    title: 'studio.table.tests',
    help: 'studio.table.tests_help',
    cells: {
      rule: line('studio.cell.rule'),
      at: line('studio.cell.at'),
      not: tick('studio.cell.not'),
      relation: line('studio.cell.relation'),
      value: lines('studio.cell.value'),
    },
  },
  ruleLimits: {
    title: 'studio.table.rule_limits',
    help: 'studio.table.rule_limits_help',
    cells: {
      rule: line('studio.cell.rule'),
      keyword: line('studio.cell.keyword'),
      value: lines('studio.cell.value'),
    },
  },
  sent: {
    title: 'studio.table.sent',
    help: 'studio.table.sent_help',
    cells: {
      place: choice('studio.cell.place', [
        { value: 'body', label: 'studio.place.body' },
        { value: 'path', label: 'studio.place.path' },
        { value: 'query', label: 'studio.place.query' },
      ]),
      member: line('studio.cell.member'),
      as: line('studio.cell.as'),
      codes: line('studio.cell.codes'),
      default: line('studio.cell.default'),
    },
  },
};

function number(title: Code): Asked {
  return { property: { type: 'integer', title }, field: { widget: 'integer' } };
}

/** Every table of a question as rows of a panel. */
export const tables = (id: QuestionId): Record<string, Asked> =>
  Object.fromEntries(
    Object.entries(columns)
      .filter(([name]) => id.column === undefined || name !== 'sent')
      .map(([name, one]) => [`all_${name}`, table(one)]),
  );

function table({ title, help, cells }: Table): Asked {
  const each = Object.entries(cells);
  return {
    property: {
      type: 'array',
      title,
      maxItems: 200,
      items: {
        type: 'object',
        properties: Object.fromEntries(
          each.map(([name, { property }]): [string, Property] => [name, property]),
        ),
      },
    },
    field: {
      widget: 'rows',
      hint: help,
      add: 'studio.table.add',
      remove: 'studio.table.remove',
      row: 'studio.table.row',
      fields: Object.fromEntries(
        each.map(([name, { field }], at): [string, Field] => [
          name,
          { ...field, order: at, width: 'half' },
        ]),
      ),
    },
  };
}

/** The lens's tables under the names of a panel. */
export const readTables = (answers: Answers): Answers =>
  Object.fromEntries(Object.keys(columns).map((name) => [`all_${name}`, rowsOf(answers, name)]));

/** The tables that a panel says, under the names of the lens. */
export const writeTables = (card: Answers): Answers =>
  Object.fromEntries(
    Object.keys(columns)
      .filter((name) => Object.hasOwn(card, `all_${name}`))
      .map((name) => [name, rowsOf(card, `all_${name}`)]),
  );
