import { afterAll, beforeAll, expect, test } from 'vitest';
import { labelOf } from '../../../src/server/files/labelOf.ts';
import { samplePaper } from '../../../src/server/papers/samplePaper.ts';
import { frameOf } from '../../../src/server/papers/frameOf.ts';
import { withRelease } from '../../../src/server/tenants/withRelease.ts';
import { idOf, startDemo, type Demo } from '../business/demo.ts';

let demo: Demo;
beforeAll(async () => {
  demo = await startDemo();
});
afterAll(() => demo.close());

const at = '2026-11-20T11:00:00Z';
const inLanguage = async (language: string) => {
  const tenant = await withRelease(demo.context, demo.at('localhost', 'almadraba').tenant);
  const words = (other = language) => tenant.words(other);
  return { ...tenant, words, languages: [language, ...tenant.languages] };
};

test.each([
  ['es', 'Documento de muestra, sin valor', 'Página {page} de {pages}'],
  ['en', 'Sample document, of no value', 'Page {page} of {pages}'],
  ['ca', 'Document de mostra, sense valor', 'Pàgina {page} de {pages}'],
])('a paper is in the first language of its tenant: %s', async (language, notice, page) => {
  const tenant = await inLanguage(language);
  const sample = { label: 'DNI', filename: 'dni.pdf', owner: 'Ana', sentAt: at, zone: 'UTC' };
  const paper = samplePaper(sample, frameOf(tenant, at), tenant.words());
  expect(paper).toMatchObject({ language, notice, page });
});

test('labels of codes are in the language of the paper too', async () => {
  const { words } = await inLanguage('en');
  expect(labelOf(words(), 'roles', 'TITULAR')).toBe('Holder');
  expect(labelOf(words(), 'roles', null)).toBe('-');
});

test('names of files and heads of columns are in the language of the request', async () => {
  const ana = await demo.as('ana');
  const file = async (path: string, language: string) => {
    const answer = await ana.get(path, { headers: { 'accept-language': language } });
    expect([path, answer.statusCode]).toEqual([path, 200]);
    return answer;
  };
  const report = `/accounts/${idOf('account/ana/1')}/tax-report?year=2025`;
  for (const [language, name, list, head] of [
    ['es', 'informe-fiscal-', 'operaciones-2026-11-20.csv', 'Fecha de solicitud'],
    ['en', 'tax-report-', 'operations-2026-11-20.csv', 'Date of request'],
  ] as const) {
    const paper = await file(report, language);
    expect(paper.headers['content-disposition']).toContain(`${name}ALM-001001-2025.pdf`);
    const rows = await file('/operations/download', language);
    expect(rows.headers['content-disposition']).toContain(list);
    expect(rows.body).toContain(`"${head}"`);
  }
});
