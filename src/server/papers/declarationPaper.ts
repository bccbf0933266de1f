import type { Schema } from '#/contract/schema.ts';
import { formatDate } from '#/domain/dates/format.ts';
import { isRepresented } from '#/domain/people/isRepresented.ts';
import { fullName } from '#/domain/people/names.ts';
import type { Words } from '../kernel/words.ts';
import type { IntervenerRow } from '../interveners/toIntervener.ts';
import type { Frame } from './frameOf.ts';
import type { Block, PdfDocument } from '../ports/pdfDocument.ts';
import { labelOf } from '../files/labelOf.ts';

/** What somebody declared: from the stored answers, each with its day. */
export interface Declared {
  person: IntervenerRow;
  /** The code of its name. */
  named: string;
  /** Fiscal address on one line. */
  address: string | undefined;
  fatca?: { answers: Schema<'Fatca'>; madeOn: string; hash?: string };
  crs?: { answers: Schema<'Crs'>; madeOn: string; hash?: string };
}

/**
 * The self-certification of tax residence of a person or a company, to be signed.
 * @source Real Decreto 1021/2015 (CRS), acuerdo España–EE. UU. FATCA
 */
export function declarationPaper(
  { person, named, address, fatca, crs }: Declared,
  paper: Frame,
  say: Words,
): PdfDocument {
  const isCompany = person.type === 'J';
  const title = labelOf(say, 'document-subcategories', named);
  const name = fullName(person);
  const madeOn = (crs ?? fatca)?.madeOn;
  const isByOther = madeOn ? isRepresented(person, madeOn) : isCompany;
  return {
    title,
    ...paper,
    foot: [name, person.document].join(' · '),
    blocks: [
      { kind: 'heading', level: 1, text: title },
      {
        kind: 'text',
        text: say('paper.declaration.intro'),
      },
      {
        kind: 'heading',
        level: 2,
        text: isCompany
          ? say('paper.declaration.company_data')
          : say('paper.declaration.personal_data'),
      },
      {
        kind: 'facts',
        rows: [
          ...(isCompany ? companyRows(say, person, address) : personRows(say, person, address)),
          // Of what is declared for CRS the table tells every residence.
          ...(crs ? [] : [residenceRow(say, person)]),
        ],
      },
      ...(fatca ? fatcaBlocks(fatca.answers, fatca.madeOn, isCompany, say) : []),
      ...printBlocks(fatca?.hash, say),
      ...(crs ? crsBlocks(crs.answers, crs.madeOn, say) : []),
      ...printBlocks(crs?.hash, say),
      { kind: 'heading', level: 2, text: say('paper.declaration.signing') },
      {
        kind: 'list',
        items: [...statements, ...(isCompany ? [ownersSaid(crs?.answers)] : [])].map((code) =>
          say(code),
        ),
      },
      signatures(isByOther ? say('paper.declaration.representative', { name }) : name, say),
    ],
  };
}

/** What ties the paper to the text of what was asked and answered, where that is kept. */
const printBlocks = (hash: string | undefined, say: Words): Block[] =>
  hash ? [{ kind: 'text', look: 'small', text: say('paper.transcript.hash', { hash }) }] : [];

const signatures = (person: string, say: Words): Block => ({
  kind: 'signatures',
  people: [say('paper.signature_of', { person })],
  place: say('paper.signature_place'),
});

const country = (say: Words, key: string | null | undefined) => labelOf(say, 'countries', key);

const personRows = (say: Words, person: IntervenerRow, address = '-'): [string, string][] => [
  [say('paper.declaration.full_name'), fullName(person)],
  [labelOf(say, 'identity-document-types', person.document_type), person.document],
  [say('paper.declaration.birthdate'), formatDate(person.birthdate)],
  [say('paper.declaration.nationality'), country(say, person.nationality)],
  [say('paper.declaration.address'), address],
];

const companyRows = (say: Words, person: IntervenerRow, address = '-'): [string, string][] => [
  [say('paper.declaration.company_name'), fullName(person)],
  [labelOf(say, 'identity-document-types', person.document_type), person.document],
  [say('paper.declaration.founded'), formatDate(person.birthdate)],
  [say('paper.declaration.founded_in'), country(say, person.nationality)],
  [say('paper.declaration.company_address'), address],
];

const residenceRow = (say: Words, person: IntervenerRow): [string, string] => [
  say('paper.declaration.residence'),
  country(say, person.tax_residence),
];

function fatcaBlocks(
  answers: Schema<'Fatca'>,
  madeOn: string,
  isCompany: boolean,
  say: Words,
): Block[] {
  const rows: [string, string][] = [
    [say('paper.declaration.result'), labelOf(say, 'fatca-indicators', answers.indicator_fatca)],
    [say('paper.declaration.country'), country(say, answers.country_fatca)],
    [say('paper.declaration.status'), labelOf(say, 'fatca-statuses', answers.fatca_status)],
    [say('paper.declaration.tin'), answers.tin_code ?? '-'],
    [say('paper.declaration.tin_type'), labelOf(say, 'fatca-tin-types', answers.tin_type)],
  ];
  if (isCompany || answers.giin_code)
    rows.push([say('paper.declaration.giin'), answers.giin_code ?? '-']);
  for (const name of ['has_us_transfers', 'has_us_attorney', 'has_us_care_of'] as const) {
    const answer = answers[name];
    if (typeof answer !== 'boolean') continue;
    rows.push([say(`paper.declaration.${name}`), labelOf(say, 'yes-no', answer ? 'SI' : 'NO')]);
  }
  rows.push([say('paper.declaration.declared'), formatDate(madeOn)]);
  return [
    { kind: 'heading', level: 2, text: say('paper.declaration.fatca') },
    { kind: 'facts', rows },
  ];
}

function crsBlocks(answers: Schema<'Crs'>, madeOn: string, say: Words): Block[] {
  const residences = answers.residences ?? [];
  const listed =
    residences.length > 0
      ? residences
      : answers.tin_country
        ? [{ tin_country: answers.tin_country, tin_code: answers.tin_code }]
        : [];
  return [
    { kind: 'heading', level: 2, text: say('paper.declaration.crs') },
    {
      kind: 'facts',
      rows: [
        [say('paper.declaration.result'), labelOf(say, 'crs-indicators', answers.crs_indicator)],
        ...(answers.entity_class
          ? [
              [
                say('paper.declaration.entity_class'),
                labelOf(say, 'fatca-entity-classes', answers.entity_class),
              ] satisfies [string, string],
            ]
          : []),
        [say('paper.declaration.name_type'), labelOf(say, 'crs-name-types', answers.type_name)],
        [
          say('paper.declaration.address_type'),
          labelOf(say, 'crs-address-types', answers.direction_type),
        ],
        [say('paper.declaration.declared'), formatDate(madeOn)],
      ],
    },
    {
      kind: 'table',
      caption: say('paper.declaration.residences'),
      columns: [
        { title: say('paper.declaration.country'), width: 3 },
        { title: say('paper.declaration.tin'), width: 4 },
        { title: say('paper.declaration.why_missing'), width: 5 },
      ],
      rows: listed.map((residence) => [
        country(say, residence.tin_country),
        residence.tin_code ?? '-',
        whyMissing(residence, say),
      ]),
    },
    ...controllingBlocks(answers.controlling_persons ?? [], say),
  ];
}

/** Who controls a passive entity, each as a self-certification says it; nothing for any other. */
const controllingBlocks = (
  people: NonNullable<Schema<'Crs'>['controlling_persons']>,
  say: Words,
): Block[] =>
  people.flatMap((person, index): Block[] => [
    ...(index === 0
      ? [{ kind: 'heading', level: 2, text: say('paper.declaration.controlling') } satisfies Block]
      : []),
    { kind: 'text', look: 'strong', text: person.name },
    { kind: 'facts', rows: controllerRows(person, say) },
  ]);

function controllerRows(
  person: NonNullable<Schema<'Crs'>['controlling_persons']>[number],
  say: Words,
): [string, string][] {
  const { second_country, second_code, second_reason, missing_explanation } = person;
  const second = second_country && {
    ...{ tin_country: second_country, tin_code: second_code },
    ...{ missing_reason: second_reason, missing_explanation },
  };
  return [
    [say('paper.role'), labelOf(say, 'controlling-roles', person.role)],
    [say('paper.declaration.birthdate'), formatDate(person.birthdate)],
    [say('paper.declaration.birth_place'), placeOf(say, person.birth_city, person.birth_country)],
    [say('paper.declaration.address'), placeOf(say, person.address, person.address_country)],
    [say('paper.declaration.residence'), residenceOf(person, say)],
    ...(second
      ? [
          [say('paper.declaration.second_residence'), residenceOf(second, say)] satisfies [
            string,
            string,
          ],
        ]
      : []),
  ];
}

const placeOf = (say: Words, place: string | null | undefined, key: string | null | undefined) =>
  [place, key && country(say, key)].filter(Boolean).join(', ') || '-';

type Residence = NonNullable<Schema<'Crs'>['residences']>[number];

const residenceOf = (residence: Residence, say: Words): string =>
  [country(say, residence.tin_country), residence.tin_code ?? whyMissing(residence, say)].join(
    ', ',
  );

function whyMissing(
  residence: {
    missing_reason?: string | null;
    missing_explanation?: string | null;
  },
  say: Words,
): string {
  const { missing_reason, missing_explanation } = residence;
  const reason = labelOf(say, 'tin-absence-reasons', missing_reason);
  return missing_explanation
    ? say('paper.declaration.explained', { reason, explanation: missing_explanation })
    : reason;
}

/** A declaration that names who controls the entity answers for them; any other refers to the questionnaire. */
const ownersSaid = (crs: Schema<'Crs'> | undefined) =>
  crs?.controlling_persons?.length
    ? ('paper.declaration.controllers' as const)
    : ('paper.declaration.owners' as const);

const statements = [
  'paper.declaration.true',
  'paper.declaration.changes',
  'paper.declaration.shared',
] as const;
