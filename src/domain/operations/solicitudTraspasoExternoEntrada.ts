import type { OperationType } from './kinds/operationType.ts';
import { orderers } from './kinds/orderers.ts';

/**
 * Transfer from another entity, begun here and followed through the clearing system; a
 * TRASPASO_ENTRADA with its fiscal history carries it out.
 * @source specification §3 (operation types)
 */
export const solicitudTraspasoExternoEntrada: OperationType = {
  kinds: ['F', 'P'],
  begunBy: 'INVESTOR',
  orderers: orderers.transfer,
  isRequest: true,
  isPeriodic: false,
  child: null,
  flow: 'IN',
  isTransfer: true,
  cash: null,
  isContribution: false,
  movement: null,
  execution: 'arrival',
  halves: { out: null, in: 'TRASPASO_ENTRADA' },
  tax: null,
  lots: null,
  undoneBy: null,
  block: null,
  required: [],
  optional: [
    'xt_isin_code',
    'xt_acount_origin',
    'xt_entity',
    'amount_shares_indicator',
    'gross_amount',
    'net_amount',
    'shares',
    'is_total_transfer',
    'pp_plan_type',
    'pp_xt_dgs_code',
    'pp_xt_egs_code',
    'pp_rights_type',
    'pp_source_situation',
    'pp_compartment',
    'transfer_nav_on_month_end',
  ],
  checks: ['origin'],
  documents: ['ORDEN_DE_SUSCRIPCION(S)_TRASPASO_FI'],
  debited: [],
  documentsOfPlan: ['SOLICITUD_DE_TRASLADO_DC_DE_FP', 'BOLETIN_ADHESION_FP'],
};
