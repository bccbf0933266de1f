import { X } from 'lucide-react';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { usePorts } from '../ports/ports.tsx';
import { AriaLanguage } from './AriaLanguage.tsx';
import type { DialogProps } from './Dialog.tsx';
import './dialog.css';

/** The window of a dialog, over everything else on the page. */
export default function DialogWindow({ title, children, onClose, alert }: DialogProps) {
  const { text } = usePorts();
  return (
    <AriaLanguage>
      <ModalOverlay
        isOpen
        className="overlay"
        isKeyboardDismissDisabled={!onClose}
        onOpenChange={(open) => open || onClose?.()}
      >
        <Modal className="dialog">
          <Dialog role={alert ? 'alertdialog' : 'dialog'}>
            <div className="dialog__head">
              <Heading slot="title" level={2}>
                {title}
              </Heading>
              {onClose && (
                <button
                  type="button"
                  className="dialog__close"
                  aria-label={text('page.close')}
                  onClick={onClose}
                >
                  <X aria-hidden />
                </button>
              )}
            </div>
            {children}
          </Dialog>
        </Modal>
      </ModalOverlay>
    </AriaLanguage>
  );
}
