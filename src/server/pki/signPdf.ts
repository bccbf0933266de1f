import { plainAddPlaceholder } from '@signpdf/placeholder-plain';
import { SignPdf, Signer } from '@signpdf/signpdf';
import type { SigningKey, Stamp } from '../ports/signingAuthority.ts';
import { signDetached } from './cms.ts';

/** What a signature in a PDF says of itself. */
export interface PdfSignature {
  signer: SigningKey;
  /** Shown by readers of PDFs. */
  name: string;
  reason: string;
  /** By which the document is found again, whatever has happened to its bytes since. */
  reference: string;
  at: Date;
  stamp?: Stamp;
}

/** With room for two certificates, and for a token of time with its own. */
const ROOM = 6_000;
const ROOM_WITH_TOKEN = 16_000;

/**
 * Signs a PDF after PAdES baseline, behind all that it has: bytes that were signed before stay as they are, so that
 * any number of people sign one after another. Throws for what is no plain PDF of ours.
 * @source ETSI EN 319 142-1; ISO 32000-1 12.8
 */
export async function signPdf(
  pdf: Buffer,
  { signer, name, reason, reference, at, stamp }: PdfSignature,
): Promise<{ bytes: Buffer; isStamped: boolean }> {
  const prepared = plainAddPlaceholder({
    ...{ pdfBuffer: pdf, name, reason, contactInfo: reference, location: '' },
    ...{ signingTime: at, subFilter: 'ETSI.CAdES.detached', appName: 'private-area' },
    signatureLength: stamp ? ROOM_WITH_TOKEN : ROOM,
  });
  const cades = new CadesSigner(signer, stamp);
  const bytes = Buffer.from(await new SignPdf().sign(prepared, cades));
  return { bytes, isStamped: cades.isStamped };
}

/** Signs what the library hands it; the library's own writes no `signing-certificate-v2`. */
class CadesSigner extends Signer {
  isStamped = false;
  readonly #signer: SigningKey;
  readonly #stamp: Stamp | undefined;

  constructor(signer: SigningKey, stamp?: Stamp) {
    super();
    this.#signer = signer;
    this.#stamp = stamp;
  }

  override async sign(content: Buffer): Promise<Buffer> {
    const { cms, isStamped } = await signDetached(content, this.#signer, this.#stamp);
    this.isStamped = isStamped;
    return cms;
  }
}
