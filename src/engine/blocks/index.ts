import type { BlockType } from '#/language/blocks/index.ts';
import type { BlockDrawing } from './block.ts';
import { actions } from './actions.tsx';
import { cardList } from './cardList.tsx';
import { chart } from './chart.tsx';
import { contact } from './contact.tsx';
import { empty } from './empty.tsx';
import { fileList } from './fileList.tsx';
import { filters } from './filters.tsx';
import { form } from './form.tsx';
import { formSteps } from './formSteps.tsx';
import { kpi } from './kpi.tsx';
import { milestones } from './milestones.tsx';
import { notice } from './notice.tsx';
import { paymentFrame } from './paymentFrame.tsx';
import { photo } from './photo.tsx';
import { steps } from './steps.tsx';
import { summaryList } from './summaryList.tsx';
import { table } from './table.tsx';
import { tabs } from './tabs.tsx';
import { taskList } from './taskList.tsx';
import { text } from './text.tsx';
import { timeline } from './timeline.tsx';

/** Every type of block and its drawing; the language's table of option grammars has the same names. */
export const blocks: { [Type in BlockType]: BlockDrawing<Type> } = {
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
};
