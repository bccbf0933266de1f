/**
 * What is only ever added to: the server's own role has no permission to change or remove rows, beside the
 * triggers that refuse it in words. Batches of the registry are left to their trigger: whoever checks that
 * a batch is there locks its row, which takes the permission to change it.
 */
export const appendOnly = `
revoke update, delete, truncate on audit, consents, decisions, transcripts from current_user;
`;
