import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import react from '@vitejs/plugin-react';
import { leftToAll } from './tests/leftToAll.ts';

const cores = Math.max(2, availableParallelism());
/** Named by `npm test` alone: who asks for a file by its path gets it. */
const left = process.env.TESTS === 'quick' ? leftToAll : [];

export default defineConfig({
  root: 'src/app',
  plugins: [react()],
  build: {
    outDir: '../../dist/app',
    emptyOutDir: true,
    target: 'es2023',
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // Run first: what asks the server, without what draws. The page names each of these by itself, and a
            // script is run as soon as it and those before it are here.
            { name: 'start', test: /src\/app\/arrival\/begin\.ts$/, priority: 4 },
            // What every page is built on is a file of its own: it stays in the browser when ours changes.
            {
              name: 'foundation',
              test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|cookie|set-cookie-parser|@tanstack)\//,
              priority: 3,
            },
            // The rest of what every page loads, and of what every form is drawn by: many small files would cost a
            // round trip each.
            { name: 'index', tags: ['$initial'], priority: 2 },
            { name: 'FormBlock', test: /src\/engine\/blocks\/FormBlock\.tsx$/, priority: 1 },
          ],
        },
      },
    },
  },
  test: {
    root: '.',
    environment: 'node',
    // For what hangs: nobody is measured by it, on however busy a machine.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 120_000 } },
    // Hands databases out, of one PostgreSQL that starts when the first file asks.
    globalSetup: 'tests/support/openDesk.ts',
    // Left to itself one core would be kept for the watcher: of two that is half.
    maxWorkers: cores,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/**/*.test.ts'],
          exclude: ['**/node_modules/**', 'tests/journeys/**', 'tests/**/*.dom.test.ts', ...left],
          // Files share what they load, as one server's requests do: nothing may remember who came before.
          isolate: false,
          // They wait for the database as long as they work: one more does so while the others wait.
          maxWorkers: cores + 1,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          // Apart from the others: a process that changes between a page and none begins anew each time.
          name: 'dom',
          environment: 'jsdom',
          include: ['tests/**/*.test.tsx', 'tests/**/*.dom.test.ts'],
          isolate: false,
          sequence: { groupOrder: 2 },
        },
      },
      {
        extends: true,
        test: {
          name: 'journeys',
          include: ['tests/journeys/**/*.test.ts'],
          exclude: ['**/node_modules/**', ...left],
          testTimeout: 600_000,
          // More than half of their time they wait for a page, a product that starts or a quiet network.
          maxWorkers: cores + 1,
          sequence: { groupOrder: 3 },
        },
      },
    ],
  },
});
