import { facts } from '#/contract/facts.gen.ts';
import type { FormDocument, Property } from '../documents/form.ts';
import { grammars } from '../grammar/index.ts';
import { readBeside } from '../keywords/neighbours.ts';
import { segments } from '../values/pointer.ts';
import { programForms } from '../documents/programForms.ts';
import { bodyOf } from '../requests/bodyOf.ts';
import { questions } from '../grammar/questions.ts';
import type { Diagnostic } from '../values/diagnostic.ts';
import { error, type Check } from './context.ts';
import { asksSecret, isHidden, kindsOf, secretsOf } from './secretFields.ts';
import { found } from '../grammar/walk.ts';

/** A password or a code is hidden where it is typed, and goes nowhere but into the call that takes it. */
export const checkSecrets: Check = ({ kind, value }) => {
  if (kind !== 'form') return [];
  const form = value as FormDocument;
  const secrets = secretsOf(form);
  return [
    ...checkShown(form, secrets),
    ...checkNever(form),
    ...checkRows(form),
    ...checkTakers(form, secrets),
    ...(secrets.length > 0 ? checkReaders(form, secrets) : []),
  ];
};

/** Secrets are typed hidden, are kept in no draft, and somebody sends them. */
function checkShown(form: FormDocument, secrets: string[]): Diagnostic[] {
  const open = secrets.filter((name) => !isHidden(form.data.properties[name]!, form.fields[name]));
  return [
    ...open.map((name) =>
      error(`/data/properties/${name}`, `«${name}» pide una clave: debe escribirse oculta.`),
    ),
    ...(form.draft && secrets.length > 0
      ? [error('/draft', 'Un formulario con claves no se guarda como borrador.')]
      : []),
    ...(form.submit || Object.hasOwn(programForms, form.id)
      ? []
      : secrets.map((name) =>
          error(`/data/properties/${name}`, `Ninguna llamada de este formulario toma «${name}».`),
        )),
  ];
}

/** No field has words that ask for what nobody here ever takes: a card, its number, the code of another bank. */
function checkNever({ data, fields }: FormDocument): Diagnostic[] {
  return Object.entries(data.properties).flatMap(([name, property]) => {
    const { placeholder = '' } = fields[name] ?? {};
    const asks = [property.title, placeholder].some((words) => kindsOf(words).includes('never'));
    return asks
      ? [
          error(
            `/data/properties/${name}`,
            'Nadie pide tarjetas, números secretos ni claves ajenas.',
          ),
        ]
      : [];
  });
}

function checkRows({ data, fields }: FormDocument): Diagnostic[] {
  return Object.entries(data.properties).flatMap(([name, { items }]) => {
    const inner = (items?.type === 'object' ? items.properties : {}) as Record<string, Property>;
    return Object.keys(inner)
      .filter((cell) => asksSecret(inner[cell]!, fields[name]?.fields?.[cell]))
      .map((cell) =>
        error(
          `/data/properties/${name}/items/properties/${cell}`,
          'Una clave no puede pedirse en una fila.',
        ),
      );
  });
}

/** What the call takes as a secret comes out of a hidden field, and nothing else of the body does. */
function checkTakers(form: FormDocument, secrets: string[]): Diagnostic[] {
  const { data, submit } = form;
  if (!submit || !Object.hasOwn(facts, submit.call)) return [];
  const taken = facts[submit.call as keyof typeof facts].secrets ?? [];
  const written = submit.input?.body ?? {};
  const body = bodyOf(form);
  // Answers that go under their own names: all of them, or beside constants.
  const beside = Object.keys(body ?? data.properties).filter(
    (name) => !Object.hasOwn(written, name) && !data.properties[name]!.local,
  );
  return [
    ...beside
      .filter((name) => secrets.includes(name) !== taken.includes(name))
      .map((name) =>
        error(
          secrets.includes(name) ? '/submit/call' : `/data/properties/${name}`,
          secrets.includes(name)
            ? `«${submit.call}» no toma la clave «${name}».`
            : `«${name}» es una clave para «${submit.call}»: debe escribirse oculta.`,
        ),
      ),
    ...taken
      .filter((member) => Object.hasOwn(written, member) && !isOneOf(written[member], secrets))
      .map((member) =>
        error(
          `/submit/input/body/${member}`,
          `«${member}» sólo toma la respuesta de un campo oculto.`,
        ),
      ),
  ];
}

const isOneOf = (value: unknown, secrets: string[]) => {
  const from = (value as { from?: string } | null)?.from;
  const [root, name, ...rest] = from === undefined ? [] : segments(from);
  return root === 'answers' && rest.length === 0 && name !== undefined && secrets.includes(name);
};

/** Nothing else of the form reads a secret: no text, condition, address, limit, rule or question. */
function checkReaders(form: FormDocument, secrets: string[]): Diagnostic[] {
  const taken = Object.hasOwn(facts, form.submit?.call ?? '')
    ? (facts[form.submit!.call as keyof typeof facts].secrets ?? [])
    : [];
  const pointers = found(grammars.form, form, 'pointer', 'list')
    .filter(({ value }) => readsOne(String(value), secrets))
    .filter(({ pointer }) => {
      const [, member] = /^\/submit\/input\/body\/([^/]+)\/from$/.exec(pointer) ?? [];
      return member === undefined || !taken.includes(member);
    });
  const named = found(grammars.form, form, 'field')
    .filter(({ value }) => secrets.includes(String(value)))
    .filter(({ pointer }) => !pointer.endsWith('/password_confirmation'));
  return [
    ...[...pointers, ...named].map(({ pointer }) => error(pointer, NOBODY)),
    ...Object.entries(form.data.properties).flatMap(([name, property]) =>
      neighboursOf(name, property, secrets),
    ),
  ];
}

const NOBODY = 'Una clave sólo la toma la llamada que la pide: nadie más puede leerla.';

function readsOne(pointer: string, secrets: string[]): boolean {
  const [root, name] = segments(pointer);
  return root === 'answers' && (name === undefined || secrets.includes(name));
}

/** Rules that read a neighbour, and questions that send it, or the secret itself, to the server. */
function neighboursOf(name: string, property: Property, secrets: string[]): Diagnostic[] {
  return Object.entries(property).flatMap(([word, option]) => {
    const at = `/data/properties/${name}/${word}`;
    if (Object.hasOwn(questions, word)) {
      const beside = Object.values((option ?? {}) as object).map(String);
      const isRead = secrets.includes(name) || beside.some((one) => secrets.includes(one));
      return isRead ? [error(at, NOBODY)] : [];
    }
    if (word === 'password_confirmation') return [];
    const reads = readBeside(word, option);
    return reads.some((one) => secrets.includes(String(one))) ? [error(at, NOBODY)] : [];
  });
}
