import { lazy, Suspense, useState } from 'react';
import { usePorts } from '#/engine/ports/ports.tsx';
import { ErrorBoundary } from '../problem/ErrorBoundary.tsx';
import { mayAsk } from '#/language/expressions/mayAsk.ts';
import { ContactUnavailable } from '../contact/ContactUnavailable.tsx';
import { ConsentChoice } from '../consent/ConsentChoice.tsx';
import { LanguageSwitch } from '../language/LanguageSwitch.tsx';
import { useTenancy } from '../tenancy/tenancy.tsx';
import type { ContactMessage } from '../contact/createIssue.ts';
import { Contacts, Mail, Way } from './Contacts.tsx';
import { Phone } from './Phone.tsx';
import { ThemeSwitch } from './ThemeSwitch.tsx';
import './footer.css';

const ContactDialog = lazy(() => import('../contact/ContactDialog.tsx'));

/**
 * How to reach a person, in the same place on every page after the login. The contact form is loaded
 * when it is first opened.
 * @source specification §2.5
 */
export function Footer() {
  const { text, scope } = usePorts();
  const { support } = useTenancy().configuration;
  const [contact, setContact] = useState<{ initial?: ContactMessage }>();
  const close = () => setContact(undefined);
  return (
    <footer className="footer">
      <div className="footer__agent">
        <p className="footer__sentence">{text('page.agent.intro')}</p>
        {mayAsk('createIssue', scope) && (
          <button
            type="button"
            className="button"
            aria-haspopup="dialog"
            onClick={() => setContact(contact ? undefined : {})}
          >
            {text('page.agent.talk')}
          </button>
        )}
        {support && (
          <dl className="footer__ways">
            <Way name={text('page.contact.hours')}>{support.hours}</Way>
            <Way name={text('page.contact.phone')}>
              <Phone number={support.phone} />
            </Way>
            <Way name={text('page.contact.email')}>
              <Mail to={support.email} />
            </Way>
            <Contacts support={support} />
          </dl>
        )}
      </div>
      <div className="footer__preferences">
        <LanguageSwitch />
        <ThemeSwitch />
        <ConsentChoice />
      </div>
      {contact && (
        <ErrorBoundary fallback={<ContactUnavailable onClose={close} />}>
          <Suspense>
            <ContactDialog
              initial={contact.initial}
              onClose={close}
              onRecover={(initial) => setContact({ initial })}
            />
          </Suspense>
        </ErrorBoundary>
      )}
    </footer>
  );
}
