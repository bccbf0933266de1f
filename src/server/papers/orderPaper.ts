import { formatDate, formatInstant } from '#/domain/dates/format.ts';
import type { Block, PdfDocument } from '../ports/pdfDocument.ts';
import { labelOf } from '../files/labelOf.ts';
import type { OrderFacts } from './orderFacts.ts';
import { referenceOf } from './referenceOf.ts';
import { navRows } from './navRows.ts';
import {
  costRows,
  detailRows,
  grouped,
  identityRows,
  peopleRows,
  productRows,
  paymentRows,
  termRows,
} from './orderRows.ts';

/** An order's own papers: what is sent along by the client is not made here. */
const made: ReadonlySet<string> = new Set([
  'ORDEN_DE_SUSCRIPCION(S)_TRASPASO_FI',
  'OPERATION_TICKET',
  'EVALUACION_CONVENIENCIA',
  'MANDATO_SEPA',
  'BOLETIN_ADHESION_FP',
  'SOLICITUD_DE_APORTACION_FP',
  'SOLICITUD_DE_TRASLADO_DC_DE_FP',
  'SOLICITUD_DE_PRESTACION_FP',
]);

/**
 * The paper of an order from the order itself, to be signed by those who have to. Undefined for a
 * subcategory that is not made but sent along.
 */
export function orderPaper(
  facts: OrderFacts,
  paper: Pick<PdfDocument, 'brand' | 'at'> & { zone: string },
): PdfDocument | undefined {
  if (!made.has(facts.subcategory)) return undefined;
  const { zone, ...look } = paper;
  const title = titleOf(facts);
  const reference = referenceOf(facts.operation.uuid);
  return {
    title,
    ...look,
    foot: `Referencia ${reference} · ${formatInstant(paper.at, zone)}`,
    blocks: [
      { kind: 'heading', level: 1, text: title },
      { kind: 'facts', rows: identityRows(facts, reference, zone) },
      ...bodyOf(facts, paper.brand.name, zone),
      { kind: 'text', look: 'small', text: howSigned },
    ],
  };
}

/** A ticket is named after what it is of; the other papers go by the name of their kind. */
function titleOf({ subcategory, operation }: OrderFacts): string {
  const type = labelOf('operation-types', operation.operation_type);
  if (subcategory === 'OPERATION_TICKET')
    return `Justificante de la operación: ${type.toLowerCase()}`;
  if (subcategory.startsWith('ORDEN_DE'))
    return operation.operation_type.includes('TRASPASO')
      ? 'Orden de traspaso'
      : 'Orden de suscripción';
  return labelOf('document-subcategories', subcategory);
}

const howSigned =
  'Este documento se firma en el área privada con un código de un solo uso. De quién y cuándo lo firma queda constancia.';

function bodyOf(facts: OrderFacts, manager: string, zone: string): Block[] {
  switch (facts.subcategory) {
    case 'EVALUACION_CONVENIENCIA':
      return convenience(facts);
    case 'MANDATO_SEPA':
      return mandate(facts, manager);
    default:
      return [...order(facts, zone), ...statements(facts)];
  }
}

function order(facts: OrderFacts, zone: string): Block[] {
  const details = detailRows(facts);
  return [
    section('Producto'),
    { kind: 'facts', rows: productRows(facts) },
    section('Qué se ordena'),
    { kind: 'facts', rows: [...termRows(facts), ...navRows(facts, zone), ...details] },
    section('Costes'),
    { kind: 'facts', rows: costRows({ product: facts.target ?? facts.product }) },
    parties(facts),
  ];
}

const section = (text: string): Block => ({ kind: 'heading', level: 2, text });

const parties = ({ people }: OrderFacts): Block => ({
  kind: 'table',
  caption: 'Partes',
  columns: [
    { title: 'Nombre', width: 5 },
    { title: 'Documento', width: 3 },
    { title: 'Intervención', width: 4 },
  ],
  rows: peopleRows(people),
});

function statements({ operation, product, subcategory }: OrderFacts): Block[] {
  const isPlan = product.kind !== 'FI';
  const paper = isPlan
    ? 'el documento de datos fundamentales para el partícipe'
    : 'el documento de datos fundamentales para el inversor';
  const items = [
    ...(operation.has_read_dfi === true ? [`He recibido y leído ${paper}.`] : []),
    ...(operation.has_read_report === true
      ? ['He recibido y leído el último informe periódico.']
      : []),
    'La orden se ejecuta al primer valor liquidativo cuya hora límite sea posterior a la última firma necesaria, a la llegada del dinero y a la entrega de la documentación que deba aportar. Puede no conocerse todavía.',
    ...(subcategory.startsWith('BOLETIN')
      ? ['Solicito la adhesión al plan y acepto sus especificaciones.']
      : []),
    ...(operation.has_accepted_not_convenient === true
      ? ['Se me ha advertido de que el producto no es conveniente para mí y deseo continuar.']
      : []),
  ];
  return [section('Declaraciones'), { kind: 'list', items }];
}

function convenience({ operation, product, test }: OrderFacts): Block[] {
  const family = labelOf('product-families', product.family);
  const isConvenient = test?.convenient[product.family];
  const result =
    isConvenient === undefined ? 'Sin evaluar' : isConvenient ? 'Conveniente' : 'No conveniente';
  const phrase = operation.convenience_phrase as string | null | undefined;
  return [
    section('Evaluación'),
    {
      kind: 'facts',
      rows: [
        ['Producto', product.name_product],
        ['Familia de producto', family],
        ['Resultado', result],
        ...(test ? ([['Fecha del test', formatDate(test.taken_on)]] as [string, string][]) : []),
        ...(phrase ? ([['Escrito por el cliente', phrase]] as [string, string][]) : []),
      ],
    },
    {
      kind: 'text',
      text: 'La evaluación compara sus conocimientos y su experiencia con el producto. No es un consejo de inversión.',
    },
  ];
}

function mandate(facts: OrderFacts, manager: string): Block[] {
  const { operation, iban, account } = facts;
  return [
    section('Domiciliación'),
    {
      kind: 'facts',
      rows: [
        ['Referencia del mandato', referenceOf(operation.uuid)],
        ['Acreedor', manager],
        ['Cuenta de cargo', iban ? grouped(iban) : '-'],
        ['Cuenta de inversión', account.account_number],
        ['Tipo de pago', 'Recurrente'],
      ],
    },
    section('Pagos'),
    { kind: 'facts', rows: paymentRows(facts) },
    {
      kind: 'text',
      text: `Mediante la firma de este mandato autoriza a ${manager} a enviar a su entidad órdenes de cargo en su cuenta, y a su entidad a efectuar los cargos. Puede pedir su devolución a su entidad en las ocho semanas siguientes al cargo.`,
    },
  ];
}
