import { readTicked, Tick } from './checkbox.tsx';
import { DocumentLink } from './confirmation/DocumentLink.tsx';
import type { Widget, WidgetProps } from '../fields/widget.ts';

function Component(props: WidgetProps<'confirmation'>) {
  const { document } = props.asked.field;
  return (
    <div className="confirmation">
      <Tick {...props} />
      {document && <DocumentLink document={document} {...props.context} />}
    </div>
  );
}

/** A box to tick about a document. The document opens beside it: following the link ticks and unticks nothing. */
export const confirmation: Widget<'confirmation'> = {
  Component,
  live: true,
  ownLabel: true,
  read: readTicked,
};
