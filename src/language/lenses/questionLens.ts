import { placesOfPart } from '../documents/placesOfPart.ts';
import { same } from '../locks/guarded.ts';
import { read } from '../values/pointer.ts';
import { bindingLens, fieldLens } from './fieldLens.ts';
import { put, toObject, withEntry, type Json } from './json.ts';
import { lens, plain, together, type Lens } from './lens.ts';
import { isOrderedItself, placeLens } from './placeLens.ts';
import { propertyLens } from './propertyLens.ts';
import { siteOf, stepsOf, type QuestionId } from './questionSite.ts';
import { rulesLens } from './rulesLens.ts';
import { sentLens } from './sentLens.ts';

/** Everything that a document says of one question, over the whole document. */
export function questionLens(id: QuestionId): Lens {
  const site = siteOf(id);
  return together(
    focused(site.property, propertyLens),
    focused(site.field, fieldLens),
    optional(site.rules, rulesLens(site.name)),
    sentLens(site),
    ...placed(id, site.field),
    ...(id.column === undefined && id.in.startsWith('form/') ? [loadedLens(id.name)] : []),
  );
}

const placed = (id: QuestionId, field: string): Lens[] => {
  if (id.column !== undefined) return [focused(field, plain('order'))];
  if (stepsOf(id) !== undefined) return [placeLens(id.name)];
  const itself = focused(field, plain('order'));
  const which = (part: Json) => (isOrderedItself(part, id) ? itself : onPage(id.name));
  return [
    lens(
      ['order'],
      (part) => which(part).read(part),
      (part, answers) => which(part).write(part, answers),
    ),
  ];
};

/** Its place on the page of a part, which says where its questions stand once that is not the order of their data. */
const onPage = (name: string): Lens =>
  lens(
    ['order'],
    (part) => ({ order: placesOfPart(part)[name] }),
    (part, { order }) => {
      const places = placesOfPart(part);
      if (order === places[name]) return part;
      const wanted = withEntry({ ...places }, name, order);
      const isTheirs = same(wanted, placesOfPart({ properties: toObject(part.properties) }));
      return put(part, '/step/fields', isTheirs ? undefined : wanted);
    },
  );

/** The first answer, read of what `load` calls. */
const loadedLens = (name: string): Lens => {
  const binding = bindingLens('loaded', name);
  return lens(
    binding.names,
    (document) => binding.read(toObject(read(document, '/load/answers'))),
    (document, answers) =>
      put(
        document,
        '/load/answers',
        binding.write(toObject(read(document, '/load/answers')), answers),
      ),
  );
};

/** A lens at a pointer; what it writes to is there. */
export const focused = (pointer: string, inner: Lens): Lens =>
  lens(
    inner.names,
    (document) => inner.read(toObject(read(document, pointer))),
    (document, answers) =>
      put(document, pointer, inner.write(toObject(read(document, pointer)), answers)),
  );

/** The same, of a table that comes with its first entry and goes with its last. */
const optional = (pointer: string, inner: Lens): Lens =>
  lens(inner.names, focused(pointer, inner).read, (document, answers) => {
    const table = inner.write(toObject(read(document, pointer)), answers);
    return put(document, pointer, Object.keys(table).length > 0 ? table : undefined);
  });
