import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withTenant } from '../../../src/server/database/withTenant.ts';
import { referenceOf } from '../../../src/domain/operations/referenceOf.ts';
import { idOf, startDemo, type Caller, type Demo } from '../business/demo.ts';
import { readCsv } from './readCsv.ts';

let demo: Demo;
let ana: Caller;
const mine = `/interveners/${idOf('intervener/ana')}/operations?$limit=null`;
beforeAll(async () => {
  demo = await startDemo();
  ana = await demo.as('ana');
});
afterAll(() => demo.close());

const operations = async () =>
  (await ana.read<'listIntervenerOperations'>(mine)).related_operations;

describe('the code of a sub-operation', () => {
  test('is of no operation that was made here: nobody says what the codes mean', async () => {
    const found = await operations();
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter(({ operation_sub_type }) => operation_sub_type !== null)).toEqual([]);
  });

  test('that another system gave is told as it came: in the list, on its own, and in the file', async () => {
    const [first] = await operations();
    const { uuid } = first!;
    await withTenant(demo.context.db, demo.at().tenant.id, (db) =>
      db
        .updateTable('operations')
        .set({ operation_sub_type: 'TC' })
        .where('uuid', '=', uuid)
        .execute(),
    );
    const listed = (await operations()).filter((each) => each.operation_sub_type !== null);
    expect(listed.map((each) => [each.uuid, each.operation_sub_type])).toEqual([[uuid, 'TC']]);
    const { operation } = await ana.read<'getOperation'>(`/operations/${uuid}`);
    expect(operation.operation_sub_type).toBe('TC');
    const [titles, ...rows] = readCsv((await ana.get('/operations/download')).body);
    const [reference, code] = ['Referencia', 'Suboperación'].map((title) => titles!.indexOf(title));
    const told = rows.filter((row) => row[code!] !== '');
    expect(told.map((row) => [row[reference!], row[code!]])).toEqual([
      [referenceOf(uuid), 'Suboperación TC'],
    ]);
  });
});
