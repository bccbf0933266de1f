import { generateKeyPairSync } from 'node:crypto';
import { expect, test } from 'vitest';
import { issueCertificate } from '../../../src/server/pki/issueCertificate.ts';
import { signPdf } from '../../../src/server/pki/signPdf.ts';
import { renderPaper } from '../../../src/server/pdf/renderPaper.ts';
import { pdfsig, VALID } from '../../support/pdfsig.ts';

const DAY = 86_400_000;
const from = new Date(Date.now() - 10 * DAY);
const until = new Date(Date.now() + 100 * DAY);
const pair = () => generateKeyPairSync('ec', { namedCurve: 'P-256' });

const rootKey = pair();
const root = issueCertificate(
  {
    subject: { name: 'Raíz', organization: 'Pruebas' },
    publicKey: rootKey.publicKey,
    ...{ from, until, use: 'authority' },
  },
  rootKey.privateKey,
);
function certify(name: string) {
  const { publicKey, privateKey } = pair();
  const subject = { name, organization: 'Almadraba Gestión' };
  const issuer = { certificate: root, key: rootKey.privateKey };
  const order = { subject, publicKey, from, until, use: 'signature' } as const;
  return { certificate: issueCertificate(order, issuer), chain: [root], key: privateKey };
}
const paper = async () =>
  Buffer.from(
    await renderPaper({
      ...{ title: 'Orden', language: 'es', page: '{page}', foot: 'Orden' },
      brand: { name: 'Almadraba Gestión', color: '#1A1F26' },
      at: '2026-11-20T11:00:00Z',
      blocks: [{ kind: 'heading', level: 1, text: 'Orden de suscripción' }],
    }),
  );

const people = ['Ana Robles Medina', 'Íñigo Núñez (tutor)', 'María Ço Ñ'];

async function signedByAll(): Promise<Buffer> {
  let bytes: Buffer = await paper();
  for (const [day, name] of people.entries()) {
    const at = new Date(from.getTime() + day * DAY);
    const asked = { signer: certify(name), name, reason: 'Código', reference: 'r', at };
    bytes = (await signPdf(bytes, asked)).bytes;
  }
  return bytes;
}

test('three people sign on three days, and each of them stays valid', async () => {
  const { signatures, output } = await pdfsig(await signedByAll(), [root.toString()]);
  expect(signatures, output).toEqual(
    people.map((signer, index) => ({ ...VALID, signer, isWhole: index === 2 })),
  );
});

test('a byte that is changed before all of them breaks all of them', async () => {
  const bytes = await signedByAll();
  bytes[120] = bytes[120]! ^ 1;
  const { signatures } = await pdfsig(bytes, [root.toString()]);
  expect(signatures.map(({ signature }) => signature)).not.toContain(VALID.signature);
});

test('a byte that is changed behind the first leaves that one alone valid', async () => {
  const first = await paper();
  const asked = { name: 'Ana', reason: 'Código', reference: 'r', at: from };
  const one = (await signPdf(first, { ...asked, signer: certify('Ana') })).bytes;
  const two = (await signPdf(one, { ...asked, signer: certify('Luis') })).bytes;
  const reason = two.indexOf('/Reason', one.length) + 12;
  two[reason] = two[reason]! ^ 1;
  const { signatures } = await pdfsig(two, [root.toString()]);
  expect(signatures.map(({ signature }) => signature === VALID.signature)).toEqual([true, false]);
});

test('certificates name the signer and the house, and no number of theirs', () => {
  const { certificate } = certify('Ana Robles Medina');
  expect(certificate.subject.split('\n').sort()).toEqual([
    'CN=Ana Robles Medina',
    'O=Almadraba Gestión',
  ]);
  expect(certificate.ca).toBe(false);
  expect(certificate.verify(root.publicKey)).toBe(true);
});
