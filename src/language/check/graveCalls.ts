import type { CallFacts } from '#/contract/callFacts.ts';
import { facts } from '#/contract/facts.gen.ts';
import type { Assembled } from '../assembly/assemble.ts';
import type { CallUse, FormDocument } from '../documents/form.ts';
import { grammars } from '../grammar/index.ts';
import { same } from '../locks/guarded.ts';
import { lockedFields } from '../locks/lockedForm.ts';
import { isObject } from '../values/mergePatch.ts';
import { read } from '../values/pointer.ts';
import type { Diagnostic } from '../values/diagnostic.ts';
import { programForms } from '../documents/programForms.ts';
import { tenantOf } from '../assembly/source.ts';
import { error, type Check } from './context.ts';
import { graveness } from './grave.ts';
import { found } from '../grammar/walk.ts';

/**
 * Regulated calls are sent by a form and by nothing else; what cannot be undone is asked about first, in words that
 * are locked. A tenant's own documents send nothing that the contract does not call harmless, and a variant sends what
 * its base sends: what they say of it, nobody has read. What the program sends itself, no document sends.
 */
export const checkGraveCalls: Check = (document) =>
  found(grammars[document.kind], document.value, 'call', 'upload', 'download').flatMap(
    ({ value, pointer }) => {
      const { call } = value as CallUse;
      const at = `${pointer}/call`;
      if (ofProgram.has(call))
        return [error(at, `«${call}» la envía el programa: ningún documento puede enviarla.`)];
      if (tenantOf(document.file) && isForGuests(call))
        return [
          error(at, `«${call}» identifica a la persona: sólo la envían los formularios comunes.`),
        ];
      const grave = graveness(call);
      if (!grave) return [];
      if (tenantOf(document.file))
        return [
          error(
            at,
            `Un documento propio no puede enviar «${call}»: haga una variante del documento compartido.`,
          ),
        ];
      if (document.variant && !same(sentIn(read(document.variant.base, pointer)), sentIn(value)))
        return [error(pointer, `Una variante no cambia «${call}» ni lo que se envía con ella.`)];
      const isForm = document.kind === 'form' && pointer === '/submit';
      if (grave === 'regulated')
        return isForm
          ? []
          : [error(at, `«${call}» está regulada: sólo la puede enviar un formulario.`)];
      if (grave === 'writes') return [];
      if (isForm) return unasked(document.value as FormDocument, call);
      return pointer.endsWith('/press') ? unconfirmed(document, pointer, call) : [];
    },
  );

/** What asks for the person again is sent by the program's own dialog. */
const ofProgram: ReadonlySet<string> = new Set([
  ...Object.values(programForms),
  'resendReauthenticationCode',
]);

/** Whether a call changes something for who has not logged in: it is one of those that let people in. */
function isForGuests(call: string): boolean {
  const known: CallFacts | undefined = Object.hasOwn(facts, call)
    ? facts[call as keyof typeof facts]
    : undefined;
  return known !== undefined && known.effect !== 'reads' && known.callers.includes('guest');
}

/** What is sent, without the words around it. */
const sentIn = (use: unknown) => {
  const { call, input, when } = (use ?? {}) as Partial<CallUse>;
  return [call, input, when];
};

/** A form that ends something is locked, and has a box to tick. */
function unasked(form: FormDocument, call: string): Diagnostic[] {
  const asked = lockedFields(form).some(
    (name) => form.data.properties[name]?.truthyCheckbox === true,
  );
  return form.locked === true && asked
    ? []
    : [
        error(
          '/submit/call',
          `«${call}» no se puede deshacer: el formulario ha de estar bloqueado y tener una casilla que lo confirme.`,
        ),
      ];
}

/** A press that ends something asks first, and is locked. */
function unconfirmed({ value }: Assembled, pointer: string, call: string): Diagnostic[] {
  const press = read(value, pointer.slice(0, -'/press'.length));
  return isObject(press) && press.locked === true && press.confirm !== undefined
    ? []
    : [
        error(
          `${pointer}/call`,
          `«${call}» no se puede deshacer: lo que se pulsa ha de estar bloqueado y preguntar antes.`,
        ),
      ];
}
