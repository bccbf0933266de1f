import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { exampleForm } from '#/language/notation/exampleDocuments.ts';
import { runtime, type ValidatorFactory } from '#/language/validation/runtime.ts';
import { widgets } from '#/language/widgets/index.ts';
import { routeGallery } from '#/server/dev/routeGallery.ts';
import { spanishWords } from '#/server/words/productSpeech.ts';
import { answerErrors } from '#/server/http/answerErrors.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

const root = temporaryFolder('gallery');
const app = Fastify();
beforeAll(async () => {
  mkdirSync(join(root, 'dist/gallery/assets'), { recursive: true });
  writeFileSync(join(root, 'dist/gallery/index.html'), '<!doctype html><title>Galería</title>');
  writeFileSync(join(root, 'dist/gallery/assets/main-1.js'), 'export {};');
  answerErrors(app, spanishWords);
  await app.register((dev) => routeGallery(dev, root), { prefix: '/dev' });
});
afterAll(async () => {
  await app.close();
  rmSync(root, { recursive: true });
});
const get = (url: string) => app.inject({ url });

test('the gallery is a page with files of its own', async () => {
  const page = await get('/dev/gallery');
  expect(page.body).toContain('Galería');
  expect(page.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
  });
  expect((await get('/dev/gallery/assets/main-1.js')).headers['content-type']).toMatch(
    'javascript',
  );
  expect((await get('/dev/gallery/assets/../index.html')).statusCode).toBe(404);
});

test.each(Object.keys(widgets))('the rules of the example of %s are a module', async (name) => {
  const answer = await get(`/dev/gallery/rules/${name}.js`);
  expect(answer.headers['content-type']).toMatch('javascript');
  const source = `data:text/javascript,${encodeURIComponent(answer.body)}`;
  const { default: rules } = (await import(/* @vite-ignore */ source)) as {
    default: ValidatorFactory;
  };
  const judge = rules(runtime);
  const { data } = exampleForm(name, widgets[name as keyof typeof widgets].example);
  const { value } = widgets[name as keyof typeof widgets].example;
  expect(judge({ answers: { [Object.keys(data.properties)[0]!]: value } })).toBe(true);
});

test('there are no rules of what is no widget', async () => {
  for (const name of ['nothing.js', 'constructor.js', 'money', '__proto__.js'])
    expect((await get(`/dev/gallery/rules/${name}`)).statusCode).toBe(404);
});
