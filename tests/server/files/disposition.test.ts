import { expect, test } from 'vitest';
import { disposition } from '#/server/files/disposition.ts';

test.each([
  ['operaciones.csv', `attachment; filename="operaciones.csv"; filename*=UTF-8''operaciones.csv`],
  [
    `año "1"\r\nx.csv`,
    `attachment; filename="ano _1___x.csv"; filename*=UTF-8''a%C3%B1o%20_1___x.csv`,
  ],
  ['../../c:\\x.pdf', `attachment; filename="__.._c__x.pdf"; filename*=UTF-8''__.._c__x.pdf`],
])('the file %j is named in a header that nothing breaks out of, in no folder', (name, header) => {
  expect(disposition(name)).toBe(header);
});
