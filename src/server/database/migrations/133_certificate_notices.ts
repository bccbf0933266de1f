/** People are told, too, that a date of their redemptions needs a certificate of tax residence. */
export const certificateNotices = `
alter table expiry_notices drop constraint expiry_notices_kind_check;
alter table expiry_notices add constraint expiry_notices_kind_check
  check (kind in ('DOCUMENT', 'TEST', 'CERTIFICATE'));
`;
