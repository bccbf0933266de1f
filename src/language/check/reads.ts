import { error, type Check } from './context.ts';
import { callSitesOf, type CallSite } from './callSites.ts';

/**
 * What a document calls in order to be shown, or to bring a file, changes nothing. The buttons
 * that ask for another code, or send a file, have words of their own: they are for such calls alone.
 */
export const checkReads: Check = (document) =>
  callSitesOf(document).flatMap((site) => {
    const why = whyNot(site);
    return why ? [error(`${site.pointer}/call`, `«${site.use.call}» ${why}`)] : [];
  });

function whyNot({ when, facts: { effect, verbs, harmless } }: CallSite): string | undefined {
  if (when === 'shown' && effect !== 'reads')
    return 'cambia algo: sólo puede llamarse cuando la persona lo pide, no al mostrar.';
  if (when === 'file' && effect !== 'reads') return 'cambia algo: un fichero sólo se lee.';
  const isNamed = when === 'resend' ? effect === 'reads' || harmless : verbs?.includes('subir');
  if ((when === 'resend' || when === 'upload') && !isNamed)
    return 'no puede pedirse con un botón que no lo dice.';
  return undefined;
}
