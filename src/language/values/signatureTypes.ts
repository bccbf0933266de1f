/**
 * How tenants may have documents signed, `DIGITAL-{PROVIDER}`: the providers that the server knows. Those of
 * the sandbox serve a demo only.
 * @source specification §3 'Signing and payment settings'
 */
export const signatureTypes = [
  'DIGITAL-OTP',
  'DIGITAL-SANDBOX',
  'DIGITAL-SANDBOX_SLOW',
  'DIGITAL-SANDBOX_AWAY',
] as const;

export type SignatureType = (typeof signatureTypes)[number];

/** The name that stands after `DIGITAL-`. */
export type SignatureProviderName = SignatureType extends `DIGITAL-${infer Name}` ? Name : never;
