/** By what program each signature was confirmed, as it called itself; nothing of signatures of before. */
export const signedWith = `
alter table document_signers add column user_agent text;
`;
