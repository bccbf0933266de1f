import { expect, test } from 'vitest';
import { expired, leftView, signedOutAddress } from '#/app/routes/signedOut.ts';

const refused = { status: 401, name: 'Error 401', message: 'No autorizado', errors: [] };
const usual = { id: 't-1', is_default: true };

test.each([
  ['who asked to leave', undefined, usual, '/login?reason=logout'],
  ['whose time was over', expired, usual, '/login?reason=expired'],
  ['who was refused', refused, usual, '/login?error=401'],
  [
    'of another tenant of the host',
    refused,
    { id: 't-2', is_default: false },
    '/login?error=401&id=t-2',
  ],
  ['who looked at a client', leftView, usual, '/login/admin'],
  ['before a tenant was known', refused, undefined, '/login?error=401'],
])('the login says why to one %s', (_, problem, tenant, address) => {
  expect(signedOutAddress(problem, tenant)).toBe(address);
});

test.each([
  [
    'whose time was over is led back',
    expired,
    '/login?reason=expired&returnTo=%2Foperate%3Fcuenta%3D1',
  ],
  ['who logged out is not', undefined, '/login?reason=logout'],
])('who leaves from a page, %s', (_, problem, address) => {
  expect(signedOutAddress(problem, undefined, '/operate?cuenta=1')).toBe(address);
});
