import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { conditionNames } from '../../src/domain/access/conditionsToOperate.ts';
import { orderers } from '#/domain/operations/kinds/orderers.ts';
import { matrix } from '../../src/domain/access/matrix.ts';
import type { Remedy } from '../../src/domain/access/remedies.ts';
import { closingDayNames } from '../../src/domain/calendar/closingDayName.ts';
import type { OrderRemedy } from '../../src/domain/operations/terms/orderRemedies.ts';
import { isRole } from '../../src/domain/access/roles.ts';
import { productFamilies, questions } from '../../src/domain/appropriateness/questions.ts';
import { countryCodes } from '../../src/tools/countryCodes.ts';
import { specifiedCodes } from './specifiedCodes.ts';

interface Item {
  order: number;
  label: string;
  added?: boolean;
  accepted?: boolean;
  [extra: string]: unknown;
}
interface Codes {
  kind: string;
  id: string;
  title: string;
  items: Record<string, Item>;
}

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const lists = new Map(
  readdirSync(join(root, 'schemas/codes'))
    .filter((file) => file !== 'calendars.json')
    .map((file) => [file.replace('.json', ''), JSON.parse(read(`schemas/codes/${file}`)) as Codes]),
);
const items = (id: string) => lists.get(id)?.items ?? {};
const codes = (id: string) => Object.keys(items(id));
const label = (id: string, code: string) => items(id)[code]?.label;

describe('every list of codes', () => {
  test.each([...lists])('%s is a document with labels in their order', (file, list) => {
    expect(list).toMatchObject({ kind: 'codes', id: file });
    expect(list.title).not.toBe('');
    const all = Object.values(list.items);
    expect(all.length).toBeGreaterThan(0);
    expect(new Set(all.map(({ order }) => order)).size).toBe(all.length);
    for (const { order, label } of all) {
      expect(Number.isInteger(order) && order > 0).toBe(true);
      expect(label).toBe(label.trim().normalize('NFC'));
      expect(label).toMatch(/^[¿A-ZÁÉÍÓÚÑÅ0-9]/);
      expect(label).not.toMatch(/\s{2}| (de|y|en|el|por|para|con)$|,$|_/);
    }
  });

  test('stands in the file of its order, so that it reads as it is shown', () => {
    for (const { id, items } of lists.values()) {
      const orders = Object.entries(items)
        .filter(([code]) => !/^[1-9]\d*$/.test(code))
        .map(([, { order }]) => order);
      expect([id, orders]).toEqual([id, [...orders].sort((left, right) => left - right)]);
    }
  });
});

describe('the lists of the specification', () => {
  test.each(Object.entries(specifiedCodes))('hold exactly its codes: %s', (id, specified) => {
    const own = Object.entries(items(id)).filter(([, { added }]) => !added);
    expect(own.map(([code]) => code).sort()).toEqual([...specified].sort());
  });

  test('are all there, and every other list says that it is ours', () => {
    const data = ['countries', 'provinces', 'street-types'];
    const cnae = ['cnae-2009', 'cnae-2009-sections', 'cnae-2025', 'cnae-2025-sections'];
    const known = new Set([...Object.keys(specifiedCodes), ...data, ...cnae]);
    const others = [...lists.values()].filter(({ id }) => !known.has(id));
    const silent = others.filter(({ items }) => Object.values(items).some(({ added }) => !added));
    expect(silent.map(({ id }) => id)).toEqual([]);
  });

  test('label operation statuses to the letter', () => {
    const labels = Object.fromEntries(
      Object.entries(items('operation-statuses')).map(([code, item]) => [code, item.label]),
    );
    expect(labels).toMatchObject({
      REGISTERED_ONLINE: 'Pendiente',
      REGISTERED_EMAIL: 'Pendiente',
      REGISTERED_POSTAL: 'Pendiente',
      REGISTERED: 'Pendiente',
      SIGNED: 'Firmada',
      VALIDATED: 'Validada',
      RD_SENT: 'Enviada',
      PERIODIC_ACTIVE: 'Periódica Activa',
      PERIODIC_SUSPENDED: 'Periódica suspendida',
      CANCELLED: 'Anulada',
      FINALIZED: 'Finalizada',
    });
  });

  test.each([
    ['signature-statuses', 'PENDING', 'Por firmar'],
    ['signature-statuses', 'SIGNED', 'Firmado'],
    ['countries', 'ESP', 'España'],
    ['provinces', 'ESP-M', 'Madrid'],
    ['street-types', 'CL', 'Calle'],
    ['street-types', 'AV', 'Avenida'],
    ['street-types', 'PZ', 'Plaza'],
    ['genders', 'V', 'Hombre'],
    ['genders', 'H', 'Mujer'],
    ['arrangement-letters', 'O', 'Mancomunada Condicional'],
    ['account-block-reasons', 'ADULT_HOLDER', 'Acceso bloqueado por mayoría de edad del titular'],
  ])('say in %s for %s: %s', (id, code, text) => {
    expect(label(id, code)).toBe(text);
  });

  test('offer the Spanish marital statuses and accept the English ones', () => {
    const accepted = Object.entries(items('marital-statuses')).filter(([, item]) => item.accepted);
    expect(accepted.map(([code]) => code)).toEqual(['SINGLE', 'MARRIED', 'DIVORCED', 'WIDOWED']);
  });

  test('offer the account statuses and accept the two that only the documentation check knows', () => {
    const accepted = Object.entries(items('account-statuses')).filter(([, item]) => item.accepted);
    expect(accepted.map(([code]) => code)).toEqual(['VALIDATED', 'RD_SENT']);
  });

  test('say what adding an intervener is called in each type of account', () => {
    const calls = Object.entries(items('account-types')).map(([code, item]) => [
      code,
      item.add_label,
    ]);
    expect(Object.fromEntries(calls)).toEqual({
      JURIDICAL_ACCOUNT: 'Añadir apoderado',
      PHYSICAL_ACCOUNT: 'Añadir autorizado',
      PHYSICAL_ACCOUNT_TUTOR: 'Añadir tutor legal o autorizado',
    });
  });

  test('keep the declared periods per year, three of them for TRIMESTRAL', () => {
    const periods = Object.values(items('periodicities')).map((item) => item.periods_per_year);
    expect(periods).toEqual([12, 3, 2, 1]);
  });
});

describe('places and activities', () => {
  test('countries are those of the ISO package, with UND last', () => {
    expect(lists.get('countries')).toEqual(countryCodes());
    expect(codes('countries')).toHaveLength(251);
    expect(codes('countries').at(-1)).toBe('UND');
    expect(codes('countries').filter((code) => !/^[A-Z]{3}$/.test(code))).toEqual([]);
  });

  test('provinces are the 52, each with the prefix of its postal codes', () => {
    expect(codes('provinces').filter((code) => !/^ESP-[A-Z]{1,2}$/.test(code))).toEqual([]);
    const prefixes = Object.values(items('provinces')).map((item) => item.postal_prefix);
    const all = Array.from({ length: 52 }, (_, index) => String(index + 1).padStart(2, '0'));
    expect(prefixes.sort()).toEqual(all);
  });

  test('street types have two letters', () => {
    expect(codes('street-types')).toHaveLength(59);
    expect(codes('street-types').filter((code) => !/^[A-Z]{2}$/.test(code))).toEqual([]);
  });

  test.each([
    ['cnae-2009', 'ABCDEFGHIJKLMNOPQRSTU', 272],
    ['cnae-2025', 'ABCDEFGHIJKLMNOPQRSTUV', 287],
  ])(
    '%s has sections %s and %i groups of three digits, each in a section',
    (id, letters, count) => {
      expect(codes(`${id}-sections`).join('')).toBe(letters);
      const groups = Object.entries(items(id));
      expect(groups).toHaveLength(count);
      expect(groups.filter(([code]) => !/^\d{3}$/.test(code))).toEqual([]);
      expect(new Set(groups.map(([, { section }]) => section))).toEqual(new Set(letters));
    },
  );
});

describe('what the core and the contract name', () => {
  test.each([
    ['operate-conditions', [...conditionNames]],
    ['product-families', [...productFamilies]],
    ['remedies', Object.keys(remedies)],
    ['closing-days', [...closingDayNames]],
    ['roles', Object.keys(matrix).filter(isRole)],
    ['education-levels', Object.keys(questions.NIVEL_ESTUDIOS.answers)],
  ])('has its list: %s', (id, named) => {
    expect(codes(id).sort()).toEqual([...named].sort());
  });

  test('has a sentence for every condition of the matrix', () => {
    const texts = JSON.parse(read('schemas/texts/people.es.json')) as Record<string, string>;
    const rows = [...Object.values(matrix), ...Object.values(orderers)];
    const conditions = new Set(rows.flatMap((row) => Object.values(row)));
    const silent = [...conditions].filter(
      (condition) => condition !== 'yes' && condition !== 'no' && !texts[`needs_${condition}`],
    );
    expect(silent).toEqual([]);
  });

  test.each([
    ['IntervenerStatus', 'intervener-statuses'],
    ['AccountStatus', 'account-statuses'],
    ['OperationStatus', 'operation-statuses'],
    ['OperationType', 'operation-types'],
    ['OperationSubType', 'suboperation-codes'],
    ['IdentityDocumentType', 'identity-document-types'],
    ['MaritalStatus', 'marital-statuses'],
    ['MaritalRegime', 'marital-regimes'],
    ['IntervenerRole', 'roles'],
    ['IntervenerSubrole', 'subroles'],
    ['AccountType', 'account-types'],
    ['AccountKind', 'account-kinds'],
    ['HoldingType', 'holding-types'],
    ['Channel', 'channels'],
    ['AmountIndicator', 'amount-indicators'],
    ['PayMethod', 'pay-methods'],
    ['RightsType', 'rights-types'],
    ['SourceSituation', 'source-situations'],
    ['Compartment', 'compartments'],
    ['PlanType', 'retirement-plan-types'],
    ['Periodicity', 'periodicities'],
    ['IncreaseType', 'increase-types'],
    ['RedemptionDefer', 'redemption-defers'],
    ['CollectionMethod', 'redemption-collection-methods'],
    ['RedemptionCause', 'redemption-causes'],
    ['RenderingVariation', 'rendering-variations'],
    ['NotificationType', 'notification-types'],
    ['DocumentCategory', 'document-categories'],
    ['MailingType', 'mailing-types'],
    ['ReportsFrequency', 'report-frequencies'],
    ['FatcaIndicator', 'fatca-indicators'],
    ['CrsIndicator', 'crs-indicators'],
    ['CrsTypeName', 'crs-name-types'],
    ['DirectionType', 'crs-address-types'],
  ])('labels each value of the contract: %s in %s', (schema, id) => {
    expect(contract.components.schemas[schema]?.enum?.slice().sort()).toEqual(codes(id).sort());
  });
});

/** Complete by its type. */
const remedies: Record<Remedy | OrderRemedy, true> = {
  wait_majority: true,
  complete_adult_data: true,
  complete_birthdate: true,
  sign_documents: true,
  wait_validation: true,
  ask_certificate: true,
  contact_us: true,
  edit_contact: true,
  renew_identity_document: true,
  ask_holder: true,
  choose_product: true,
  choose_target: true,
  choose_pay_method: true,
  send_power: true,
  send_guardianship: true,
  send_certificate: true,
  await_certificate: true,
  send_holder_certificate: true,
  add_bank_account: true,
  take_test: true,
  see_operations: true,
  subscribe_first: true,
  wait_next_year: true,
};

const contract = parse(read('openapi/private-area.yaml')) as {
  components: { schemas: Record<string, { enum?: string[] }> };
};
