import type { Text } from '../expressions/binding.ts';
import { read } from '../values/pointer.ts';
import { saysVerb } from '../wording/saysVerb.ts';
import type { ScreenDocument } from '../documents/screen.ts';
import type { FormDocument } from '../documents/form.ts';
import type { Assembled } from '../assembly/assemble.ts';
import { verbs } from '../wording/verbs.ts';
import { callSitesOf } from './callSites.ts';
import { error, type Check, type Context } from './context.ts';
import { graveness } from './grave.ts';
import { sentenceOf } from './texts.ts';

/** What is asked by a call that the contract binds to no verb: to send, to keep, to come in. */
const NEUTRAL = new Set(
  'acceder adjuntar añadir calcular cambiar confirmar crear entrar enviar guardar modificar responder solicitar subir validar'.split(
    ' ',
  ),
);
const GRAVE = Object.keys(verbs.es!).filter((verb) => !NEUTRAL.has(verb));

/** Deeds that the contract has no button for. */
const DEED =
  /^(?:no|consentir|consiento|aceptar|acepto|autorizar|autorizo|renunciar|renuncio|comprar|vender|transferir|rescatar)(?![\p{L}])/u;

/** A button that does nothing of the kind does not say that it signs, pays, cancels or consents. */
export const checkHarmlessButtons: Check = (document, context) =>
  buttonsOf(document, context).flatMap(({ pointer, text }) => {
    const words = sentenceOf(text);
    if (!/\p{L}/u.test(words)) return [error(pointer, 'Este botón no dice qué hace.')];
    return imitates(words)
      ? [
          error(
            pointer,
            `Este botón no hace lo que dice: «${words.slice(0, 60)}» es de otra llamada.`,
          ),
        ]
      : [];
  });

interface Button {
  pointer: string;
  text: Text;
}

/** Buttons of calls that anybody may word: of forms, of presses, and of forms that a screen words anew. */
function buttonsOf(document: Assembled, { documents }: Context): Button[] {
  const { value, kind } = document;
  const told = (pointer: string): Button[] => {
    const text = read(value, pointer) as Text | undefined;
    return text === undefined ? [] : [{ pointer, text }];
  };
  const own = callSitesOf(document)
    .filter(({ facts }) => facts.effect !== 'reads' && facts.harmless !== undefined)
    .flatMap(({ pointer, when }) =>
      when === 'submit'
        ? told(`${pointer}/label`)
        : when === 'press'
          ? told(pointer.replace(/press$/, 'label'))
          : [],
    );
  if (kind !== 'screen') return own;
  return [
    ...own,
    ...Object.entries((value as ScreenDocument).blocks).flatMap(([name, block]) => {
      const form = documents.get(`form/${String(block.form)}`)?.value as FormDocument | undefined;
      const call = block.type === 'form' ? form?.submit?.call : undefined;
      return call !== undefined && graveness(call) === undefined
        ? told(`/blocks/${name}/submitLabel`)
        : [];
    }),
  ];
}

/** Whether any of the words begins what another button would say. */
const imitates = (words: string) => {
  const plain = words.toLowerCase().replace(/^[^\p{L}]+/u, '');
  return (
    DEED.test(plain) ||
    plain.split(/\s+/).some((_, at, all) => saysVerb(all.slice(at).join(' '), GRAVE, 'es'))
  );
};
