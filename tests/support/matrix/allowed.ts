import { kycDeclared } from '../kycForm.ts';
import { randomUUID } from 'node:crypto';
import type { OperationId } from '../../../src/contract/call.ts';
import type { handlers } from '../../../src/server/handlers/index.ts';
import { jpegFile } from '../files.ts';
import { signCallback } from '../../../src/server/payments/callbackSignature.ts';
import { signLines } from '../../../src/server/kernel/signedLines.ts';
import { NOW } from '../server.ts';
import { best } from './answers.ts';
import type { Objects } from './objects.ts';
import type { Row } from './row.ts';
import { studioRows } from './studioRows.ts';

const all = ['consulta', 'nora', 'extutor'] as const;
const lookers = ['consulta', 'nora'] as const;
const minor = ['nora'] as const;

const person = { id: 'intervener' } as const;
const account = { id: 'account' } as const;
const operation = { id: 'operation' } as const;
/** What somebody reads of themselves, and minors of themselves too. */
const own = { by: 'ana', path: person, also: minor } satisfies Row;
const reads = { by: 'ana', path: account, also: lookers } satisfies Row;
const follows = { by: 'ana', path: operation, also: lookers } satisfies Row;
const guest = { by: 'guest', isShared: true } satisfies Row;
const shared = { by: 'ana', isShared: true } satisfies Row;
const looks = { by: 'staff.read', isShared: true } satisfies Row;
const order = {
  operation_type: 'SUSCRIPCION',
  key_product: '10394',
  gross_amount: '1000.00',
  pay_method: 'TRANSFERENCIA',
  has_read_dfi: true,
  has_read_report: true,
};

const written = { call: 'createIssue', gives: 'issue', at: 'issue/uuid' } as const;
const ordered = { call: 'createOperation', gives: 'operation', at: 'operation/uuid' } as const;
const papers = { call: 'listOperationDocuments', gives: 'papers', at: 'documents' } as const;
const opened = { opens: 'papers' } as const;
const begun = { call: 'signDocuments', gives: 'signature', at: 'signature/uuid' } as const;
const paying = { call: 'payIn', gives: 'payment', at: 'pay_in/uuid_payment' } as const;
const signed = [ordered, papers, opened, begun, { letter: 'code', gives: 'code' }] as const;
const confirmed = [
  ...signed,
  { call: 'confirmSignature', gives: 'signature', at: 'signature/uuid' },
] as const;
const again = {
  call: 'createReauthentication',
  gives: 'reauthentication',
  at: 'reauthentication/uuid',
} as const;
const waiting = (given: Objects['papers']) =>
  given.filter((each) => each.is_pending_signature).map(({ uuid }) => uuid);
/** What the demo's provider says of a payment of the order above. */
const callbackOf = (reference: string) => {
  const said = { reference, status: 'PAID', amount: '1000.00', sent_at: NOW } as const;
  const whole = { event: `event-${reference}`.slice(0, 60), ...said };
  return { ...whole, signature: signCallback(whole, 'demo-almadraba-payments') };
};

/** What a carrier says of a letter. */
const receiptOf = (reference: string, sent_at = NOW) => {
  const said = { reference, state: 'DELIVERED', said_by: 'sms.test', sent_at } as const;
  return { ...said, signature: signLines(Object.values(said), 'demo-message-receipts') };
};

/** Another entity asks for something of Ana's. */
const departing = {
  ...{ by: 'staff.ops', about: 'ana/1' },
  body: () => ({
    ...{ reference: randomUUID().slice(0, 13), document: '12345678Z', key_product: '10394' },
    ...{ account_number: 'ALM-001001', amount_shares_indicator: 'B', gross_amount: '100.00' },
    ...{ xt_entity: 'Gestora Cardenal SGIIC', xt_isin_code: 'ES0138911033' },
  }),
} as const satisfies Row;

/**
 * One row for every call that is built: who succeeds, about what, with what. A built call without one does
 * not compile. They are asked in this order.
 */
const rows: Readonly<Record<keyof typeof handlers, Row> & Partial<Record<OperationId, Row>>> = {
  createToken: { by: 'consumer', isShared: true, form: { grant_type: 'client_credentials' } },
  revokeToken: { by: 'consumer', isShared: true, form: { token: 'nothing-known' } },
  loginOnboarding: { ...guest, body: () => ({ username: 'ana', password: 'Demo.2026' }) },
  changePassword: {
    ...guest,
    body: ({ handle }) => ({ user_uuid: handle, password: 'Mar.Abierto.2027' }),
  },
  recoverPassword: { ...guest, body: () => ({ username: 'luis' }) },
  getMe: shared,
  getAdminMe: { ...looks, query: { dni: '=12345678Z' } },
  getPublicConfiguration: { ...guest, path: { name: '=almadraba' } },
  getVerification: { ...guest, path: { print: `=${'0'.repeat(64)}` } },
  getConfig: { ...guest, path: { key: '=TIME_ZONE' } },
  getCountriesInfo: guest,
  listProvinces: { ...guest, path: { country: '=ESP' } },
  getTexts: { by: 'nobody', isShared: true, path: { lang: '=es' } },
  listGroups: shared,
  getCnmv: shared,
  listPaymentMethods: shared,
  listLeadsTests: guest,
  getAgnosticTest: { ...guest, path: { a: '=CONVENIENCE', b: '=F' } },
  listAgnosticTestQuestions: { ...guest, path: { id: 'test' } },
  answerAgnosticTest: {
    by: 'ana',
    path: { id: 'test', x: 'intervener' },
    body: () => ({ answers: best }),
  },
  listPolls: shared,
  getPoll: { ...shared, path: { id: 'poll' } },
  answerPoll: {
    ...shared,
    body: ({ poll, pollAnswers }) => ({
      ...{ uuid_poll: poll, form: 'poll-reports', answers: pollAnswers },
    }),
  },
  scoreConvenience: {
    by: 'ana',
    also: minor,
    body: ({ intervener }) => ({ uuid_intervener: intervener, key_product: '10397' }),
  },
  listNotifications: shared,
  markNotificationRead: { by: 'ana', path: { id: 'notification' }, body: () => ({}), also: minor },
  createIssue: {
    by: 'ana',
    also: minor,
    body: ({ intervener, group }) => ({
      isFromPA: true,
      blocking: false,
      is_intervener: true,
      description: '¿Cuándo se liquida mi reembolso?',
      expires_on: '2026-11-27 12:00:00',
      status: 'OPEN',
      subject: 'Solicitud info: Ana Robles',
      _links: {
        interveners: [`accounts/${intervener}`],
        group_assigned: [`/api/groups/${group}`],
        category: '/api/categories/INTERVENER_CARE',
      },
    }),
  },
  getIntervener: own,
  updateIntervener: {
    by: 'ana',
    path: person,
    body: () => ({ mobile_phone: '600000002', mimetype: 'application/json' }),
  },
  replaceIntervener: {
    by: 'ana',
    path: person,
    body: () => ({ type: 'F', name: 'Ana', lastname_1: 'Robles', email: 'ana@example.test' }),
  },
  listIntervenerAccounts: own,
  listIntervenerOperations: own,
  listIntervenerIssues: own,
  getIntervenerIssue: { by: 'ana', path: { ...person, issueId: 'issue' }, after: written },
  getIntervenerBalance: own,
  getMaxContribution: own,
  listIntervenerAddresses: own,
  getIntervenerAddress: { ...own, path: { ...person, addressId: 'address' } },
  updateIntervenerAddress: {
    by: 'luis',
    path: { ...person, addressId: 'address' },
    body: () => ({ number: '9' }),
  },
  uploadIntervenerDocuments: { by: 'luis', path: person, isUpload: true, also: minor },
  listIntervenerDocuments: own,
  downloadIntervenerDocument: { ...own, path: { ...person, docId: 'personDocument' } },
  listIntervenerDocumentValidations: own,
  updateGdpr: {
    by: 'ana',
    path: person,
    body: () => ({ source: 'PRIVATE_AREA', commercial_own: true }),
    also: minor,
  },
  updateCrs: {
    by: 'ana',
    path: person,
    body: () => ({
      ...{ tin_country: 'ESP', tin_code: '12345678Z', direction_type: 'OECD302' },
      declares: true,
    }),
  },
  updateFatca: {
    by: 'luis',
    path: person,
    body: () => ({
      ...{ indicator_fatca: 'NO_REPORTABLE_PERSON', country_fatca: 'ESP' },
      ...{ has_us_transfers: false, has_us_attorney: false, has_us_care_of: false },
      declares: true,
    }),
  },
  listIntervenerKyc: own,
  getIntervenerKyc: { ...own, path: { ...person, version: 'kyc' } },
  getKycAnswers: own,
  getUsIndicia: own,
  getTaxAnswers: own,
  saveKyc: {
    by: 'ana',
    path: person,
    body: () => ({
      ...kycDeclared,
    }),
  },
  getDraftData: own,
  validateDraftData: { by: 'borrador', path: person },
  discardDraftData: { by: 'luis', path: person, needs: 'updateFatca' },
  validateTin: {
    ...shared,
    body: () => ({ countryCode: 'ES', tinNumber: '12345678Z', countryKey: 'ESP' }),
  },
  getAccount: { ...reads, also: all },
  updateAccount: { by: 'ana', path: account, body: () => ({ alias: 'Ahorro' }) },
  listAccountInterveners: reads,
  getAccountIntervener: { ...reads, path: { ...account, intervenerId: 'party' } },
  updateAccountIntervener: {
    by: 'ana',
    path: { ...account, intervenerId: 'intervener' },
    body: () => ({ email: 'ana@example.test' }),
  },
  replaceAccountIntervenerRoles: {
    by: 'ana',
    path: { ...account, intervenerId: 'party' },
    body: () => ({ roles: [{ role: 'AUTORIZADO_CONSULTA' }] }),
  },
  removeAccountIntervener: { by: 'ana', path: { ...account, intervenerId: 'party' } },
  addAccountInterveners: {
    by: 'ana',
    path: account,
    body: () => ({
      account_type: 'PHYSICAL_ACCOUNT',
      interveners: [
        {
          ...{ role: 'AUTORIZADO', name: 'Eva', lastname_1: 'Robles', email: 'eva@example.test' },
          ...{ document_type: 'DNI', document_number: '00000014Z' },
        },
      ],
    }),
  },
  listBankAccounts: reads,
  getBankAccount: { ...reads, path: { ...account, bankId: 'bank' } },
  createBankAccount: {
    by: 'ana',
    path: account,
    body: () => ({ iban_code: 'ES9121000418450200051332' }),
  },
  updateBankAccount: {
    by: 'ana',
    path: { ...account, bankId: 'bank' },
    body: () => ({ alias: 'Nómina' }),
  },
  deleteBankAccount: {
    by: 'luis',
    path: { ...account, bankId: 'bank' },
    after: { call: 'createBankAccount', gives: 'bank', at: 'bank_account/uuid' },
  },
  listAccountProducts: reads,
  listAccountDocuments: reads,
  uploadAccountDocuments: { by: 'ana', path: account, isUpload: true, also: minor },
  downloadAccountDocument: { ...reads, path: { ...account, docId: 'accountDocument' } },
  listAccountDocumentValidations: reads,
  listAccountOperations: reads,
  listAccountPositions: reads,
  listAccountEvolution: reads,
  listAccountDistribution: reads,
  listBeneficiaries: reads,
  getBeneficiary: {
    by: 'ana',
    about: 'ana/2',
    path: { ...account, bid: 'beneficiary' },
  },
  updateBeneficiary: {
    by: 'ana',
    about: 'ana/2',
    path: { ...account, bid: 'beneficiary' },
    body: () => ({ percentage: '20' }),
  },
  createBeneficiary: {
    by: 'ana',
    needs: 'updateBeneficiary',
    about: 'ana/2',
    path: account,
    body: () => ({ name: 'Leo', lastname_1: 'Robles', relationship: 'Sobrino', percentage: '1' }),
  },
  deleteBeneficiary: { by: 'ana', about: 'ana/2', path: { ...account, bid: 'beneficiary' } },
  listContributors: reads,
  createContributor: {
    by: 'ana',
    about: 'ana/2',
    path: account,
    body: () => ({
      ...{ name: 'Luis', lastname_1: 'Robles', role: 'APORTANTE_CONYUGE' },
      ...{ document_type: 'DNI', document_number: '00000014Z', email: 'luis@example.test' },
    }),
  },
  listAssociates: reads,
  listPatrons: reads,
  listProducts: shared,
  getProduct: { ...shared, path: { id: '=10394' } },
  getMinimums: shared,
  listPensionPlans: shared,
  getAsset: { ...shared, path: { id: '=10394' } },
  listOperations: shared,
  createOperation: {
    by: 'ana',
    body: ({ account: uuid_account }) => ({ uuid_account, ...order }),
  },
  downloadOperations: shared,
  createOperationsDownload: { ...shared, body: () => ({ $orderby: '-request_date' }) },
  listOperationTypes: shared,
  getOperation: follows,
  previewOperationChange: {
    by: 'ana',
    path: operation,
    after: ordered,
    body: () => ({ change: 'EDIT', gross_amount: '2000.00' }),
  },
  getOperationReceipt: {
    ...{ by: 'ana', path: { ...operation, receiptId: 'operationDocument' } },
    after: [
      ordered,
      { call: 'getOperation', gives: 'operationDocument', at: 'operation/uuid_receipt' },
    ],
  },
  updateOperation: {
    by: 'ana',
    path: operation,
    after: ordered,
    body: () => ({ is_periodic: false, gross_amount: '2000.00' }),
  },
  deleteOperation: {
    by: 'ana',
    path: operation,
    after: ordered,
  },
  listSubOperations: follows,
  listOperationHistorical: follows,
  listOperationInterveners: follows,
  listOperationIssues: follows,
  listOrderAccounts: own,
  listOrderProducts: { ...reads, also: lookers, query: { operation_type: '=REEMBOLSO' } },
  listOrderTypes: { ...reads, also: lookers, query: { key_product: '=10393' } },
  getOrderTerms: {
    ...reads,
    also: lookers,
    query: { operation_type: '=REEMBOLSO', key_product: '=10393' },
  },
  projectOperation: {
    by: 'ana',
    body: ({ account: uuid_account }) => ({
      ...{ uuid_account, key_product: '10393', operation_type: 'SUSCRIPCION' },
      gross_amount: '100.00',
    }),
  },
  simulateOperation: {
    by: 'ana',
    body: ({ account: uuid_account }) => ({
      uuid_account,
      key_product: '10393',
      operation_type: 'REEMBOLSO',
      amount_shares_indicator: 'B',
      amount: '500.00',
    }),
  },
  getPositionStatuses: {
    by: 'ana',
    also: lookers,
    body: ({ account: uuid_account }) => ({ uuid_account }),
  },
  changeOperationStatus: {
    by: 'staff.ops',
    about: 'luis/2',
    path: { id: 'received' },
    body: () => ({ operation_status: 'CANCELLED', reason: 'El cliente ha desistido.' }),
  },
  listOperationDocuments: follows,
  uploadOperationDocuments: { by: 'ana', path: operation, isUpload: true, also: minor },
  downloadOperationDocument: { ...follows, path: { ...operation, docId: 'operationDocument' } },
  updateOperationDocument: {
    by: 'ana',
    path: { ...operation, docId: 'operationDocument' },
    after: { call: 'uploadOperationDocuments', gives: 'operationDocument', at: 'documents/0/uuid' },
    body: () => ({ filename: 'orden.pdf' }),
  },
  deleteOperationDocument: {
    by: 'ana',
    path: { ...operation, docId: 'operationDocument' },
    after: { call: 'uploadOperationDocuments', gives: 'operationDocument', at: 'documents/0/uuid' },
  },
  listOperationDocumentValidations: follows,
  exportOperationToRd: {
    by: 'staff.ops',
    about: 'ana/1',
    path: { id: 'validated' },
  },
  exportOperationToRdText: {
    by: 'staff.ops',
    about: 'ana/1',
    path: { id: 'validated' },
  },
  exportOperationsToRdText: {
    by: 'staff.ops',
    about: 'ana/1',
    body: ({ validated }) => ({ operations: [validated] }),
  },
  signDocuments: {
    by: 'ana',
    after: [ordered, papers, opened],
    body: ({ papers: given, personDocument }) => ({
      documents: given.length > 0 ? waiting(given) : [personDocument],
      signature_type: 'DIGITAL-OTP',
    }),
  },
  getSignature: { by: 'ana', path: { id: 'signature' } },
  listDocumentsToSign: own,
  confirmSignature: {
    by: 'ana',
    path: { id: 'signature' },
    after: signed,
    body: ({ code }) => ({ code }),
  },
  remindSigner: {
    ...{ by: 'ana', about: 'luis/1' },
    path: { id: 'unsigned', signerId: 'intervener' },
  },
  resendSignatureCode: {
    by: 'ana',
    path: { id: 'signature' },
    after: [ordered, papers, opened, begun],
  },
  rejectSignature: {
    by: 'ana',
    path: { id: 'signature' },
    after: [ordered, papers, opened, begun],
  },
  createReauthentication: {
    by: 'ana',
    isShared: true,
    body: () => ({ password: 'Demo.2026' }),
  },
  confirmReauthentication: {
    by: 'ana',
    path: { id: 'reauthentication' },
    after: [again, { letter: 'code', gives: 'code' }],
    body: ({ code }) => ({ code }),
  },
  resendReauthenticationCode: { by: 'ana', path: { id: 'reauthentication' }, after: again },
  getPayment: {
    by: 'ana',
    path: { id: 'payment' },
    after: [...confirmed, paying],
    also: ['consulta'],
  },
  getOperationPayments: follows,
  receivePayment: {
    by: 'nobody',
    isShared: true,
    path: { 'payment-provider': '=sandbox' },
    after: [...confirmed, { ...paying, gives: 'iframe', at: 'pay_in/iframe' }],
    body: ({ iframe }) => callbackOf(iframe.split('/').at(-1)!),
  },
  receiveMessageReceipt: {
    by: 'nobody',
    isShared: true,
    body: ({ message }) => receiptOf(message),
  },
  payIn: {
    by: 'ana',
    path: { 'payment-provider': '=sandbox' },
    after: confirmed,
    body: ({ operation: uuid_operation }) => ({ uuid_operation }),
  },
  logOperationPayment: {
    by: 'ana',
    path: { operationId: 'operation' },
    after: [...confirmed, paying],
    body: ({ payment }) => ({ status: 'STARTED', uuid_payment: payment }),
  },
  getHostCredentials: { by: 'nobody', isShared: true },
  getCurrentRelease: guest,
  getRelease: { by: 'nobody', isShared: true, path: { hash: 'release' } },
  getReleaseDocument: { by: 'nobody', isShared: true, path: { hash: 'releasedDocument' } },
  getReleaseValidator: { by: 'nobody', isShared: true, path: { hash: 'releasedValidator' } },
  getIntervenerEvolution: own,
  getIntervenerDistribution: own,
  getIntervenerReturns: own,
  listIntervenerPositions: own,
  replaceIntervenerPhoto: {
    by: 'luis',
    path: person,
    body: () => ({ filename: 'yo.jpg', content: jpegFile().toString('base64') }),
  },
  getIntervenerPhoto: { by: 'luis', path: person, needs: 'replaceIntervenerPhoto' },
  removeIntervenerPhoto: { by: 'luis', path: person, needs: 'replaceIntervenerPhoto' },
  listAccountLots: reads,
  listTaxReports: shared,
  downloadTaxReport: { by: 'ana', path: account, query: { year: '=2024' }, also: minor },
  downloadProductDocument: { ...shared, path: { id: '=10394', docId: 'productDocument' } },
  listTranscripts: own,
  getTranscript: { ...own, path: { ...person, transcriptId: 'transcript' } },
  listDeclarationDossiers: own,
  listWards: own,
  downloadDeclarationDossier: { ...own, path: { ...person, dossierId: 'kyc' } },
  downloadOperationDossier: follows,
  listOperationDossiers: follows,
  downloadTranscript: { ...own, path: { ...person, transcriptId: 'transcript' } },
  updateIntervenerDocument: {
    by: 'luis',
    path: { ...person, docId: 'personDocument' },
    after: { call: 'uploadIntervenerDocuments', gives: 'personDocument', at: 'documents/0/uuid' },
    body: () => ({ filename: 'dni.pdf' }),
  },
  updateAccountDocument: {
    by: 'ana',
    path: { ...account, docId: 'accountDocument' },
    after: { call: 'uploadAccountDocuments', gives: 'accountDocument', at: 'documents/0/uuid' },
    body: () => ({ filename: 'dni.pdf' }),
  },
  getDraft: { ...shared, path: { form: '=contact' }, query: { hash: 'hash' } },
  saveDraft: {
    ...shared,
    path: { form: '=contact' },
    query: { hash: 'hash' },
    body: () => ({ answers: { subject: 'Ana' } }),
  },
  deleteDraft: { ...shared, path: { form: '=contact' } },
  getHealth: { by: 'nobody', isShared: true },
  getReady: { by: 'nobody', isShared: true },
  listStaffDocuments: looks,
  downloadOriginalDocument: {
    by: 'staff.ops',
    about: 'porfirmar/1',
    path: { id: 'personDocument' },
  },
  validateDocument: {
    by: 'staff.ops',
    about: 'porfirmar/1',
    path: { id: 'personDocument' },
    body: () => ({ result: 'VALIDADO' }),
  },
  listStaffBankAccounts: looks,
  validateBankAccount: {
    by: 'staff.ops',
    about: 'sincuenta/1',
    path: { id: 'bank' },
    body: () => ({ result: 'RECHAZADO', reason: 'El titular no coincide.' }),
  },
  listStaffDraftData: looks,
  validateStaffDraftData: {
    by: 'staff.ops',
    needs: 'updateCrs',
    about: 'ana/1',
    path: person,
    body: () => ({ result: 'RECHAZADO', reason: 'El documento no se lee.' }),
  },
  listStaffInterveners: looks,
  changeIntervenerStatus: {
    by: 'staff.ops',
    about: 'ana/1',
    path: person,
    body: () => ({ intervener_status: 'ENVIADO' }),
  },
  getTaxExemptions: { by: 'staff.read', about: 'fundacion/1', path: person },
  setTaxExemption: {
    by: 'staff.ops',
    about: 'fundacion/1',
    path: person,
    body: () => ({ since: '2026-01-01' }),
  },
  getContributorSituations: { by: 'staff.read', about: 'ana/1', path: person },
  setContributorSituation: {
    by: 'staff.ops',
    about: 'ana/1',
    path: person,
    body: () => ({
      ...{ in_employment_plan: true, is_self_employed: false, has_disability: false },
      reason: 'Certificado de la empresa.',
    }),
  },
  askKycAgain: {
    by: 'staff.ops',
    about: 'ana/1',
    path: person,
    body: () => ({ questions: ['ORIGEN_PATRIMONIO'], reason: 'Falta decirlo.' }),
  },
  confirmContact: {
    by: 'staff.ops',
    about: 'sincuenta/1',
    path: person,
    body: () => ({ reason: 'Ha venido a la oficina con su DNI.' }),
  },
  listStaffAlerts: { by: 'staff.ops', isShared: true },
  getStaffAlert: { by: 'staff.ops', about: 'ana/1', path: { id: 'alert' } },
  closeStaffAlert: {
    by: 'staff.ops',
    about: 'ana/1',
    path: { id: 'alert' },
    body: () => ({ note: 'Hablado con el cliente.' }),
  },
  listStaffIssues: looks,
  getStaffIssue: { by: 'staff.read', about: 'ana/1', path: { id: 'issue' }, after: written },
  answerIssue: {
    by: 'staff.ops',
    about: 'ana/1',
    path: { id: 'issue' },
    after: written,
    body: () => ({ text: 'Mañana.', status: 'CLOSED' }),
  },
  changeIssueStatus: {
    by: 'staff.ops',
    about: 'ana/1',
    path: { id: 'issue' },
    after: written,
    body: () => ({ status: 'IN_PROGRESS' }),
  },
  listStaffPartyRequests: looks,
  getStaffPartyRequest: {
    by: 'staff.read',
    about: 'ana/1',
    path: { id: 'partyRequest' },
  },
  decidePartyRequest: {
    by: 'staff.ops',
    about: 'ana/1',
    path: { id: 'partyRequest' },
    body: () => ({ result: 'RECHAZADO', reason: 'Falta la autorización firmada.' }),
  },
  listRegistryBatches: { by: 'staff.ops', isShared: true },
  downloadRegistryBatch: {
    by: 'staff.ops',
    about: 'ana/1',
    path: { id: 'batch' },
    after: { call: 'exportOperationToRd', gives: 'batch', at: 'export/batch' },
  },
  listStaffOperations: looks,
  reconcileOperation: {
    by: 'staff.ops',
    about: 'ana/1',
    path: { id: 'operation' },
    after: confirmed,
    body: () => ({ amount: '1000.00', reference: 'EXT-0042' }),
  },
  receiveTransferRequest: departing,
  listStaffTransfers: looks,
  listPromiseRates: looks,
  getStaffTransfer: { by: 'staff.read', about: 'ana/1', path: { id: 'transfer' } },
  // Under a fixed reference: asked again they change nothing.
  recordTransferMessage: {
    ...{ by: 'staff.ops', about: 'ana/1', path: { id: 'transfer' } },
    body: () => ({ reference: '2026112300000042', kind: 'REQUESTED' }),
  },
  receiveTransferFile: {
    by: 'staff.ops',
    about: 'ana/1',
    body: ({ transfer }) => ({ content: `2026112300000043;${transfer};REQUESTED` }),
  },
  recordDebitAnswer: {
    ...{ by: 'staff.ops', about: 'ana/1', path: { id: 'debited' } },
    body: () => ({ reference: 'REM-0042', result: 'PAID' }),
  },
  getFiscalHistory: {
    ...{ by: 'staff.read', path: operation, about: 'ana/1' },
    after: [{ call: 'receiveTransferRequest', gives: 'operation', at: 'operation/uuid' }],
  },
  ...studioRows,
};

export const allowed: Readonly<Partial<Record<OperationId, Row>>> = rows;

/** The row of a call that has one. */
export const rowOf = (id: OperationId): Row => {
  const row = allowed[id];
  if (!row) throw new Error(`${id} has no row in the table of who may`);
  return row;
};
