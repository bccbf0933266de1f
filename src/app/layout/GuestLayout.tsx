import type { ReactNode } from 'react';
import { usePorts } from '#/engine/ports/ports.tsx';
import { ConsentBanner } from '../consent/ConsentBanner.tsx';
import { ConsentChoice } from '../consent/ConsentChoice.tsx';
import { LanguageSwitch } from '../language/LanguageSwitch.tsx';
import { useTenancy } from '../tenancy/tenancy.tsx';
import { Contacts } from './Contacts.tsx';
import { Phone } from './Phone.tsx';
import { Logo } from './Logo.tsx';
import { SkipLink } from './SkipLink.tsx';
import { ThemeSwitch } from './ThemeSwitch.tsx';
import './layout.css';

/** The frame before the login: one narrow column, the logo, a telephone number and the languages. */
export function GuestLayout({ children }: { children: ReactNode }) {
  const { text } = usePorts();
  const { tenant, configuration } = useTenancy();
  const { support } = configuration;
  return (
    <div className="layout layout--guest">
      <SkipLink />
      <ConsentBanner />
      <header className="guest-header">
        <Logo alt={tenant.display_name} />
      </header>
      <main id="content" className="guest-main" tabIndex={-1}>
        {children}
      </main>
      <footer className="guest-footer">
        {support && (
          <p>
            {text('page.contact.help')} <Phone number={support.phone} /> ({support.hours})
          </p>
        )}
        {support && (support.contacts || support.website) && (
          <dl className="guest-footer__ways">
            <Contacts support={support} />
          </dl>
        )}
        <LanguageSwitch />
        <ThemeSwitch />
        <ConsentChoice />
      </footer>
    </div>
  );
}
