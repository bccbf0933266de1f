import { described, keyed, number, bare, oneOf, optional, string } from '../notation/build.ts';
import type { Grammar, Schema } from '../notation/grammar.ts';
import { binding, codes, part, pointer } from '../notation/parts.ts';
import { field } from './field.ts';
import { exampleParts, form } from './form.ts';
import { propertyOfFile } from './property.ts';

/** Rows that take all their columns from a part say no field of their own. */
const fieldOfFile: Grammar = {
  ...field,
  oneOf: field.oneOf!.map((widget) =>
    widget.properties?.widget?.const === 'rows'
      ? { ...widget, required: widget.required!.filter((name) => name !== 'fields') }
      : widget,
  ),
};

/** An example may say only what it has otherwise than another one. */
const example = {
  ...exampleParts,
  like: optional(
    string({
      title: 'Como otro',
      description: 'El ejemplo del que cambia sólo lo que dice: "complete".',
      maxLength: 64,
    }),
  ),
};

/** A form as its file says it, before parts and the words of a list are put in: what is served has none left. */
export const formFile: Grammar = {
  ...form,
  properties: {
    ...form.properties,
    uses: optional(
      keyed(
        bare({
          part,
          order: optional(described(number(), { title: 'Lugar de su paso' })),
          in: optional(
            string({
              title: 'Dónde se ven sus bloques',
              description: 'Un paso del formulario, o la revisión: "revisar".',
              maxLength: 64,
            }),
          ),
        }),
        { title: 'Partes que usa' },
      ),
    ),
    titles: optional({
      ...codes,
      title: 'Lista con sus preguntas',
      description: 'Da su nombre a cada propiedad que no lo dice: "convenience-questions".',
    }),
    load: optional({
      ...form.properties!.load!,
      properties: {
        ...form.properties!.load!.properties,
        answers: keyed(oneOf<unknown>(binding, { type: 'null' }), {
          title: 'Respuestas',
          description: 'De dónde sale la primera de cada una; «null», empieza vacía.',
        }),
        each: described(pointer, {
          title: 'Respuestas de antes',
          description:
            'Cada pregunta empieza con lo que hay bajo su nombre: "/data/load/answers". Lo que se da en el momento empieza vacío; sin «input» se pide de lo mismo que «submit».',
        }),
      },
      required: ['call'],
    } satisfies Schema),
    data: {
      ...form.properties!.data,
      properties: { ...form.properties!.data!.properties, properties: keyed(propertyOfFile) },
    } satisfies Schema,
    fields: keyed(fieldOfFile, { title: 'Campos' }),
    examples: optional(keyed(bare(example), { title: 'Ejemplos' })),
  },
};
