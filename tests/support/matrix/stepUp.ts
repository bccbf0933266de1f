import type { OperationId } from '../../../src/contract/call.ts';
import { facts } from '../../../src/contract/facts.gen.ts';
import { allowed, rowOf } from './allowed.ts';
import type { Row } from './row.ts';

/** Bodies that touch a field for which the person is asked, where the row of the matrix has none. */
const bodies: Partial<Record<OperationId, Row['body']>> = {
  updateBankAccount: () => ({ swift_code: 'CAIXESBBXXX' }),
  updateIntervenerDocument: () => ({ validated: true }),
  updateAccountDocument: () => ({ validated: true }),
  updateOperationDocument: () => ({ validated: true }),
  updateAccount: () => ({ mailing_type: 'POSTAL' }),
  updateOperation: ({ bank }) => ({ gross_amount: '2000.00', uuid_bank_account: bank }),
};

/** Calls for which the person is asked again, in the order of the table: none takes away what the next one needs. */
export const stepUpCalls = (Object.keys(allowed) as OperationId[]).filter((id) => facts[id].stepUp);

/** The row of such a call, with a body that touches what it is asked for. */
export const stepUpRow = (id: OperationId): Row => ({
  ...rowOf(id),
  ...(bodies[id] && { body: bodies[id] }),
});
