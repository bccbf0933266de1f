import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { createServer } from 'vite';
import { root, run } from './run.ts';

/** The product with hot reload: pages from Vite, everything else from the server, restarted on change. */
const host = process.env.HOST ?? '127.0.0.1';
const port = Number(process.env.PORT ?? 8080);
const behind = port + 1;

await generate();

const server = spawn(process.execPath, ['--watch', join(root, 'src/server/main.ts')], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, HOST: host, PORT: String(behind) },
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
    proxy: { '/api': { target }, '/dev': { target, bypass: toGallery }, '/verificar': { target } },
  },
});
await pages.listen();
console.log(`pages with hot reload at http://localhost:${port}`);

/** The gallery's page comes from the sources too. */
function toGallery({ url = '' }: { url?: string }): string | undefined {
  return /^\/dev\/gallery(\?|$)/.test(url) ? '/gallery/index.html' : undefined;
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
  clearTimeout(timer);
  await pages.close();
  if (server.exitCode === null) server.kill('SIGTERM');
}

function generate(): Promise<number> {
  return run('node', ['src/tools/generate.ts']);
}
