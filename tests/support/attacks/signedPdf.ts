import { plainAddPlaceholder } from '@signpdf/placeholder-plain';
import { P12Signer } from '@signpdf/signer-p12';
import { SignPdf } from '@signpdf/signpdf';
import forge from 'node-forge';
import { PDFDocument } from '@cantoo/pdf-lib';
import { pdfFile } from '../files.ts';

/** A PDF with a real signature over its bytes, of a key that signs itself. */
export async function signedPdf(text = 'Escritura firmada'): Promise<Buffer> {
  const document = await PDFDocument.load(await pdfFile(text));
  const bytes = plainAddPlaceholder({
    pdfBuffer: Buffer.from(await document.save({ useObjectStreams: false })),
    ...{ reason: 'Escritura', contactInfo: 'notaria@example.test', name: 'Notaría' },
    ...{ location: 'Sevilla', signatureLength: 4_000 },
  });
  return Buffer.from(await new SignPdf().sign(bytes, new P12Signer((made ??= p12()))));
}

let made: Buffer | undefined;

function p12(): Buffer {
  const keys = forge.pki.rsa.generateKeyPair(1024);
  const certificate = forge.pki.createCertificate();
  certificate.publicKey = keys.publicKey;
  certificate.serialNumber = '01';
  certificate.validity.notBefore = new Date('2020-01-01T00:00:00Z');
  certificate.validity.notAfter = new Date('2050-01-01T00:00:00Z');
  const names = [{ name: 'commonName', value: 'Notaría de prueba' }];
  certificate.setSubject(names);
  certificate.setIssuer(names);
  certificate.sign(keys.privateKey, forge.md.sha256.create());
  const asn1 = forge.pkcs12.toPkcs12Asn1(keys.privateKey, certificate, '', { algorithm: '3des' });
  return Buffer.from(forge.asn1.toDer(asn1).getBytes(), 'binary');
}
