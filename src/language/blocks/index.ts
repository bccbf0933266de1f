import type { BlockExample } from '../grammar/example.ts';
import type { Schema, Shape } from '../grammar/grammar.ts';
import { actions } from './actions.ts';
import { chart } from './chart.ts';
import { empty } from './empty.ts';
import { form } from './form.ts';
import { kpi } from './kpi.ts';
import { notice } from './notice.ts';
import { table } from './table.ts';
import { taskList } from './taskList.ts';
import { text } from './text.ts';

/** Every type of block and the grammar of its options. */
export const blocks = {
  actions,
  chart,
  empty,
  form,
  kpi,
  notice,
  table,
  taskList,
  text,
} satisfies Record<string, Schema & { example: BlockExample }>;

export type BlockType = keyof typeof blocks;

/** What a block of each type says beside what every block may say. */
export type BlockOptions = { [Type in BlockType]: Shape<(typeof blocks)[Type]> };
