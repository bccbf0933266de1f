/** The kind of paper that proves whose a bank account is. @source specification §3 Document, §5 */
export const HOLDER_CERTIFICATE = 'DOCUMENTO_ACREDITATIVO_TITULARIDAD_CC';
