import { didYouMean } from '../grammar/validateGrammar.ts';
import type { BlockOptions } from '../blocks/index.ts';
import { isOfType } from '../blocks/isOfType.ts';
import type { Diagnostic } from '../values/diagnostic.ts';
import type { Block } from '../documents/block.ts';
import type { ScreenDocument } from '../documents/screen.ts';
import type { Assembled } from '../assembly/assemble.ts';
import type { FormDocument } from '../documents/form.ts';
import { callSitesOf } from './callSites.ts';
import { error, type Check, type Context } from './context.ts';

/** What a block names is there: its call, its form, its range, its columns; and a phone never loses the amount. */
export const checkBlocks: Check = (document, context) => {
  const { kind, value } = document;
  if (kind === 'form') return inForm(document, context);
  if (kind !== 'screen') return [];
  const { blocks, data = {}, subject } = value as ScreenDocument;
  const sources = Object.keys(data);
  const about =
    subject === undefined || sources.includes(subject)
      ? []
      : [error('/subject', unknownSource(subject, sources))];
  return [...about, ...inPlace(blocks, '/blocks', sources, context)];
};

/** Among the questions of a form things are shown; what is pressed is the form's own button. */
function inForm(document: Assembled, context: Context): Diagnostic[] {
  const { steps, review, calls = {} } = document.value as FormDocument;
  const places: [string, Record<string, Block>][] = [
    ...Object.entries(steps).map(
      ([id, { blocks = {} }]) => [`/steps/${id}/blocks`, blocks] as [string, Record<string, Block>],
    ),
    ['/review/blocks', typeof review === 'object' ? review.blocks : {}],
  ];
  const pressed = callSitesOf(document).filter(({ when }) => when === 'press');
  return [
    ...places.flatMap(([at, blocks]) => inPlace(blocks, at, Object.keys(calls), context)),
    ...pressed.map(({ pointer }) =>
      error(pointer, 'Dentro de un formulario sólo se pulsa su propio botón.'),
    ),
  ];
}

const inPlace = (
  blocks: Record<string, Block>,
  place: string,
  sources: string[],
  context: Context,
): Diagnostic[] =>
  Object.entries(blocks).flatMap(([id, block]) => {
    const at = `${place}/${id}`;
    const source =
      block.data !== undefined && !sources.includes(block.data)
        ? [error(`${at}/data`, unknownSource(block.data, sources))]
        : [];
    return [...source, ...ofItsType(block, at, context)];
  });

const unknownSource = (name: string, known: string[]) =>
  `Aquí no se llama a «${name}».${didYouMean(name, known)}`;

function ofItsType(block: Block, at: string, context: Context): Diagnostic[] {
  if (isOfType(block, 'form') || isOfType(block, 'formSteps'))
    return checkForm(block.form, at, context);
  if (isOfType(block, 'table')) return checkTable(block, at);
  return isOfType(block, 'chart') ? checkChart(block, at) : [];
}

function checkForm(form: string, at: string, { documents }: Context): Diagnostic[] {
  if (documents.has(`form/${form}`)) return [];
  const ids = [...documents.values()].filter(({ kind }) => kind === 'form').map(({ id }) => id);
  return [error(`${at}/form`, `El formulario «${form}» no existe.${didYouMean(form, ids)}`)];
}

type Columns = BlockOptions['table']['columns'];
const AMOUNTS = new Set(['money', 'moneySigned', 'shares', 'nav']);

function checkTable({ columns, total }: BlockOptions['table'], at: string): Diagnostic[] {
  const names = Object.keys(columns);
  const totals = Object.keys(total?.values ?? {})
    .filter((name) => !names.includes(name))
    .map((name) =>
      error(
        `${at}/total/values/${name}`,
        `La tabla no tiene la columna «${name}».${didYouMean(name, names)}`,
      ),
    );
  return [...checkCard(columns, `${at}/columns`), ...totals];
}

/** On a phone a row is a card: it has one title, and the amount is on it and never behind "Ver detalle". */
function checkCard(columns: Columns, at: string): Diagnostic[] {
  const entries = Object.entries(columns);
  const holding = (role: string) => entries.filter(([, column]) => column.cardRole === role);
  const amounts = entries.filter(([, { value }]) => value.as && AMOUNTS.has(value.as));
  const faults: Diagnostic[] = [];
  for (const role of ['title', 'amount'])
    for (const [name] of holding(role).slice(1))
      faults.push(
        error(`${at}/${name}/cardRole`, `En el móvil sólo una columna puede ser «${role}».`),
      );
  for (const [name, { priority }] of holding('amount'))
    if (priority === 3)
      faults.push(error(`${at}/${name}/priority`, 'En el móvil el importe quedaría escondido.'));
  if (amounts.length > 0 && holding('amount').length === 0)
    faults.push(
      error(at, 'En el móvil se perdería el importe: ninguna columna tiene "cardRole": "amount".'),
    );
  if (entries.length > 0 && holding('title').length === 0)
    faults.push(
      error(
        at,
        'En el móvil la fila no tendría título: ninguna columna tiene "cardRole": "title".',
      ),
    );
  return faults;
}

function checkChart(
  { range, columns, series, shape }: BlockOptions['chart'],
  at: string,
): Diagnostic[] {
  const faults = columns ? checkCard(columns, `${at}/columns`) : [];
  const options = Object.keys(range?.options ?? {});
  if (range && !options.includes(range.default))
    faults.push(
      error(
        `${at}/range/default`,
        `«${range.default}» no es uno de los periodos.${didYouMean(range.default, options)}`,
      ),
    );
  if (shape === 'donut' && Object.keys(series).length !== 1)
    faults.push(error(`${at}/series`, 'Un anillo dibuja una sola serie.'));
  return faults;
}
