import { breaks, holds, judges } from './judges.ts';

judges('isin_checksum', [
  ...holds(undefined, null, ''),
  ...holds(
    'US0378331005',
    'AU0000XVGZA3',
    'DE000BAY0017',
    'GB0002634946',
    'US5949181045',
    'JP3946600008',
  ),
  ...holds(
    'ES0103920007',
    'ES0103930006',
    'ES0103940005',
    'ES0103950004',
    'ES0103960003',
    'ES0103970002',
  ),
  ...holds('ES0175151002', 'ES0175151192', 'us0378331005'),
  ...breaks(
    'isin_checksum',
    'US0378331004',
    'AU0000XVGZA4',
    'ES0103920008',
    'GB0002634947',
    'US0373831005',
  ),
  ...breaks('isin_checksum', 'abc', 5, {}, [], true),
]);
