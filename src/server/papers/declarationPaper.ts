import type { Schema } from '#/contract/schema.ts';
import { formatDate } from '#/domain/dates/format.ts';
import { fullName } from '#/domain/people/names.ts';
import type { IntervenerRow } from '../interveners/toIntervener.ts';
import type { Block, PdfDocument } from '../ports/pdfDocument.ts';
import { labelOf } from '../files/labelOf.ts';

/** What somebody declared: from the stored answers, each with its day. */
export interface Declared {
  person: IntervenerRow;
  /** Fiscal address on one line. */
  address: string | undefined;
  fatca?: { answers: Schema<'Fatca'>; madeOn: string };
  crs?: { answers: Schema<'Crs'>; madeOn: string };
}

/**
 * The self-certification of tax residence of a person or a company, to be signed.
 * @source Real Decreto 1021/2015 (CRS), acuerdo España–EE. UU. FATCA
 */
export function declarationPaper(
  { person, address, fatca, crs }: Declared,
  paper: Pick<PdfDocument, 'brand' | 'at'>,
): PdfDocument {
  const isCompany = person.type === 'J';
  const title = isCompany ? 'Declaración FATCA y CRS de la sociedad' : 'Declaración FATCA y CRS';
  const name = fullName(person);
  return {
    title,
    ...paper,
    foot: `${name} · ${person.document}`,
    blocks: [
      { kind: 'heading', level: 1, text: title },
      {
        kind: 'text',
        text: 'Autocertificación de la residencia fiscal, que la ley pide a las entidades financieras para el intercambio de información entre países.',
      },
      { kind: 'heading', level: 2, text: isCompany ? 'Datos de la sociedad' : 'Datos personales' },
      {
        kind: 'facts',
        rows: isCompany ? companyRows(person, address) : personRows(person, address),
      },
      ...(fatca ? fatcaBlocks(fatca.answers, fatca.madeOn, isCompany) : []),
      ...(crs ? crsBlocks(crs.answers, crs.madeOn) : []),
      { kind: 'heading', level: 2, text: 'Declaración y firma' },
      { kind: 'list', items: isCompany ? [...statements, companyStatement] : statements },
      { kind: 'signatures', people: [isCompany ? `quien representa a ${name}` : name] },
    ],
  };
}

const country = (key: string | null | undefined) => labelOf('countries', key);

const personRows = (person: IntervenerRow, address = '-'): [string, string][] => [
  ['Nombre y apellidos', fullName(person)],
  [labelOf('identity-document-types', person.document_type), person.document],
  ['Fecha de nacimiento', formatDate(person.birthdate)],
  ['Nacionalidad', country(person.nationality)],
  ['Domicilio', address],
  ['Residencia fiscal', country(person.tax_residence)],
];

const companyRows = (person: IntervenerRow, address = '-'): [string, string][] => [
  ['Razón social', fullName(person)],
  [labelOf('identity-document-types', person.document_type), person.document],
  ['Fecha de constitución', formatDate(person.birthdate)],
  ['País de constitución', country(person.nationality)],
  ['Domicilio social', address],
  ['Residencia fiscal', country(person.tax_residence)],
];

function fatcaBlocks(answers: Schema<'Fatca'>, madeOn: string, isCompany: boolean): Block[] {
  const rows: [string, string][] = [
    ['Resultado', labelOf('fatca-indicators', answers.indicator_fatca)],
    ['País', country(answers.country_fatca)],
    ['Situación', labelOf('fatca-statuses', answers.fatca_status)],
    ['Número de identificación fiscal', answers.tin_code ?? '-'],
    ['Tipo de número o documento', labelOf('fatca-tin-types', answers.tin_type)],
  ];
  if (isCompany || answers.giin_code) rows.push(['Número GIIN', answers.giin_code ?? '-']);
  rows.push(['Declarado el', formatDate(madeOn)]);
  return [
    { kind: 'heading', level: 2, text: 'FATCA: relación con los Estados Unidos' },
    { kind: 'facts', rows },
  ];
}

function crsBlocks(answers: Schema<'Crs'>, madeOn: string): Block[] {
  const residences = answers.residences ?? [];
  const listed =
    residences.length > 0
      ? residences
      : answers.tin_country
        ? [{ tin_country: answers.tin_country, tin_code: answers.tin_code }]
        : [];
  return [
    { kind: 'heading', level: 2, text: 'CRS: residencia fiscal en otros países' },
    {
      kind: 'facts',
      rows: [
        ['Resultado', labelOf('crs-indicators', answers.crs_indicator)],
        ['Tipo de nombre', labelOf('crs-name-types', answers.type_name)],
        ['Tipo de dirección', labelOf('crs-address-types', answers.direction_type)],
        ['Declarado el', formatDate(madeOn)],
      ],
    },
    {
      kind: 'table',
      caption: 'Países de residencia fiscal',
      columns: [
        { title: 'País', width: 3 },
        { title: 'Número de identificación fiscal', width: 4 },
        { title: 'Si no lo tiene, por qué', width: 5 },
      ],
      rows: listed.map((residence) => [
        country(residence.tin_country),
        residence.tin_code ?? '-',
        whyMissing(residence),
      ]),
    },
  ];
}

function whyMissing(residence: {
  missing_reason?: string | null;
  missing_explanation?: string | null;
}): string {
  const { missing_reason, missing_explanation } = residence;
  const reason = labelOf('tin-absence-reasons', missing_reason);
  return missing_explanation ? `${reason}. ${missing_explanation}` : reason;
}

const statements = [
  'Declaro que los datos de este documento son ciertos y completos.',
  'Me comprometo a comunicar cualquier cambio en el plazo de 30 días y a presentar una nueva declaración.',
  'Conozco que estos datos pueden comunicarse a la Agencia Tributaria y, por medio de ella, a las autoridades de otros países.',
];

const companyStatement =
  'Declaro que quienes poseen o controlan más del 25 % de la entidad son los que figuran en el cuestionario de conocimiento del cliente.';
