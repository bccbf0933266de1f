import type { DocumentKind } from './documentKind.ts';

const read = (
  purpose: 'KEY_FACTS' | 'PLAN_TERMS' | 'PERIODIC_REPORT',
  ...readOf: ('F' | 'P')[]
): DocumentKind => ({ purpose, ofOrder: null, readOf });
const name: DocumentKind = { purpose: 'DECLARATION_NAME', ofOrder: null };
const signed: DocumentKind = { purpose: 'ORDER', ofOrder: 'MADE' };

/**
 * The kinds of document that rules know, by subcategory. All others, of the code list or a tenant's own, are kept,
 * shown and decided on without a meaning of their own.
 * @source specification §3 Document
 */
export const documentKinds: Readonly<Record<string, DocumentKind>> = {
  DFI: read('KEY_FACTS', 'F'),
  ANEXO_AL_DFI: read('KEY_FACTS', 'F'),
  DFP: read('KEY_FACTS', 'P'),
  EEPP: read('PLAN_TERMS', 'P'),
  INFORME_SEMESTRAL: read('PERIODIC_REPORT', 'F', 'P'),
  'ORDEN_DE_SUSCRIPCION(S)_TRASPASO_FI': signed,
  EVALUACION_CONVENIENCIA: signed,
  MANDATO_SEPA: { purpose: 'DEBIT_MANDATE', ofOrder: 'MADE' },
  BOLETIN_ADHESION_FP: signed,
  SOLICITUD_DE_APORTACION_FP: signed,
  SOLICITUD_DE_PRESTACION_FP: signed,
  SOLICITUD_DE_TRASLADO_DC_DE_FP: signed,
  OPERATION_TICKET: { purpose: 'TICKET', ofOrder: 'MADE' },
  // Of what was sent; nobody signs it, and no order wants it.
  JUSTIFICANTE_ENVIO: { purpose: 'RECEIPT', ofOrder: null },
  // Of what was executed.
  CONFIRMACION_EJECUCION: { purpose: 'EXECUTION', ofOrder: null },
  EVIDENCIA_FIRMA: { purpose: 'EVIDENCE', ofOrder: null },
  EXPEDIENTE: { purpose: 'DOSSIER', ofOrder: null },
  ACREDITACION_CONTINGENCIA: { purpose: 'CAUSE_PROOF', ofOrder: 'SENT' },
  MODELO_145: { purpose: 'WITHHOLDING_FORM', ofOrder: 'SENT' },
  // Staff decide on it; the family book proves only who the parents are.
  AUTORIZACION_VENTA_MENOR: { purpose: 'COURT_AUTHORISATION', ofOrder: 'SENT' },
  // The minor's own consent in a public deed, or the deed by which they are emancipated.
  ESCRITURA_MENOR: { purpose: 'MINORS_DEED', ofOrder: 'SENT' },
  DOCUMENTO_ACREDITATIVO_TITULARIDAD_CC: { purpose: 'HOLDER_CERTIFICATE', ofOrder: null },
  ACREDITACION_CAMBIO_DIRECCION_FISCAL: { purpose: 'ADDRESS_PROOF', ofOrder: null },
  ACREDITACION_EXENCION_FISCAL: { purpose: 'EXEMPTION_PROOF', ofOrder: null },
  CERTIFICADO_RESIDENCIA_FISCAL: { purpose: 'RESIDENCE_PROOF', ofOrder: null },
  DOCUMENTOS_FATCA_CRS_AEAT: { purpose: 'US_STATUS_PROOF', ofOrder: null },
  DECLARACION_FATCA_CRS_AEAT: { purpose: 'PERSONS_DECLARATION', ofOrder: null },
  DECLARACION_FATCA_CRS_SOCIEDAD: { purpose: 'COMPANYS_DECLARATION', ofOrder: null },
  DECLARACION_FATCA: name,
  DECLARACION_CRS: name,
  DECLARACION_FATCA_SOCIEDAD: name,
  DECLARACION_CRS_SOCIEDAD: name,
  MODELO_KYC: { purpose: 'KYC_QUESTIONNAIRE', ofOrder: null },
  ESCRITURAS_DE_PODERES: { purpose: 'POWER', ofOrder: null },
  CONSTITUCION_Y_ESTATOS: { purpose: 'POWER', ofOrder: null },
  DOCUMENTO_IDENTIFICATIVO_PF_ANVERSO: { purpose: 'IDENTITY', ofOrder: null },
  DOCUMENTO_IDENTIFICATIVO_PF_REVERSO: { purpose: 'IDENTITY', ofOrder: null },
  LIBRO_DE_FAMILIA: { purpose: 'GUARDIANSHIP', ofOrder: null },
  APODERAMIENTO_SENTENCIA_JUDICIAL: { purpose: 'GUARDIANSHIP', ofOrder: null },
};
