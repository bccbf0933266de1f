import { Link, Outlet, useNavigate } from 'react-router-dom';
import { useStudio } from './studio.tsx';
import { say } from './words.ts';

/** What stands around every page of the Studio. */
export function Frame() {
  const { client, tenant } = useStudio();
  const navigate = useNavigate();
  const leave = async () => {
    await client.session.logout();
    void navigate('/sign-in', { replace: true });
  };
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
          <button type="button" className="button button--link" onClick={() => void leave()}>
            {say('studio.leave')}
          </button>
        </nav>
      </header>
      <main id="content" tabIndex={-1}>
        <Outlet />
      </main>
    </>
  );
}
