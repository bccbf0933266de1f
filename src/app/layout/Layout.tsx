import type { ReactNode } from 'react';
import { HideAmounts } from '#/engine/words/amounts.tsx';
import { usePorts } from '#/engine/ports/ports.tsx';
import type { NavigationDocument } from '#/language/documents/tenantDocuments.ts';
import { useSessionContext } from '../tenancy/sessionContext.tsx';
import { ConsentBanner } from '../consent/ConsentBanner.tsx';
import { AdminBand } from './AdminBand.tsx';
import { BottomNav } from './BottomNav.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { PrintHead } from './PrintHead.tsx';
import { SecondaryNav } from './SecondaryNav.tsx';
import { linksOf, sectionsOf } from './sections.ts';
import { SkipLink } from './SkipLink.tsx';
import { useAmountsHidden } from './useAmountsHidden.ts';
import './layout.css';

/** The frame after the login. Bottom menu last in the document, so that it never comes before the footer. */
export function Layout({
  navigation,
  children,
}: {
  navigation: NavigationDocument;
  children: ReactNode;
}) {
  const { scope, mayOpen } = usePorts();
  const { me, facts, viewing, logout, leaveView } = useSessionContext();
  const [amountsHidden, hideAmounts] = useAmountsHidden();
  const sections = sectionsOf(navigation.sections, scope, mayOpen);
  const links = linksOf(navigation.menu, scope, mayOpen);
  return (
    <div className="layout">
      <SkipLink />
      {viewing && <AdminBand name={facts.shortName} dni={viewing.dni} onExit={leaveView} />}
      <ConsentBanner />
      <Header
        sections={sections}
        links={links}
        name={facts.fullName}
        initials={facts.initials}
        photo={photoOf(me.intervener)}
        count={facts.badgeTotal}
        onLogout={logout}
        amountsHidden={amountsHidden}
        onAmounts={hideAmounts}
      />
      <PrintHead name={facts.shortName} />
      <SecondaryNav links={links} />
      <main id="content" className="main" tabIndex={-1}>
        <HideAmounts value={amountsHidden}>{children}</HideAmounts>
      </main>
      <Footer />
      <BottomNav sections={sections} />
    </div>
  );
}

/** The person's photo, where `me` tells that there is one to show. */
function photoOf({ uuid, photo_version }: { uuid?: string; photo_version?: string | null }) {
  return uuid && photo_version ? { uuid, version: photo_version } : undefined;
}
