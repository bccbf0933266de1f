import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { openapi } from '#/contract/openapi.ts';
import { assemble } from '#/language/assembly/assemble.ts';
import { check } from '#/language/check.ts';
import { promiseIn } from '#/language/check/promises.ts';
import { honestProse } from '../../support/attacks/honestProse.ts';
import { honestTexts } from '../../support/attacks/honestTexts.ts';
import { promises } from '../../support/attacks/promises.ts';
import { base, file } from '../../support/documents.ts';

const { documents } = assemble(base);
const tenant = file('tenants/sample/tenant.json', {
  kind: 'tenant',
  id: 'sample',
  name: 'Gestora de Ejemplo, SGIIC, S.A.',
});

type Kind = 'form' | 'screen';
/** What is refused of a tenant's variant, by its pointer. */
function refused(kind: Kind, id: string, patch: object): string[] {
  const sha256 = createHash('sha256')
    .update(documents.get(`${kind}/${id}`)!.text)
    .digest('hex');
  const over = file(`tenants/sample/overlays/${kind}/${id}.json`, { base: { id, sha256 }, patch });
  return check([...base, tenant, over], openapi)
    .filter((one) => one.file === over.file && one.severity === 'error')
    .map(({ pointer }) => pointer.replace('/patch', ''));
}

const asking = (said: {
  title?: string;
  hint?: string;
  label?: string;
  step?: string;
  order?: number;
}) => ({
  data: {
    properties: {
      own_how: {
        ...{ type: 'string', title: said.title ?? '¿Cómo nos conoció?', own: true },
        enum: ['A', 'B'],
      },
    },
  },
  fields: {
    own_how: {
      widget: 'radio',
      ...(said.hint && { hint: said.hint }),
      options: {
        A: { order: 1, label: said.label ?? 'Por un amigo' },
        B: { order: 2, label: 'Por internet' },
      },
    },
  },
  steps: {
    known: {
      ...{ order: said.order ?? 900, title: said.step ?? 'Sobre nosotros' },
      fields: { own_how: 1 },
    },
  },
});

const watched = ['kyc-natural', 'convenience-test', 'crs', 'gdpr', 'order-subscription'];
const FALSE = 'Este producto está garantizado';

describe('a question of a tenant’s own', () => {
  test.each(watched)('stands behind those of the law in %s', (id) => {
    expect(refused('form', id, asking({}))).toEqual([]);
    expect(refused('form', id, asking({ order: 1 }))).toEqual(['/steps/known/order']);
  });

  test.each(watched)('promises nothing in %s, in whatever words of it', (id) => {
    expect(refused('form', id, asking({ title: FALSE }))).toEqual([
      '/data/properties/own_how/title',
    ]);
    expect(refused('form', id, asking({ hint: FALSE }))).toEqual(['/fields/own_how/hint']);
    expect(refused('form', id, asking({ step: FALSE }))).toEqual(['/steps/known/title']);
    expect(refused('form', id, asking({ label: FALSE }))).toEqual([
      '/fields/own_how/options/A/label',
    ]);
  });
});

test.each(['position', 'product', 'profile'])('a notice on %s promises nothing', (id) => {
  const zz = { type: 'notice', order: 3, tone: 'info', title: 'Tranquilidad', text: FALSE };
  expect(refused('screen', id, { blocks: { zz } })).toContain('/blocks/zz/text');
  const honest = { ...zz, text: 'Un fondo puede perder valor.' };
  expect(refused('screen', id, { blocks: { zz: honest } })).toEqual([]);
});

test('the shared words of what is varied stay as they are', () => {
  expect(
    refused('form', 'order-subscription', { steps: { amount: { title: 'Importe' } } }),
  ).toEqual([]);
});

test.each([
  ['es', 'Cuánto', 'Rentabilidad asegurada'],
  ['en', 'Cuánto', 'How much, with no risk'],
  ['en', 'Position', 'Guaranteed position'],
])('the text %s of «%s» does not become «%s»', (language, key, said) => {
  const over = file(`tenants/sample/texts/${language}.json`, { [key]: said });
  const found = check([...base, tenant, over], openapi);
  expect(
    found.some(
      ({ file: where, message }) => where === over.file && message.includes('nadie promete'),
    ),
  ).toBe(true);
});

test.each(promises)('«%s» promises or steers', (sentence) => {
  expect(promiseIn(sentence)).toBeDefined();
});

test.each([
  ...honestProse,
  ...honestTexts,
  'No hay inversión sin riesgo.',
  'Ninguna inversión está libre de riesgo.',
  'Este fondo no garantiza su capital.',
  'El capital no está asegurado.',
  'There is no risk-free investment.',
  'Past returns do not guarantee future ones.',
  'La rendibilitat no està garantida.',
  'Aportaciones voluntarias al plan',
  'Plan de previsión asegurado',
  'No responda a mensajes que le pidan claves.',
  'Responda sí o no.',
  '¿Quiere responder por correo?',
  'Fondo de inversión de riesgo bajo',
])('«%s» does not', (sentence) => {
  expect(promiseIn(sentence)).toBeUndefined();
});
