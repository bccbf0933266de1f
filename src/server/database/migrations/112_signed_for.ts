/** For whom somebody signed, and who stands for a company that signed: as it was then. Nothing of signatures of before. */
export const signedFor = `
alter table signatures add column capacity jsonb;
`;
