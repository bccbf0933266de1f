import { Link } from '../links/Link.tsx';
import type { TabListProps } from './Tabs.tsx';

/** Views as links below each other, and the chosen one: on phones, and until tabs have been fetched. */
export function TabLinks({ label, items, chosen, addressOf }: Omit<TabListProps, 'onChoose'>) {
  return (
    <>
      <nav className="tab-links" aria-label={label}>
        <ul className="tab-links-list">
          {items.map(({ id, label: words }) => (
            <li key={id}>
              <Link
                className="tab-link"
                to={addressOf(id)}
                aria-current={id === chosen ? 'page' : undefined}
              >
                {words}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {items.find(({ id }) => id === chosen)?.content}
    </>
  );
}
