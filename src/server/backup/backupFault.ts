/** Why nothing could be backed up or restored, for people: one sentence. */
export class BackupFault extends Error {
  override name = 'BackupFault';
}
