/**
 * What the program tells people is kept as a code and its values, to be said in the language of whoever reads it. The
 * sentences of before stay: they are what rows without a code say, and what servers of the version before show.
 */
export const codesOfMessages = `
alter table notifications
  add column code text,
  add column params jsonb,
  add constraint notifications_said check ((code is null) = (params is null));
alter table operation_history
  add column reason_code text,
  add column reason_params jsonb,
  add constraint operation_history_said check ((reason_code is null) = (reason_params is null));
alter table occurrences
  add column reason_code text,
  add column reason_params jsonb,
  add constraint occurrences_said check ((reason_code is null) = (reason_params is null));
alter table staff_alerts add column params jsonb;
`;
