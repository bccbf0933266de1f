import { dialog } from './dialog.tsx';
import { confirmDialog } from './confirmDialog.tsx';
import { calendar, list, severalList } from './fromWidgets.tsx';
import { menu } from './menu.tsx';
import type { Part } from './part.ts';
import { plainDialog } from './plainDialog.tsx';
import { tabs } from './tabs.tsx';
import { toast } from './toast.tsx';
import { tooltip } from './tooltip.tsx';

/** Everything that opens over a page or within it. */
export const parts: Readonly<Record<string, Part>> = {
  dialog,
  confirmDialog,
  plainDialog,
  menu,
  tabs,
  tooltip,
  toast,
  calendar,
  list,
  severalList,
};
