import { FileText } from 'lucide-react';
import { useState } from 'react';
import type { Input, OperationId } from '#/contract/call.ts';
import type { Scope } from '#/language/expressions/scope.ts';
import { sentence } from '#/language/presentation/format.ts';
import type { LinkedDocument } from '#/language/widgets/confirmation.ts';
import { addressOf, isOwnAddress } from '../../links/address.ts';
import type { FormContext } from '../../fields/formContext.ts';
import { inputOf } from '../../calls/inputOf.ts';

type Props = {
  document: LinkedDocument;
  /** What it is a document of, where the page shows those of several. */
  of?: string;
  /** The row that it is of, where there is one. */
  row?: Scope['row'];
} & Pick<FormContext, 'ports' | 'store' | 'words'>;

/** Opens the document in another tab, so that what was answered here stays. */
export function DocumentLink({ document, of, row, ports, store, words }: Props) {
  const { text } = words;
  const scope = () => (row ? { ...store.scope(), row } : store.scope());
  const [said, tell] = useState('');
  const name = (
    <>
      <FileText aria-hidden />
      {sentence(document.label, scope(), words)}
      <span className="visually-hidden">
        {of && `: ${of}`} {text('page.link.other_tab')}
      </span>
    </>
  );
  if (!('download' in document)) {
    const to = addressOf(document, scope());
    return isOwnAddress(to) ? (
      <a className="button button--link document-link" href={to} target="_blank" rel="noopener">
        {name}
      </a>
    ) : null;
  }
  const open = async () => {
    const { download } = document;
    const input = inputOf(download, scope()) as Input<OperationId> | undefined;
    if (!input || !ports.openFile) return tell(text(NOT_OPENED));
    tell(text('page.document.opening'));
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

const NOT_OPENED = 'page.document.failed';
