import { checkControllers } from '#/domain/people/checkControllers.ts';
import { described } from '../notation/build.ts';
import type { Keyword } from './keyword.ts';
import { yes } from './options.ts';

/** Of a list of rows: who controls an entity, each once, and in the roles that go together. */
export const controllers: Keyword = {
  name: 'controllers',
  type: ['array'],
  option: described(yes, {
    title: 'Quienes ejercen el control',
    description:
      'Nadie se repite, tres como máximo tienen más del 25 %, y quien dirige figura sólo si nadie más controla.',
  }),
  codes: [
    'distinct',
    'controllers.repeated',
    'controllers.residence',
    'controllers.owners',
    'controllers.senior',
    'controllers.age',
  ],
  rule: checkControllers,
};
