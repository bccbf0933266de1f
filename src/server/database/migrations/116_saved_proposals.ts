/** The way of a proposal tells also who has written in it; of what was written before, only its authors are known. */
export const savedProposals = `
alter table studio_events drop constraint studio_events_what_check;
alter table studio_events add constraint studio_events_what_check
  check (what in ('CREATED', 'SAVED', 'SENT', 'RETURNED', 'APPROVED', 'PUBLISHED', 'WITHDRAWN'));
`;
