import { isOfType } from '../blocks/isOfType.ts';
import type { ScreenDocument } from '../documents/screen.ts';
import { error, type Check } from './context.ts';

const ways = ['phone', 'hours', 'email'] as const;

/** What can be called or written to with one touch is the tenant's own, as its settings say: never another's, nor a default. */
export const checkContactBlocks: Check = ({ kind, value }) => {
  if (kind !== 'screen') return [];
  return Object.entries((value as ScreenDocument).blocks).flatMap(([name, block]) => {
    if (!isOfType(block, 'contact')) return [];
    return ways.flatMap((way) => {
      const binding = block[way];
      if (binding === undefined) return [];
      const at = `/blocks/${name}/${way}`;
      if (binding.from !== `/tenant/support/${way}`)
        return [error(`${at}/from`, `Aquí sólo va lo de la entidad: «/tenant/support/${way}».`)];
      return binding.default === undefined
        ? []
        : [error(`${at}/default`, 'Si la entidad no lo dice, aquí no se dice otra cosa.')];
    });
  });
};
