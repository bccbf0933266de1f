import { spawn } from 'node:child_process';
import { globSync, readFileSync, watch } from 'node:fs';
import { join } from 'node:path';
import { createServer } from 'vite';
import type { FileDiagnostic } from '#/language/values/diagnostic.ts';
import { createDocumentOverlay } from './documentOverlay.ts';
import { root, run } from './run.ts';
import { watchDocuments } from './watchDocuments.ts';

/**
 * The product with hot reload: pages from Vite, everything else from the server, restarted on change. Documents are
 * released anew without that: open pages show them, or what is wrong with them.
 */
const host = process.env.HOST ?? '127.0.0.1';
const port = Number(process.env.PORT ?? 8080);
const behind = port + 1;

await generate();

const server = spawn(process.execPath, ['--watch', join(root, 'src/start/main.ts')], {
  cwd: root,
  stdio: 'inherit',
  env: { DEMO: '1', ...hostsHere(), ...process.env, HOST: host, PORT: String(behind) },
});

const target = `http://${host}:${behind}`;
const pages = await createServer({
  configFile: join(root, 'vite.config.ts'),
  root: join(root, 'src/app'),
  server: {
    host,
    port,
    strictPort: true,
    allowedHosts: ['.localhost'],
    // The Host header stays as the browser wrote it: it is what selects the tenant's credentials.
    proxy: { '/api': { target }, '/dev': { target, bypass: toGallery } },
  },
});
await pages.listen();
console.log(`pages with hot reload at http://localhost:${port}`);

/** The gallery's page comes from the sources too. */
function toGallery({ url = '' }: { url?: string }): string | undefined {
  return /^\/dev\/gallery(\?|$)/.test(url) ? '/gallery/index.html' : undefined;
}

/** The tenants' hosts with the pages of this server as their origin: links lead to them and not behind. */
function hostsHere(): Record<string, string> {
  return Object.fromEntries(
    globSync('tenants/*/tenant.json', { cwd: root }).map((file) => {
      const { name, hosts } = JSON.parse(readFileSync(join(root, file), 'utf8')) as {
        name: string;
        hosts: { host: string; origin?: string }[];
      };
      const here = hosts.map((entry) => ({
        origin: new URL(`http://${entry.host}:${port}`).origin,
        ...entry,
      }));
      return [`TENANT_${name.toUpperCase().replaceAll('-', '_')}_HOSTS`, JSON.stringify(here)];
    }),
  );
}

const overlay = createDocumentOverlay(root, () => pages.ws.clients);
pages.ws.on('vite:client:connect', (_, page) => void overlay.greet(page));
const unwatch = watchDocuments(root, readAnew, overlay.tell);

/** Asks the server, which is what releases. */
async function readAnew(): Promise<FileDiagnostic[]> {
  const answer = await fetch(`http://localhost:${behind}/dev/documents`, { method: 'POST' });
  if (!answer.ok) throw new Error(`POST /dev/documents: ${answer.status}`);
  return ((await answer.json()) as { problems: FileDiagnostic[] }).problems;
}

let timer: NodeJS.Timeout | undefined;
const contract = watch(join(root, 'openapi'), () => {
  clearTimeout(timer);
  timer = setTimeout(() => void generate(), 200);
});

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());
server.once('exit', () => void stop());

async function stop(): Promise<void> {
  contract.close();
  unwatch();
  clearTimeout(timer);
  await pages.close();
  if (server.exitCode === null) server.kill('SIGTERM');
}

function generate(): Promise<number> {
  return run('node', ['src/tools/generate.ts']);
}
