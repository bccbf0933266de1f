import type { BlockExample } from '../notation/example.ts';
import type { Schema, Shape } from '../notation/grammar.ts';
import { actions } from './actions.ts';
import { cardList } from './cardList.ts';
import { chart } from './chart.ts';
import { contact } from './contact.ts';
import { empty } from './empty.ts';
import { fileList } from './fileList.ts';
import { filters } from './filters.ts';
import { form } from './form.ts';
import { formSteps } from './formSteps.ts';
import { kpi } from './kpi.ts';
import { milestones } from './milestones.ts';
import { notice } from './notice.ts';
import { paymentFrame } from './paymentFrame.ts';
import { photo } from './photo.ts';
import { steps } from './steps.ts';
import { summaryList } from './summaryList.ts';
import { table } from './table.ts';
import { tabs } from './tabs.ts';
import { taskList } from './taskList.ts';
import { text } from './text.ts';
import { timeline } from './timeline.ts';

/** Every type of block and the grammar of its options. */
export const blocks = {
  actions,
  cardList,
  chart,
  contact,
  empty,
  fileList,
  filters,
  form,
  formSteps,
  kpi,
  milestones,
  notice,
  paymentFrame,
  photo,
  steps,
  summaryList,
  table,
  tabs,
  taskList,
  text,
  timeline,
} satisfies Record<string, Schema & { example: BlockExample }>;

export type BlockType = keyof typeof blocks;

/** What a block of each type says beside what every block may say. */
export type BlockOptions = { [Type in BlockType]: Shape<(typeof blocks)[Type]> };
