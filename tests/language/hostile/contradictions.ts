import { aForm, aScreen, formFile, screenFile } from '../../support/documents.ts';
import { put, type Row } from './case.ts';

const rules = (what: string, value: object, at: string): Row => [what, '/rules', value, at];
const onKind = { at: '/answers/kind', equals: 'once' };
const answered = (name: string) => ({ at: `/answers/${name}`, present: true });
const both = (...all: object[]) => ({ r: { when: { all }, show: { note: true } } });

export const contradictions = [
  ...put('form', [
    rules(
      'two values at once',
      both(onKind, { at: '/answers/kind', equals: 'periodic' }),
      '/rules/r/when',
    ),
    rules(
      'here and not here',
      both(answered('kind'), { at: '/answers/kind', present: false }),
      '/rules/r/when',
    ),
    rules('a value and its denial', both(onKind, { not: onKind }), '/rules/r/when'),
    rules(
      'more than the most',
      both({ at: '/answers/amount', atLeast: 10 }, { at: '/answers/amount', atMost: 5 }),
      '/rules/r/when',
    ),
    rules(
      'none of all values',
      both(answered('kind'), { not: { at: '/answers/kind', in: ['once', 'periodic'] } }),
      '/rules/r/when',
    ),
    rules(
      'a box neither ticked nor empty',
      both(
        answered('agreed'),
        { not: { at: '/answers/agreed', equals: true } },
        { not: { at: '/answers/agreed', equals: false } },
      ),
      '/rules/r/when',
    ),
    rules(
      'a chain that excludes itself',
      {
        a: { when: onKind, show: { note: true } },
        b: {
          when: { all: [answered('note'), { at: '/answers/kind', equals: 'periodic' }] },
          show: { amount: true },
        },
      },
      '/fields/amount',
    ),
    rules(
      'less than the property takes',
      { r: { when: { at: '/answers/amount', atMost: 0 }, show: { note: true } } },
      '/rules/r/when',
    ),
    rules(
      'at least ten and not at least five',
      both({ at: '/answers/amount', atLeast: 10 }, { not: { at: '/answers/amount', atLeast: 5 } }),
      '/rules/r/when',
    ),
    rules(
      'a list that has a value and has it not',
      both(
        { at: '/answers/origins', includes: 'salary' },
        { not: { at: '/answers/origins', includes: 'salary' } },
      ),
      '/rules/r/when',
    ),
    rules(
      'a demand for what is hidden then',
      {
        a: { when: onKind, show: { note: true } },
        b: { when: { at: '/answers/kind', equals: 'periodic' }, require: { note: true } },
      },
      '/rules/b/require/note',
    ),
    rules(
      'a limit on what is hidden then',
      {
        a: { when: onKind, show: { note: true } },
        b: { when: { not: onKind }, limit: { note: { maxLength: 3 } } },
      },
      '/rules/b/limit/note',
    ),
    [
      'a chain within a row',
      '/fields/holders/rules',
      {
        a: { when: { at: '/row/name', equals: 'x' }, show: { detail: true } },
        b: {
          when: {
            all: [
              { at: '/row/name', equals: 'y' },
              { at: '/row/detail', present: true },
            ],
          },
          require: { detail: true },
        },
      },
      '/fields/holders/rules/b/require/detail',
    ],
    ['a step that is never shown', '/steps/rest/when', { all: [onKind, { not: onKind }] }],
  ]),
  {
    what: 'a field of a step that hides it',
    files: [
      formFile(
        aForm((form) => {
          form.steps.rest!.when = { at: '/answers/kind', equals: 'periodic' };
          form.rules = { a: { when: onKind, show: { note: true } } };
        }),
      ),
    ],
    at: 'schemas/forms/sample.json:/fields/note',
  },
  {
    what: 'a block for nobody who may see the screen',
    files: [
      screenFile(
        aScreen((screen) => {
          screen.access = { at: '/me/intervener/type', equals: 'F' };
          screen.blocks.figures!.when = { at: '/me/intervener/type', equals: 'J' };
        }),
      ),
    ],
    at: 'schemas/screens/sampleScreen.json:/blocks/figures/when',
  },
  {
    what: 'a figure for nobody who sees its block',
    files: [
      screenFile(
        aScreen((screen) => {
          const figures = screen.blocks['figures'] as unknown as {
            when?: object;
            items: { value: object };
          };
          figures.when = { at: '/me/intervener/type', equals: 'F' };
          Object.assign(figures.items.value, { when: { at: '/me/intervener/type', equals: 'J' } });
        }),
      ),
    ],
    at: 'schemas/screens/sampleScreen.json:/blocks/figures/items/value/when',
  },
  ...put('screen', [
    [
      'a block that is never shown',
      '/blocks/figures/when',
      {
        all: [
          { at: '/facts/canOperate', equals: true },
          { at: '/facts/canOperate', equals: false },
        ],
      },
    ],
    [
      'a screen that nobody may see',
      '/access',
      {
        all: [
          { at: '/me/intervener/type', equals: 'F' },
          { at: '/me/intervener/type', equals: 'J' },
        ],
      },
    ],
  ]),
];
