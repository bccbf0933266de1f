import { addDays } from '../../../src/domain/dates/plainDate.ts';
import type { Stage, Place } from './storyStage.ts';
import type { Step } from './storyPlan.ts';

const FUNDS = ['10392', '10393', '10394', '10395', '10396'];
const PLANS = ['64678', '64680', '64682'];
const fundOrders = [
  ...['SUSCRIPCION', 'SUSCRIPCION', 'SUSCRIPCION', 'SOLICITUD_SUSCRIPCION_PERIODICA'],
  ...['REEMBOLSO', 'REEMBOLSO', 'REEMBOLSO', 'SOLICITUD_REEMBOLSO_PERIODICO'],
  ...['SOLICITUD_TRASPASO_INTERNO', 'SOLICITUD_TRASPASO_INTERNO'],
  ...['SOLICITUD_TRASPASO_EXTERNO_ENTRADA', 'SOLICITUD_TRASPASO_EXTERNO_ENTRADA'],
];
const planOrders = [
  ...['APORTACION', 'APORTACION', 'SOLICITUD_APORTACION_PERIODICA'],
  ...['RESCATE', 'RESCATE', 'RESCATE', 'SOLICITUD_TRASPASO_EXTERNO_ENTRADA'],
];

const selling = /REEMBOLSO|RESCATE|INTERNO|SUSCRIPCION_PERIODICA/;

const of = <T>(list: readonly T[], dice: number): T => list[dice % list.length]!;
const euro = (cents: number) => (cents / 100).toFixed(2);
const read = { has_read_dfi: true, has_read_eepp: true, has_read_report: true };

/** An order of some type that the API takes, with the amounts, dates and products that the dice say. */
export async function orderOf(stage: Stage, place: Place, step: Step): Promise<object> {
  const { dice, amount } = step;
  const held = await heldOn(stage, place, dice);
  const wanted = of(place.isPlan ? planOrders : fundOrders, dice);
  // Where nothing is held yet most begin with what brings something.
  const type =
    held || dice % 9 === 0 || !selling.test(wanted)
      ? wanted
      : of(place.isPlan ? planOrders : fundOrders, (dice % 2) * (place.isPlan ? 6 : 10));
  const product = of(place.isPlan ? PLANS : FUNDS, Math.floor(dice / 12));
  const common = { uuid_account: place.account, operation_type: type };
  const cents = place.isPlan ? Math.floor(amount / 6) + 3_000 : amount;
  switch (type) {
    case 'SUSCRIPCION':
    case 'APORTACION':
      return {
        ...common,
        ...read,
        key_product: product,
        gross_amount: euro(cents),
        ...paid(place, dice),
      };
    case 'SOLICITUD_SUSCRIPCION_PERIODICA':
    case 'SOLICITUD_APORTACION_PERIODICA':
      return {
        ...{ ...common, ...read, key_product: held ?? product, ...rhythm(stage, dice) },
        ...{ gross_amount: euro(Math.max(5_000, cents / 4)), pay_method: 'DOMICILIACION' },
        uuid_bank_account: place.bank,
      };
    case 'REEMBOLSO':
      return {
        ...common,
        key_product: held ?? product,
        ...howMuch(step),
        uuid_bank_account: place.bank,
      };
    case 'SOLICITUD_REEMBOLSO_PERIODICO':
      return {
        ...{ ...common, key_product: held ?? product, ...howMuch({ ...step, dice: dice + 1 }) },
        ...{ ...rhythm(stage, dice), uuid_bank_account: place.bank },
      };
    case 'SOLICITUD_TRASPASO_INTERNO':
      return {
        ...common,
        ...read,
        key_product: held ?? product,
        key_product_target: product,
        ...howMuch(step),
      };
    case 'RESCATE':
      return {
        ...{ ...common, key_product: held ?? product, ...howMuch(step), ...benefit(stage, dice) },
        uuid_bank_account: place.bank,
      };
    default:
      return { ...common, ...read, key_product: product, ...origin(place, step) };
  }
}

/** One of the products that the account holds, as its owners see it. */
async function heldOn(stage: Stage, { account, logins }: Place, dice: number) {
  const answer = await stage.ask(logins[0]!, 'GET', `/accounts/${account}/positions`);
  if (answer.statusCode !== 200) return undefined;
  const { positions } = answer.json().data as {
    positions: { key_product: string; state: string }[];
  };
  const held = positions.filter(({ state }) => state === 'HELD');
  return held.length > 0 ? of(held, Math.floor(dice / 7)).key_product : undefined;
}

const paid = ({ bank }: Place, dice: number) =>
  of(
    [
      { pay_method: 'DOMICILIACION', uuid_bank_account: bank },
      { pay_method: 'TRANSFERENCIA' },
      { pay_method: 'CHEQUE' },
    ],
    Math.floor(dice / 5),
  );

const rhythm = (stage: Stage, dice: number) => ({
  per_period: of(['MENSUAL', 'MENSUAL', 'TRIMESTRAL'], dice),
  per_start_date: addDays(stage.today(), 1 + (dice % 9)),
  ...(dice % 4 === 0 && { per_end_date: addDays(stage.today(), 40 + (dice % 60)) }),
  ...(dice % 5 === 0 && {
    ...{ per_increase_type: 'PORCENTUAL', per_increase: '5' },
    per_increase_period: 'ANUAL',
  }),
});

/** Gross, net, participations or everything. */
function howMuch({ dice, amount }: Step): object {
  const shares = `${1 + (amount % 30)}.${String(amount % 1_000_000).padStart(6, '0')}`;
  return of(
    [
      { amount_shares_indicator: 'B', gross_amount: euro(amount / 2) },
      { amount_shares_indicator: 'I', net_amount: euro(amount / 2) },
      { amount_shares_indicator: 'P', shares },
      { amount_shares_indicator: 'B', gross_amount: euro(amount) },
      { amount_shares_indicator: 'I', net_amount: euro(amount) },
      { amount_shares_indicator: 'P', shares },
      { amount_shares_indicator: 'T' },
    ],
    Math.floor(dice / 3),
  );
}

function benefit(stage: Stage, dice: number): object {
  const income = { per_period: 'MENSUAL', per_end_date: addDays(stage.today(), 70 + (dice % 90)) };
  const cause = of(
    [
      { pp_redemption_cause: 'JUBILACION', pp_redemption_cause_date: '2026-09-01' },
      { pp_redemption_cause: 'ANTIGUEDAD_10_ANIOS' },
      { pp_redemption_cause: 'DESEMPLEO', pp_redemption_cause_date: '2026-10-01' },
    ],
    Math.floor(dice / 2),
  );
  const method = of(
    [
      { pp_redemption_collection_method: 'TOTAL' },
      { pp_redemption_collection_method: 'FINANCIERA', ...income },
      {
        ...{ pp_redemption_collection_method: 'MIXTA', ...income },
        pp_redemption_mixed_amount: '20.00',
      },
    ],
    Math.floor(dice / 11),
  );
  return { ...cause, ...method, pp_compartment: of(['1', '2', '3', '3'], dice) };
}

/** The account at the other entity never ends as the sandbox's faults do, nor is it always without them. */
const origin = ({ isPlan }: Place, { dice, amount }: Step): object => ({
  ...(dice % 6 === 0
    ? { amount_shares_indicator: 'T', is_total_transfer: true }
    : { amount_shares_indicator: 'B', gross_amount: euro(amount * 3) }),
  ...(isPlan
    ? {
        ...{ pp_plan_type: 'PP', pp_xt_dgs_code: 'N9101', pp_xt_egs_code: 'G9901' },
        ...{
          pp_rights_type: 'C',
          pp_source_situation: 'PARTICIPE',
          pp_compartment: of(['1', '2', '3'], dice),
        },
      }
    : {
        xt_isin_code: 'ES0138911033',
        xt_acount_origin: `9999-${of(['01', '02', '03', '15', '16', '17', '18'], dice)}`,
      }),
});
