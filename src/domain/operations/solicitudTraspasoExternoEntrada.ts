import { checkOrigin } from './checks/checkOrigin.ts';
import type { OperationType } from './kinds/operationType.ts';

/**
 * Transfer from another entity, begun here and followed through the clearing system; a
 * TRASPASO_ENTRADA with its fiscal history carries it out.
 * @source specification §3 (operation types)
 */
export const solicitudTraspasoExternoEntrada: OperationType = {
  kinds: ['F', 'P'],
  begunBy: 'INVESTOR',
  action: 'transfer',
  isRequest: true,
  isPeriodic: false,
  isDisposal: false,
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
  checks: [checkOrigin],
  accept: ['DFI'],
  documents: ['ORDEN_DE_SUSCRIPCION(S)_TRASPASO_FI'],
  ofPlan: {
    accept: ['DFP'],
    documents: ['SOLICITUD_DE_TRASLADO_DC_DE_FP', 'BOLETIN_ADHESION_FP'],
  },
};
