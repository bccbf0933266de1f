import { expect, test } from 'vitest';
import { whyReadOnly } from '#/studio/proposals/whyReadOnly.ts';

type Asked = Parameters<typeof whyReadOnly>[0];

const author = { uuid: '00000000-0000-5000-8000-000000000021', name: 'Eva Lara' };
const why = (status: Asked['status'], more: Partial<Asked> = {}) =>
  whyReadOnly({ status, author, is_author: false, may: [], ...more });

test.each<[string, string, RegExp]>([
  ['of somebody else in review', why('IN_REVIEW'), /Eva Lara y está en revisión.*pida a Eva Lara/],
  [
    'that I sent to review',
    why('IN_REVIEW', { is_author: true, may: ['RETURN'] }),
    /^La ha enviado a revisión.*«Devolver.*», en «Cambios y publicación»/,
  ],
  ['that is approved', why('APPROVED'), /^Está aprobada.*pida a Eva Lara/],
  ['that I may return', why('APPROVED', { may: ['RETURN'] }), /^Está aprobada.*«Devolver/],
  ['that is published', why('PUBLISHED'), /^Está publicada.*propuesta nueva\.$/],
  ['that was withdrawn', why('WITHDRAWN'), /^Se retiró.*propuesta nueva\.$/],
  ['that I have no right to', why('DRAFT'), /sus permisos/],
])('a proposal %s says why it is only read, and what to do', (_, said, wanted) => {
  expect(said).toMatch(wanted);
});
