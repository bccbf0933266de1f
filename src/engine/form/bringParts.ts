import type { FormDocument } from '#/language/documents/form.ts';
import { planOf } from '#/language/validation/plan.ts';
import type { WidgetName } from '#/language/widgets/index.ts';
import { widgets } from '../widgets/index.ts';
import { later } from './later.ts';
import { LazyRows } from './LazyRows.tsx';

/**
 * Brings what the questions of a form are drawn by, those of its later pages too: whoever has begun to fill it in needs
 * no network to go on.
 */
export function bringParts(document: FormDocument): void {
  if (planOf(document).rows.size > 0) LazyRows.bring().catch(ignore);
  later(() => {
    for (const name of widgetsIn(document.fields, new Set())) widgets[name].bring?.().catch(ignore);
  });
}

/** What does not come is asked for again where it is drawn. */
const ignore = () => undefined;

/** Every widget that is named, in columns of rows too. */
function widgetsIn(value: object, found: Set<WidgetName>): Set<WidgetName> {
  for (const [key, inner] of Object.entries(value)) {
    if (key === 'widget' && Object.hasOwn(widgets, String(inner))) found.add(inner as WidgetName);
    else if (inner !== null && typeof inner === 'object') widgetsIn(inner as object, found);
  }
  return found;
}
