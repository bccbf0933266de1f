import type { JsonSchema } from '#/contract/openapi.ts';
import { alternatives, type Alternative } from '../contract/alternatives.ts';
import { callOf } from '../contract/callOf.ts';
import { isOpen } from '../contract/locate.ts';
import type { FormDocument, Property } from '../form.ts';
import type { CodesDocument } from '../tenantDocuments.ts';
import { didYouMean } from '../grammar/fits.ts';
import type { Fault } from '../problem.ts';
import { assignable, describe } from './assignable.ts';
import { error, warning, type Check, type Context } from './context.ts';

/**
 * The answers of a form are a body that its call accepts: every field is one that the contract knows, of its
 * type and among its values, and nothing that the contract requires is missing.
 */
export const checkBody: Check = ({ kind, value }, context) => {
  if (kind !== 'form') return [];
  const form = value as FormDocument;
  const shape = form.submit && callOf(context.contract, form.submit.call);
  if (!form.submit || !shape || form.submit.input?.body) return [];
  const sent = Object.entries(form.data.properties).filter(([, property]) => !property.local);
  if (!shape.body) {
    return sent.length > 0
      ? [
          error(
            '/submit/call',
            `«${form.submit.call}» no lleva cuerpo y el formulario tiene respuestas que enviar.`,
          ),
        ]
      : [];
  }
  const bodies = alternatives(context.contract, shape.body.schema);
  const verdicts = bodies.map((body) => (isOpen(body) ? [] : against(body, form, sent, context)));
  return verdicts.reduce(
    (best, one) => (weight(one) < weight(best) ? one : best),
    verdicts[0] ?? [],
  );
};

const weight = (faults: Fault[]) => faults.filter(({ severity }) => severity === 'error').length;

function against(
  body: Alternative,
  form: FormDocument,
  sent: [string, Property][],
  context: Context,
): Fault[] {
  const { contract } = context;
  const properties = (body.schema.properties ?? {}) as Record<string, JsonSchema>;
  const faults = sent.flatMap(([name, property]) => {
    const at = `/data/properties/${name}`;
    if (Object.hasOwn(properties, name)) {
      const taken = properties[name]!;
      return [
        ...checkProperty(property, taken, at, contract),
        ...checkCodes(form, name, taken, context),
      ];
    }
    if (body.schema.additionalProperties !== false && Object.keys(properties).length === 0)
      return [];
    const near = didYouMean(name, Object.keys(properties));
    return [error(at, `La llamada «${form.submit!.call}» no toma «${name}».${near}`)];
  });
  const names = new Set(sent.map(([name]) => name));
  for (const name of (body.schema.required as string[] | undefined) ?? []) {
    if (!names.has(name))
      faults.push(error('/data/properties', `Falta «${name}», que la llamada exige.`));
    else if (!mayRely(form, name))
      faults.push(
        warning(
          `/fields/${name}`,
          `La llamada exige «${name}», y aquí puede quedar sin responder.`,
        ),
      );
  }
  return faults;
}

/** Every code that a field offers is one that the call accepts. */
function checkCodes(
  form: FormDocument,
  name: string,
  schema: JsonSchema,
  { documents, contract }: Context,
): Fault[] {
  const codes = form.fields[name]?.codes;
  const list = documents.get(`codes/${codes}`)?.value as CodesDocument | undefined;
  const allowed = alternatives(contract, schema).flatMap((one) => one.values ?? []);
  const refused =
    allowed.length > 0
      ? Object.keys(list?.items ?? {}).filter((code) => !allowed.includes(code))
      : [];
  if (refused.length === 0) return [];
  return [
    error(`/fields/${name}/codes`, `La llamada no acepta ${refused.slice(0, 5).join(', ')}.`),
  ];
}

/** Required whenever it is shown, and always shown. */
function mayRely(form: FormDocument, name: string): boolean {
  const hidden = Object.values(form.rules ?? {}).some(
    ({ show }) => show && Object.hasOwn(show, name),
  );
  const step = Object.values(form.steps).find(({ fields }) => Object.hasOwn(fields, name));
  return form.fields[name]?.required === true && !hidden && !step?.when;
}

function checkProperty(
  property: Property,
  schema: JsonSchema,
  at: string,
  contract: Context['contract'],
): Fault[] {
  const taken = alternatives(contract, schema);
  const given = alternatives(contract, property as JsonSchema);
  if (!assignable(given, taken))
    return [error(at, `No cabe en lo que la llamada toma: ${describe(taken)}.`)];
  const allowed = taken.flatMap((one) => one.values ?? []);
  const faults = (property.enum ?? [])
    .map((value, index) => ({ value, index }))
    .filter(({ value }) => allowed.length > 0 && !allowed.includes(value))
    .map(({ value, index }) =>
      error(
        `${at}/enum/${index}`,
        `La llamada no acepta «${String(value)}».${didYouMean(String(value), allowed.map(String))}`,
      ),
    );
  if (property.type === 'array' && property.items) {
    const items = taken.flatMap(({ schema: one }) => (one.items ? [one.items as JsonSchema] : []));
    for (const item of items.slice(0, 1))
      faults.push(...checkItems(property.items as Property, item, at, contract));
  }
  return faults;
}

function checkItems(
  items: Property,
  schema: JsonSchema,
  at: string,
  contract: Context['contract'],
): Fault[] {
  const inner = items.properties as Record<string, Property> | undefined;
  if (!inner) return checkProperty(items, schema, `${at}/items`, contract);
  const [row] = alternatives(contract, schema);
  if (!row || isOpen(row)) return [];
  const properties = (row.schema.properties ?? {}) as Record<string, JsonSchema>;
  return Object.entries(inner)
    .filter(([, cell]) => !cell.local)
    .flatMap(([name, cell]) => {
      const here = `${at}/items/properties/${name}`;
      if (Object.hasOwn(properties, name))
        return checkProperty(cell, properties[name]!, here, contract);
      const near = didYouMean(name, Object.keys(properties));
      return [error(here, `La llamada no toma «${name}» en cada fila.${near}`)];
    });
}
