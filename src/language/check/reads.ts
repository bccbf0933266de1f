import { error, type Check } from './context.ts';
import { callSitesOf, type CallSite } from './callSites.ts';

/**
 * What a document calls in order to be shown, or to bring a file, changes nothing. What asks for another
 * code, or sends a file, neither ends nor moves anything: its button has words of its own.
 */
export const checkReads: Check = (document) =>
  callSitesOf(document).flatMap((site) => {
    const why = whyNot(site);
    return why ? [error(`${site.pointer}/call`, `«${site.use.call}» ${why}`)] : [];
  });

function whyNot({ when, facts: { effect, verbs } }: CallSite): string | undefined {
  if (when === 'shown' && effect !== 'reads')
    return 'cambia algo: sólo puede llamarse cuando la persona lo pide, no al mostrar.';
  if (when === 'file' && effect !== 'reads') return 'cambia algo: un fichero sólo se lee.';
  if ((when === 'resend' || when === 'upload') && (effect === 'ends' || verbs))
    return 'no puede pedirse con un botón que no lo dice.';
  return undefined;
}
