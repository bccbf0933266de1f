/** Which form of the release a poll is answered with. */
export const pollForms = `
alter table polls add column form text;
`;
