import type { WidgetProps } from '@rjsf/utils';
import { checkbox } from './checkbox.tsx';
import { DocumentLink, type LinkedDocument } from './confirmation/DocumentLink.tsx';
import { contextOf, fieldOf } from '../fields/control.ts';
import type { Widget } from '../fields/widget.ts';

function Component(props: WidgetProps) {
  const { document } = fieldOf(props) as { document?: LinkedDocument };
  return (
    <div className="confirmation">
      <checkbox.Component {...props} />
      {document && <DocumentLink document={document} {...contextOf(props)} />}
    </div>
  );
}

/** A box to tick about a document. The document opens beside it: following the link ticks and unticks nothing. */
export const confirmation: Widget = { ...checkbox, Component };
