import { execFile } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { temporaryFolder } from './temporaryFolder.ts';

const run = promisify(execFile);

/** What poppler's pdfsig says of one signature. */
export interface Verified {
  signer: string;
  signature: string;
  certificate: string;
  type: string;
  hash: string;
  isWhole: boolean;
}

/** Has poppler's pdfsig, which is no code of ours, verify a PDF trusting these roots alone. */
export async function pdfsig(
  pdf: Buffer,
  roots: readonly string[],
): Promise<{ output: string; signatures: Verified[] }> {
  const folder = temporaryFolder('pdfsig');
  const store = join(folder, 'nss');
  mkdirSync(store, { recursive: true });
  await run('certutil', ['-N', '-d', `sql:${store}`, '--empty-password']);
  for (const [index, root] of roots.entries()) {
    const file = join(folder, `root${index}.pem`);
    writeFileSync(file, root);
    const as = ['-n', `root${index}`, '-t', 'C,C,C', '-i', file];
    await run('certutil', ['-A', '-d', `sql:${store}`, ...as]);
  }
  const file = join(folder, 'signed.pdf');
  writeFileSync(file, pdf);
  const said = await run('pdfsig', ['-nssdir', `sql:${store}`, file]).catch(
    (error: { stdout: string }) => error,
  );
  const output = said.stdout;
  const signatures = output
    .split(/^Signature #\d+:$/m)
    .slice(1)
    .map((part): Verified => {
      const read = (name: string) => new RegExp(`- ${name}: (.*)`).exec(part)?.[1] ?? '';
      return {
        signer: read('Signer Certificate Common Name'),
        signature: read('Signature Validation'),
        certificate: read('Certificate Validation'),
        type: read('Signature Type'),
        hash: read('Signing Hash Algorithm'),
        isWhole: part.includes('- Total document signed'),
      };
    });
  return { output, signatures };
}

/** What it says of one that is right. */
export const VALID = {
  signature: 'Signature is Valid.',
  certificate: 'Certificate is Trusted.',
  type: 'ETSI.CAdES.detached',
  hash: 'SHA-256',
};
