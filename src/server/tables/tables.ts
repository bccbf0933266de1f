import type { AnswerTables } from './answerTables.ts';
import type { AuditTables } from './auditTables.ts';
import type { BusinessTables } from './businessTables.ts';
import type { DecisionTables } from './decisionTables.ts';
import type { DebitTables } from './debitTables.ts';
import type { DraftTables } from './draftTables.ts';
import type { FileTables } from './fileTables.ts';
import type { IdentityTables } from './identityTables.ts';
import type { OrderTables } from './orderTables.ts';
import type { RdTables } from './rdTables.ts';
import type { PaymentTables } from './paymentTables.ts';
import type { RecordTables } from './recordTables.ts';
import type { ReleaseTables } from './releaseTables.ts';
import type { SettlementTables } from './settlementTables.ts';
import type { SignatureTables } from './signatureTables.ts';
import type { StudioTables } from './studioTables.ts';
import type { SupportTables } from './supportTables.ts';
import type { TaxTables } from './taxTables.ts';
import type { TransferTables } from './transferTables.ts';

/** Every table of the product by name, with its rows. */
export interface Tables
  extends
    IdentityTables,
    ReleaseTables,
    SupportTables,
    AuditTables,
    BusinessTables,
    RecordTables,
    RdTables,
    OrderTables,
    SettlementTables,
    StudioTables,
    DraftTables,
    FileTables,
    AnswerTables,
    DecisionTables,
    SignatureTables,
    PaymentTables,
    DebitTables,
    TransferTables,
    TaxTables {}
