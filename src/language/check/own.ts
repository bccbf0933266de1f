import { alternatives } from '../contract/alternatives.ts';
import { callOf } from '../contract/callOf.ts';
import { membersOf } from '../contract/locate.ts';
import { widgetOf } from '../widgets/asked.ts';
import type { FormDocument } from '../documents/form.ts';
import { isOwn, OWN_ANSWERS } from '../requests/ownQuestions.ts';
import { lockedFields } from '../locks/lockedForm.ts';
import { plainWords } from './secretFields.ts';
import { step } from '../values/pointer.ts';
import { secretWidgets } from '../values/secretWidgets.ts';
import { seersIn } from './callers.ts';
import { error, type Check } from './context.ts';
import { checkOwnSizes } from './ownSizes.ts';

/** So many questions of its own a form may ask. */
const MOST = 50;

/**
 * A tenant's own questions go where the call takes them, are no members of the call, are sent, ask for
 * nothing secret and nothing that a locked one asks, and keep nobody from sending.
 */
export const checkOwn: Check = ({ kind, id, value }, context) => {
  const { contract } = context;
  if (kind !== 'form') return [];
  const form = value as FormDocument;
  const marked = Object.entries(form.data.properties).filter(([, { own }]) => own === true);
  if (marked.length === 0) return [];
  const at = (name: string) => `/data/properties${step(name)}`;
  const kept = marked.filter(([, { local }]) => local);
  const faults = kept.map(([name]) =>
    error(`${at(name)}/local`, `«${name}» es una pregunta propia: se envía y se conserva.`),
  );
  const shape = form.submit && callOf(contract, form.submit.call);
  const members = shape?.body
    ? alternatives(contract, shape.body.schema).flatMap((body) => membersOf(body))
    : [];
  if (seersIn(id, context).includes('staff'))
    return [
      ...faults,
      ...marked.map(([name]) =>
        error(
          `${at(name)}/own`,
          'Lo que contestan los empleados no se guarda: no hay preguntas propias.',
        ),
      ),
    ];
  if (!members.includes(OWN_ANSWERS)) {
    const where = form.submit ? `La llamada «${form.submit.call}»` : 'Este formulario';
    const why = `${where} no guarda preguntas propias.`;
    return [...faults, ...marked.map(([name]) => error(`${at(name)}/own`, why))];
  }
  if (marked.length > MOST)
    faults.push(
      error('/data/properties', `Caben ${MOST} preguntas propias; hay ${marked.length}.`),
    );
  const law = new Set(
    lockedFields(form)
      .filter((name) => form.data.properties[name]?.own !== true)
      .map((name) => saidBy(form.data.properties[name]?.title)),
  );
  for (const [name, property] of marked) {
    if (law.has(saidBy(property.title)))
      faults.push(
        error(`${at(name)}/title`, 'Una pregunta bloqueada de este formulario ya dice esto.'),
      );
    if (property['is_blocking'] !== undefined)
      faults.push(
        error(
          `${at(name)}/is_blocking`,
          'Ninguna pregunta propia impide enviar lo que pide la ley.',
        ),
      );
    if (members.includes(name))
      faults.push(error(`${at(name)}/own`, `«${name}» es un dato de la llamada: no es propio.`));
    if (secretWidgets.has(widgetOf({ property, field: form.fields[name] ?? {} })))
      faults.push(error(`/fields${step(name)}/widget`, `«${name}» no puede pedir una clave.`));
    if (isOwn(form, name)) faults.push(...checkOwnSizes(form, name, contract));
    if (isOwn(form, name) && readBy(form, name))
      faults.push(
        error(`${at(name)}/own`, `«${name}» va con las preguntas propias y no en «submit».`),
      );
  }
  return faults;
};

/** A title by its letters alone: as whoever reads it takes it. */
const saidBy = (title = '') =>
  plainWords(title)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Whether a binding of the call reads the answer by name. */
const readBy = ({ submit }: FormDocument, name: string) =>
  Object.values(submit?.input ?? {})
    .flatMap((places) => Object.values(places ?? {}))
    .some((value) => {
      const from = value !== null && typeof value === 'object' ? value.from : '';
      return from === `/answers${step(name)}` || from.startsWith(`/answers${step(name)}/`);
    });
