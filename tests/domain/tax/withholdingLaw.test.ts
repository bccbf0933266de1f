import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Taxpayer } from '#/domain/tax/taxpayer.ts';
import { withholdingLaw, withholdingLaws } from '#/domain/tax/withholdingLaw.ts';

const sale = { tax: 'WITHHELD', isTransfer: false };
const transfer = { tax: 'TRANSFER', isTransfer: true };
const resident: Taxpayer = { type: 'F', country: 'ESP' };
const company: Taxpayer = { type: 'J', country: 'ESP' };
const exemption = { since: '2020-01-01', until: '2027-01-01' };
const treaty = { certificateIssued: '2026-10-05', hasTreaty: true };

test.each<[string, { tax: string; isTransfer: boolean }, Taxpayer, object]>([
  ['a resident', sale, resident, { law: 'gain_resident', since: '2016-01-01', until: null }],
  ['a company', sale, company, { law: 'gain_company', since: '2016-01-01', until: null }],
  [
    'an exempt foundation',
    sale,
    { ...company, exemption },
    { law: 'gain_foundation', ...exemption },
  ],
  [
    'a non-resident',
    sale,
    { ...resident, country: 'FRA' },
    { law: 'gain_non_resident', since: '2016-01-01', until: null },
  ],
  [
    'a non-resident under a treaty, while the certificate serves',
    sale,
    { ...resident, country: 'FRA', ...treaty },
    { law: 'gain_treaty', since: '2026-10-05', until: '2026-12-05' },
  ],
  [
    "a resident's transfer",
    transfer,
    resident,
    { law: 'transfer_deferred', since: null, until: null },
  ],
  [
    "a company's transfer",
    transfer,
    company,
    { law: 'gain_company', since: '2016-01-01', until: null },
  ],
  [
    'a benefit',
    { tax: 'WORK_INCOME', isTransfer: false },
    resident,
    { law: 'benefit', since: '2026-01-01', until: '2027-01-01' },
  ],
  [
    'a benefit of a non-resident',
    { tax: 'WORK_INCOME', isTransfer: false },
    { ...resident, country: 'FRA', ...treaty },
    { law: 'benefit_non_resident', since: '2026-01-01', until: '2027-01-01' },
  ],
])('of %s', (_, type, taxpayer, law) => {
  expect(withholdingLaw(type, taxpayer, '2026-11-20')).toEqual(law);
});

test('has words for every law', () => {
  const file = new URL('../../../schemas/words/papers.es.json', import.meta.url);
  const words = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  expect(withholdingLaws.filter((law) => !words[`law.${law}`])).toEqual([]);
});
