import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import react from '@vitejs/plugin-react';

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
          // What every page is built on is a file of its own: it stays in the browser when ours changes.
          groups: [
            {
              name: 'foundation',
              test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|cookie|set-cookie-parser|@tanstack)\//,
            },
          ],
        },
      },
    },
  },
  test: {
    root: '.',
    environment: 'node',
    // For what hangs: nobody is measured by it, on however busy a machine.
    testTimeout: 60_000,
    hookTimeout: 90_000,
    // Hands databases out, of one PostgreSQL that starts when the first file asks.
    globalSetup: 'tests/support/openDesk.ts',
    // Left to itself one core would be kept for the watcher: of two that is half.
    maxWorkers: Math.max(2, availableParallelism()),
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', 'tests/journeys/**'],
          // Files share what they load, as one server's requests do: nothing may remember who came before.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'journeys',
          include: ['tests/journeys/**/*.test.ts'],
          testTimeout: 120_000,
          // As long as a page is given: what people wait for has no time of its own.
          expect: { poll: { timeout: 8_000 } },
        },
      },
    ],
  },
});
