import { expect, expectTypeOf, test } from 'vitest';
import type { Call, Input, OperationId, Output, Result } from '#/contract/call.ts';
import type { Schema } from '#/contract/schema.ts';

const unused = undefined as unknown as Call;
/** Compiles its argument and never runs it: the compiler is the judge. */
const compiles = (body: () => unknown) => expect(body).toBeTypeOf('function');

test('a wrong operationId does not compile', () => {
  compiles(() => unused('getMe', {}));
  // @ts-expect-error no such call
  compiles(() => unused('getMee', {}));
});

test('a missing or misspelt path parameter does not compile', () => {
  compiles(() => unused('getAccount', { path: { id: 'x' } }));
  // @ts-expect-error the path is required
  compiles(() => unused('getAccount', {}));
  // @ts-expect-error the parameter is called id
  compiles(() => unused('getAccount', { path: { uuid: 'x' } }));
});

test('query parameters are known by name and value', () => {
  compiles(() => unused('listNotifications', { query: { $limit: 'null', $offset: 0 } }));
  // @ts-expect-error $limits is no parameter
  compiles(() => unused('listNotifications', { query: { $limits: 1 } }));
  // @ts-expect-error only 'null' is a text
  compiles(() => unused('listNotifications', { query: { $limit: 'all' } }));
  // @ts-expect-error dni is required
  compiles(() => unused('getAdminMe', {}));
  // @ts-expect-error no such range
  compiles(() => unused('getIntervenerEvolution', { path: { id: 'x' }, query: { range: '2M' } }));
});

test('a misspelt or missing field of a body does not compile', () => {
  compiles(() => unused('validateTin', { body: { countryCode: 'ES', tinNumber: '1' } }));
  // @ts-expect-error the body is required
  compiles(() => unused('validateTin', {}));
  // @ts-expect-error tinNumber is missing
  compiles(() => unused('validateTin', { body: { countryCode: 'ES' } }));
  // @ts-expect-error the field is called tinNumber
  compiles(() => unused('validateTin', { body: { countryCode: 'ES', tin_number: '1' } }));
  // @ts-expect-error this call takes no body
  compiles(() => unused('getMe', { body: {} }));
  compiles(() => unused('markNotificationRead', { path: { id: 'x' } }));
});

test('a misspelt field of an answer does not compile', () => {
  const me = (answer: Output<'getMe'>) => answer.data.private_area.intervener.contacts.email;
  expectTypeOf(me).returns.toEqualTypeOf<string | null>();
  // @ts-expect-error the field is called private_area
  const wrong = (answer: Output<'getMe'>) => answer.data.privateArea;
  expect([me, wrong]).toHaveLength(2);
});

test('a problem must be looked at before the data is used', () => {
  const read = (result: Result<Output<'getIntervenerBalance'>>) =>
    result.problem ? result.problem.message : result.data.data.value;
  // @ts-expect-error data may be missing
  const careless = (result: Result<Output<'getIntervenerBalance'>>) => result.data.data.value;
  expect([read, careless]).toHaveLength(2);
});

test('enumerations, files, texts and uploads have their own types', () => {
  expectTypeOf<Schema<'AmountIndicator'>>().toEqualTypeOf<'I' | 'B' | 'P' | 'T'>();
  expectTypeOf<Output<'downloadOperations'>>().toEqualTypeOf<Blob>();
  expectTypeOf<Output<'getReleaseValidator'>>().toEqualTypeOf<string>();
  expectTypeOf<Output<'getTexts'>>().toEqualTypeOf<Record<string, string>>();
  type Upload = Input<'uploadAccountDocuments'>['body'];
  expectTypeOf<Upload['attachment']>().toEqualTypeOf<Blob[]>();
  expectTypeOf<Extract<OperationId, 'createToken'>>().toEqualTypeOf<'createToken'>();
});
