import { FileText } from 'lucide-react';
import { useState } from 'react';
import type { Input, OperationId } from '#/contract/call.ts';
import type { LinkedDocument } from '#/language/widgets/confirmation.ts';
import { addressOf, isOwnAddress } from '../../links/address.ts';
import type { FormContext } from '../../fields/formContext.ts';
import { inputOf } from '../../calls/inputOf.ts';

type Props = { document: LinkedDocument } & Pick<FormContext, 'ports' | 'store' | 'words' | 'say'>;

/** Opens the document in another tab, so that what was answered here stays. */
export function DocumentLink({ document, ports, store, words, say }: Props) {
  const { text } = words;
  const [said, tell] = useState('');
  const name = (
    <>
      <FileText aria-hidden />
      {say(document.label)}
      <span className="visually-hidden"> {text('(se abre en otra pestaña)')}</span>
    </>
  );
  if (!('download' in document)) {
    const to = addressOf(document, store.scope());
    return isOwnAddress(to) ? (
      <a className="button button--link document-link" href={to} target="_blank" rel="noopener">
        {name}
      </a>
    ) : null;
  }
  const open = async () => {
    const { download } = document;
    const input = inputOf(download, store.scope()) as Input<OperationId> | undefined;
    if (!input || !ports.openFile) return tell(text(NOT_OPENED));
    tell(text('Abriendo el documento…'));
    const problem = await ports.openFile(download.call as OperationId, input);
    tell(problem ? text(NOT_OPENED) : '');
  };
  return (
    <>
      <button
        type="button"
        className="button button--link document-link"
        onClick={() => void open()}
      >
        {name}
      </button>
      <p className="field-after" role="status">
        {said}
      </p>
    </>
  );
}

const NOT_OPENED = 'No hemos podido abrir el documento. Vuelva a intentarlo dentro de un momento.';
