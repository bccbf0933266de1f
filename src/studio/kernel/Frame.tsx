import { Link, Outlet } from 'react-router-dom';
import { LEAVE } from './addresses.ts';
import { useStudio } from './studio.tsx';
import { say } from './words.ts';

/** What stands around every page of the Studio. */
export function Frame() {
  const { tenant } = useStudio();
  return (
    <>
      <a className="visually-hidden skip" href="#content">
        {say('studio.skip')}
      </a>
      <header className="top">
        <Link to="/" className="top__name">
          {say('studio.name')} · {tenant.display_name}
        </Link>
        <nav aria-label={say('studio.nav')} className="top__nav">
          <Link to="/">{say('studio.proposals')}</Link>
          <Link to="/releases">{say('studio.releases')}</Link>
          <Link to={LEAVE} replace>
            {say('studio.leave')}
          </Link>
        </nav>
      </header>
      <main id="content" tabIndex={-1}>
        <Outlet />
      </main>
    </>
  );
}
