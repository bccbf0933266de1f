import { checkReasons } from '#/domain/rules/reasons.ts';
import { bare, described, string } from '../notation/build.ts';
import type { Keyword } from './keyword.ts';

/** What a call of the form says against the answer, in the words of the server: a page with one is not left. */
export const reasons: Keyword = {
  name: 'reasons',
  type: ['string', 'number', 'boolean'],
  option: described(bare({ from: string({ role: 'pointer', maxLength: 200 }) }), {
    title: 'Lo que el servidor dice en contra',
    description:
      'La lista de motivos de una llamada; mientras tenga alguno no se sigue: { "from": "/data/projection/projection/reasons" }.',
  }),
  rule: checkReasons,
};
