import type { OperationId } from '../../../src/contract/call.ts';
import { facts } from '../../../src/contract/facts.gen.ts';
import { allowed, rowOf } from './allowed.ts';
import type { Row } from './row.ts';

/** Staff decide on a file that a person sent. */
const decides: Partial<Row> = {
  by: 'staff.ops',
  about: 'ana/1',
  body: () => ({ validated: true }),
};

/** What touches a field for which somebody is asked, where the row of the matrix does not. */
const others: Partial<Record<OperationId, Partial<Row>>> = {
  updateBankAccount: { body: () => ({ swift_code: 'CAIXESBBXXX' }) },
  updateAccount: { body: () => ({ mailing_type: 'POSTAL' }) },
  updateOperation: {
    body: ({ bank }) => ({ uuid_bank_account: bank }),
  },
  updateAccountDocument: decides,
  updateIntervenerDocument: { ...decides, about: 'luis/1' },
  updateOperationDocument: decides,
};

/** Calls for which the person is asked again, in the order of the table: none takes away what the next one needs. */
export const stepUpCalls = (Object.keys(allowed) as OperationId[]).filter((id) => facts[id].stepUp);

/** The row of such a call, which touches what somebody is asked for. */
export const stepUpRow = (id: OperationId): Row => ({ ...rowOf(id), ...others[id] });
