import type { OpenApiDocument } from '#/contract/openapi.ts';
import type { BlockType } from '../blocks/index.ts';
import { isOfType, type BlockOf } from '../blocks/isOfType.ts';
import { callOf } from '../contract/callOf.ts';
import { didYouMean } from '../grammar/validateGrammar.ts';
import type { Diagnostic } from '../values/diagnostic.ts';
import type { Block } from '../documents/block.ts';
import type { ScreenDocument } from '../documents/screen.ts';
import { error, type Check } from './context.ts';

type Faults<Type extends BlockType> = (
  block: BlockOf<Type>,
  at: string,
  screen: ScreenDocument,
  contract: OpenApiDocument,
) => Diagnostic[];

/** What a block asks of a list its call can give: pages, order, filters, files; and its first view exists. */
export const checkListing: Check = ({ kind, value }, { contract }) => {
  if (kind !== 'screen') return [];
  const screen = value as ScreenDocument;
  return Object.entries(screen.blocks).flatMap(([id, block]) =>
    types.flatMap((type) => {
      const faults = byType[type] as Faults<typeof type>;
      return isOfType(block, type) ? faults(block, `/blocks/${id}`, screen, contract) : [];
    }),
  );
};

const types = ['table', 'filters', 'fileList', 'tabs'] as const;
const byType: { [Type in (typeof types)[number]]: Faults<Type> } = {
  table(block, at, screen, contract) {
    const { page, columns, download } = block;
    const takes = taken(block, screen, contract);
    const sorting = Object.entries(columns).filter(([, { sort }]) => sort !== undefined);
    return [
      ...(page?.total === undefined
        ? []
        : ['$limit', '$offset'].flatMap((name) => takes(name, `${at}/page/total`))),
      ...sorting.flatMap(([name]) => takes('$orderby', `${at}/columns/${name}/sort`)),
      ...(download ? file(download.fetch.call, `${at}/download/fetch/call`, contract) : []),
    ];
  },
  filters(block, at, screen, contract) {
    const { items } = block;
    const takes = taken(block, screen, contract);
    const params = new Map<string, string>();
    return Object.entries(items).flatMap(([name, { field, param, when }]) => {
      const first = when ? undefined : params.get(param);
      if (!when) params.set(param, first ?? name);
      return [
        ...(first === undefined
          ? []
          : [error(`${at}/items/${name}/param`, `El filtro «${first}» ya usa «${param}».`)]),
        ...(field === undefined ? [] : takes('$filter', `${at}/items/${name}/field`)),
      ];
    });
  },
  fileList(block, at, _, contract) {
    const { files } = block;
    return Object.entries(files).flatMap(([name, { fetch }]) =>
      file(fetch.call, `${at}/files/${name}/fetch/call`, contract),
    );
  },
  tabs(block, at) {
    const { default: first, items } = block;
    const names = Object.keys(items);
    return names.includes(first)
      ? []
      : [error(`${at}/default`, `No hay ninguna vista «${first}».${didYouMean(first, names)}`)];
  },
};

/** Says at a place of the document that the block's call does not take a parameter. */
function taken({ data }: Block, screen: ScreenDocument, contract: OpenApiDocument) {
  const call = data === undefined ? undefined : screen.data?.[data]?.call;
  const shape = call === undefined ? undefined : callOf(contract, call);
  return (name: string, at: string): Diagnostic[] => {
    // A call that is named and not made is told where it is named.
    if (call === undefined)
      return data === undefined ? [error(at, 'Falta «data»: la llamada que da la lista.')] : [];
    if (!shape || shape.parameters.some((one) => one.name === name)) return [];
    return [error(at, `La llamada «${call}» no toma «${name}».`)];
  };
}

function file(call: string, at: string, contract: OpenApiDocument): Diagnostic[] {
  return callOf(contract, call)?.isFile === false
    ? [error(at, `La llamada «${call}» no da un archivo.`)]
    : [];
}
