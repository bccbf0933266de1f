import { isOfType } from '../blocks/isOfType.ts';
import type { ScreenDocument } from '../documents/screen.ts';
import type { CodesDocument } from '../documents/tenantDocuments.ts';
import { step } from '../values/pointer.ts';
import { error, ofKind, type Check } from './context.ts';
import { leadsTo } from './routes.ts';

/** What cards say can be done comes of a list that only the product writes, and leads to screens that exist. */
export const checkRemedies: Check = ({ kind, value }, context) => {
  if (kind !== 'screen') return [];
  const paths = ofKind<ScreenDocument>(context, 'screen').map(({ path }) => path);
  return Object.entries((value as ScreenDocument).blocks).flatMap(([name, block]) => {
    const remedies = isOfType(block, 'cardList') ? block.remedies : undefined;
    const list = remedies && context.documents.get(`codes/${remedies.codes}`);
    if (!remedies || !list) return [];
    const at = `/blocks${step(name)}/remedies/codes`;
    const { items, locked } = list.value as CodesDocument & { locked?: boolean };
    if (!locked)
      return [error(at, `«${remedies.codes}» lleva a páginas: la lista ha de estar bloqueada.`)];
    if (Object.values(items).every(({ to }) => to === undefined))
      return [error(at, `«${remedies.codes}» no lleva a ninguna página: no dice qué hacer.`)];
    return Object.entries(items).flatMap(([code, { to }]) =>
      to === undefined ||
      (typeof to === 'string' && paths.some((path) => !to.includes('{') && leadsTo(to, path)))
        ? []
        : [error(at, `«${code}» lleva a «${String(to)}», que no es ninguna pantalla.`)],
    );
  });
};
