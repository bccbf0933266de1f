import { keyed, bare, optional } from '../notation/build.ts';
import { id, kind } from '../notation/document.ts';
import type { Grammar } from '../notation/grammar.ts';
import { done, stepParts } from './form.ts';
import { call, text, value } from '../notation/parts.ts';
import { propertyOfPart } from './property.ts';
import { blocksWithin } from './screen.ts';

const field: Grammar = { $ref: '#/$defs/field' };
const rule: Grammar = { $ref: '#/$defs/rule' };

/**
 * Questions that several forms ask alike: with `step` they are a page of the form that uses the part, without it they
 * are columns of its rows, or stand `in` a step that is there. One with `blocks` alone asks nothing: it is shown on a step of the form, or on its review. A part takes no parameters and uses no other.
 */
export const part: Grammar = bare(
  {
    kind: kind('part'),
    id,
    properties: optional(keyed(propertyOfPart, { title: 'Datos' })),
    fields: optional(keyed(field, { title: 'Campos' })),
    rules: optional(keyed(rule, { title: 'Reglas' })),
    step: optional(bare({ ...stepParts, fields: optional(stepParts.fields) }, { title: 'Paso' })),
    calls: optional(keyed(call, { title: 'Lo que lee del servidor' })),
    body: optional(keyed(value, { title: 'Lo que envía' })),
    done: optional(done),
    /** Of columns: what a row is called, and the button that adds one. */
    row: optional({ ...text, title: 'Nombre de cada fila' }),
    add: optional({ ...text, title: 'Texto para añadir' }),
    blocks: optional(blocksWithin),
  },
  { title: 'Parte de formularios' },
);
