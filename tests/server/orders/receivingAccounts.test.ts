import { expect, test } from 'vitest';
import type { OrderFacts } from '../../../src/server/papers/orderFacts.ts';
import { termRows } from '../../../src/server/papers/orderRows.ts';
import { receivingAccounts } from '../../../src/server/orders/receivingAccounts.ts';
import { spanishWords } from '../../../src/server/words/productSpeech.ts';

const accounts = {
  fund: { order: 20, iban: 'ES9121000418450200051332', holder: 'Un fondo', of: 'fund' as const },
  depositary: {
    order: 10,
    iban: 'ES7399000036110000000361',
    holder: 'Su depositario',
    of: 'depositary' as const,
  },
};

test('money is sent to the accounts that the manager says, the first before the others', () => {
  expect(receivingAccounts({ accounts }).map(({ holder }) => holder)).toEqual([
    'Su depositario',
    'Un fondo',
  ]);
  expect(receivingAccounts({})).toEqual([]);
});

test('an order that is paid by a transfer says on paper where to send the money', () => {
  const facts = {
    operation: { operation_type: 'SUSCRIPCION', gross_amount: '300.00' },
    product: { cut_off: '15:00:00', notice_days: 15 },
    payTo: receivingAccounts({ accounts }).slice(0, 1),
  } as unknown as OrderFacts;
  const rows = termRows(facts, spanishWords());
  expect(rows).toContainEqual([
    'A dónde enviar el dinero',
    'ES73 9900 0036 1100 0000 0361, a nombre de Su depositario',
  ]);
  // A notice moves what leaves a fund alone.
  expect(rows.map(([label]) => label)).not.toContain('Preaviso');
});
