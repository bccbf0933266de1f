import { cpSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { questions } from '../../src/domain/appropriateness/questions.ts';
import type { LocksDocument } from '../../src/language/documents/locksDocument.ts';
import type { FormDocument, Property } from '../../src/language/documents/form.ts';
import { testId } from '../../src/server/questionnaires/convenienceTest.ts';
import { uuidOf } from '../../src/server/kernel/uuidOf.ts';
import convenienceQuestions from '../../schemas/codes/convenience-questions.json' with { type: 'json' };
import consentQuestions from '../../schemas/codes/consent-questions.json' with { type: 'json' };
import { temporaryFolder } from './temporaryFolder.ts';

const repository = join(import.meta.dirname, '../..');
const keys = Object.keys(questions);
const words: Record<string, { label: string }> = convenienceQuestions.items;

/** The convenience test as a form: its answers are nested in the body of its call. */
export const convenienceForm = (more: Partial<FormDocument> = {}): FormDocument => ({
  kind: 'form',
  id: 'convenience-test',
  title: 'Test de conveniencia',
  intro: { text: 'Hola, {name}.', values: { name: { from: '/me/intervener/name' } } },
  data: {
    type: 'object',
    properties: {
      ...Object.fromEntries(
        Object.entries(questions).map(([key, { answers }]): [string, Property] => [
          key,
          { type: 'string', title: words[key]!.label, enum: Object.keys(answers) },
        ]),
      ),
      read: { type: 'boolean', title: 'He leído las preguntas', local: true, truthyCheckbox: true },
    },
  },
  fields: {
    ...Object.fromEntries(
      keys.map((key) => [
        key,
        { widget: 'radio', required: true, codes: 'convenience-answers', hint: 'Elija una.' },
      ]),
    ),
    read: { widget: 'checkbox' },
  },
  steps: {
    last: {
      order: 20,
      locked: true,
      title: 'Su experiencia',
      fields: placesOf(keys.slice(8).concat('read')),
    },
    first: {
      order: 10,
      locked: true,
      title: 'Sus conocimientos',
      fields: placesOf(keys.slice(0, 8)),
    },
  },
  submit: {
    call: 'answerAgnosticTest',
    label: 'Enviar',
    input: {
      path: { id: testId('F'), x: { from: '/me/intervener/uuid' } },
      body: { answers: { from: '/answers' } },
    },
    done: { text: 'Hemos guardado sus respuestas.' },
  },
  ...more,
});

/** The open poll of the demo as a form that asks for a reason which is never sent. */
export const pollForm: FormDocument = {
  kind: 'form',
  id: 'poll-reports',
  title: '¿Cómo prefiere recibir sus informes?',
  data: {
    type: 'object',
    properties: {
      canal: {
        type: 'string',
        title: 'Canal',
        enum: ['Correo electrónico', 'Correo postal', 'Área privada'],
      },
    },
  },
  fields: { canal: { widget: 'select' } },
  steps: { only: { order: 10, title: 'Su respuesta', fields: { canal: 10 } } },
  rules: {
    mail: {
      when: { not: { at: '/answers/canal', equals: 'Correo postal' } },
      require: { canal: true },
    },
  },
  submit: {
    call: 'answerPoll',
    label: 'Enviar',
    input: {
      body: {
        form: 'poll-reports',
        uuid_poll: uuidOf('almadraba/poll/open'),
        answers: { from: '/answers' },
      },
    },
    done: { text: 'Hemos guardado sus respuestas.' },
  },
};

const asked = (purpose: keyof typeof consentQuestions.items): Property => ({
  type: 'boolean',
  title: consentQuestions.items[purpose].label,
});

/** The data-protection purposes, which start from what was answered before. */
export const gdprForm: FormDocument = {
  kind: 'form',
  id: 'gdpr-preferences',
  title: 'Sus preferencias',
  access: { not: { at: '/facts/gdprPending', equals: true } },
  otherwise: 'Díganos primero sus preferencias.',
  data: {
    type: 'object',
    properties: {
      commercial_own: asked('commercial_own'),
      profiling: asked('profiling'),
      commercial_group: asked('commercial_group'),
      distributor_sharing: asked('distributor_sharing'),
    },
  },
  fields: {
    commercial_own: { widget: 'yesno', required: true },
    profiling: { widget: 'yesno', required: true },
    commercial_group: { widget: 'yesno', required: true },
    distributor_sharing: { widget: 'yesno', required: true },
  },
  steps: {
    only: {
      order: 10,
      locked: true,
      title: 'Finalidades',
      fields: { commercial_own: 10, profiling: 20, commercial_group: 30, distributor_sharing: 40 },
    },
  },
  load: {
    call: 'getIntervener',
    input: { path: { id: { from: '/me/intervener/uuid' } } },
    answers: {
      commercial_own: { from: '/data/load/intervener/gdpr/commercial_own' },
      profiling: { from: '/data/load/intervener/gdpr/profiling' },
      commercial_group: { from: '/data/load/intervener/gdpr/commercial_group' },
      distributor_sharing: { from: '/data/load/intervener/gdpr/distributor_sharing' },
    },
  },
  submit: {
    call: 'updateGdpr',
    label: 'Guardar',
    done: { navigate: '/profile?hecho=privacidad' },
    input: {
      path: { id: { from: '/me/intervener/uuid' } },
      body: {
        source: 'PRIVATE_AREA',
        commercial_own: { from: '/answers/commercial_own' },
        profiling: { from: '/answers/profiling' },
        commercial_group: { from: '/answers/commercial_group' },
        distributor_sharing: { from: '/answers/distributor_sharing' },
      },
    },
  },
};

/** The repository's documents with these forms beside them, in a folder of their own. */
export function documentsWith(forms: readonly FormDocument[]): string {
  const folder = temporaryFolder('documents');
  for (const part of ['schemas', 'tenants'])
    cpSync(join(repository, part), join(folder, part), { recursive: true });
  for (const form of forms) write(folder, `schemas/forms/${form.id}.json`, form);
  const locks = JSON.parse(
    readFileSync(join(folder, 'schemas/locks.json'), 'utf8'),
  ) as LocksDocument;
  // They stand in the place of others, whose rules they do not have.
  for (const { id } of forms) {
    delete locks.kept?.[`form/${id}`];
    delete locks.exact?.[`form/${id}`];
  }
  write(folder, 'schemas/locks.json', locks);
  for (const file of globSync('tenants/*/texts/*.json', { cwd: folder })) {
    const texts = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Record<string, string>;
    // A tenant translates nothing that is locked.
    const locked = new Set(
      forms.flatMap(({ title, submit }) => [String(title), String(submit?.label)]),
    );
    const open = Object.entries(texts).filter(([said]) => !locked.has(said));
    write(folder, file, Object.fromEntries(open));
  }
  return folder;
}

/** Writes a document below a folder. */
export function write(folder: string, path: string, document: unknown): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), JSON.stringify(document));
}

function placesOf(names: readonly string[]): Record<string, number> {
  return Object.fromEntries(names.map((name, index) => [name, (index + 1) * 10]));
}
