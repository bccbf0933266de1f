import type { Row, DemoDataset } from '../history/dataset.ts';
import { DECLARED_ON } from './declarationRows.ts';
import { orderPaperRows } from './orderPaperRows.ts';

/**
 * Identity papers in each state, declarations of tax residence, certificates of bank accounts, the papers
 * of changes and of orders under way. Their bytes are made when they are asked for.
 */
export const documentRows = (story: DemoDataset): Row[] => [
  ...identityRows(story).map((row) => ({ ...sample, ...row })),
  ...declarationPapers(story),
  ...certificateRows(story).map((row) => ({ ...sample, ...row })),
  ...otherRows(story).map((row) => ({ ...sample, ...row })),
  ...orderPaperRows(story),
];

const sample = { needs_signature: false, uuid_bank_account: null, recipe: { make: 'sample' } };

type Validation = 'PENDIENTE' | 'VALIDADO' | 'RECHAZADO';
const UNREADABLE = 'La imagen no se lee bien.';

const identityRows = ({ id, people, day }: DemoDataset): Row[] =>
  people.map(({ login, type, hasPendingDocsSigned }, index) => {
    const isRejected = !hasPendingDocsSigned && index % 9 === 8;
    const validation: Validation = isRejected
      ? 'RECHAZADO'
      : hasPendingDocsSigned
        ? 'PENDIENTE'
        : 'VALIDADO';
    return {
      uuid: id(`document/${login}/identity`),
      section: 'INTERVENER',
      uuid_owner: id(`intervener/${login}`),
      filename: type === 'J' ? 'escritura.pdf' : 'documento-identidad.pdf',
      category: 'DOCUMENTATION',
      subcategory:
        type === 'J' ? 'DOCUMENTO_IDENTIFICATIVO_PJ' : 'DOCUMENTO_IDENTIFICATIVO_PF_ANVERSO',
      is_signed: !hasPendingDocsSigned,
      validation,
      validation_reason: isRejected ? UNREADABLE : null,
      created_at: `${day.ago(30 + index)}T10:00:00Z`,
      expires_on: null,
    };
  });

/** What each person has declared of their tax residence, signed unless their papers still wait. */
const declarationPapers = ({ id, people, day }: DemoDataset): Row[] =>
  people.map(({ login, type, hasPendingDocsSigned }, index) => ({
    uuid: id(`document/${login}/declaration`),
    section: 'INTERVENER',
    uuid_owner: id(`intervener/${login}`),
    filename: 'declaracion-fatca-crs.pdf',
    category: 'DOCUMENTATION',
    subcategory: type === 'J' ? 'DECLARACION_FATCA_CRS_SOCIEDAD' : 'DECLARACION_FATCA_CRS_AEAT',
    is_signed: !hasPendingDocsSigned,
    validation: hasPendingDocsSigned ? 'PENDIENTE' : 'VALIDADO',
    validation_reason: null,
    created_at: `${day.ago(29 + index)}T10:30:00Z`,
    expires_on: null,
    needs_signature: true,
    uuid_bank_account: null,
    recipe: {
      make: 'declaration',
      uuids: ['FATCA', 'CRS'].map((kind) => id(`declaration/${login}/${kind}/${DECLARED_ON}`)),
    },
  }));

/** The certificate by which each validated bank account was accepted. */
const certificateRows = ({ id, accounts, day }: DemoDataset): Row[] =>
  accounts
    .filter(({ bank }) => bank === 'VALIDADA')
    .map(({ key }) => ({
      uuid: id(`document/${key}/certificate`),
      section: 'ACCOUNT',
      uuid_owner: id(`account/${key}`),
      uuid_bank_account: id(`bank/${key}`),
      filename: 'certificado-titularidad.pdf',
      category: 'ACCOUNT',
      subcategory: 'DOCUMENTO_ACREDITATIVO_TITULARIDAD_CC',
      is_signed: false,
      validation: 'VALIDADO',
      validation_reason: null,
      created_at: `${day.ago(28)}T09:00:00Z`,
      expires_on: null,
    }));

interface Paper {
  /** Key of the owner, which must be in the tenant: an intervener's login or an operation. */
  section: 'INTERVENER' | 'OPERATION';
  owner: string;
  filename: string;
  subcategory: string;
  isSigned: boolean;
  validation: Validation;
}

const papers: Paper[] = [
  {
    section: 'INTERVENER',
    owner: 'apoderado',
    filename: 'escritura-de-poderes.pdf',
    subcategory: 'ESCRITURAS_DE_PODERES',
    isSigned: true,
    validation: 'VALIDADO',
  },
  {
    section: 'INTERVENER',
    owner: 'borrador',
    filename: 'recibo-domicilio.pdf',
    subcategory: 'ACREDITACION_CAMBIO_DIRECCION_FISCAL',
    isSigned: true,
    validation: 'PENDIENTE',
  },
  {
    section: 'OPERATION',
    owner: 'luis/2/luis-papers',
    filename: 'orden.pdf',
    subcategory: 'ORDEN_DE_SUSCRIPCION(S)_TRASPASO_FI',
    isSigned: true,
    validation: 'VALIDADO',
  },
  {
    section: 'OPERATION',
    owner: 'luis/2/luis-papers',
    filename: 'evaluacion.pdf',
    subcategory: 'EVALUACION_CONVENIENCIA',
    isSigned: true,
    validation: 'PENDIENTE',
  },
  {
    section: 'OPERATION',
    owner: 'luis/2/luis-papers',
    filename: 'justificante.pdf',
    subcategory: 'OPERATION_TICKET',
    isSigned: false,
    validation: 'RECHAZADO',
  },
];

const otherRows = ({ id, people, operations, day }: DemoDataset): Row[] => {
  const owners = new Set([
    ...people.map(({ login }) => login),
    ...operations.map(({ operation }) => operation.key),
  ]);
  return papers
    .filter(({ owner }) => owners.has(owner))
    .map(({ section, owner, filename, subcategory, isSigned, validation }) => ({
      uuid: id(`document/${owner}/${subcategory}`),
      section,
      uuid_owner: id(`${section === 'OPERATION' ? 'operation' : 'intervener'}/${owner}`),
      filename,
      category: section === 'OPERATION' ? 'OPERATION' : 'DOCUMENTATION',
      subcategory,
      is_signed: isSigned,
      validation,
      validation_reason: validation === 'RECHAZADO' ? UNREADABLE : null,
      created_at: `${day.ago(4)}T16:20:00Z`,
      expires_on: null,
    }));
};
