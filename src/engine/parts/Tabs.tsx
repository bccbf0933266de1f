import { lazy, Suspense, type ReactNode } from 'react';
import { withParameter } from '../links/address.ts';
import { usePorts } from '../ports/ports.tsx';
import { TabLinks } from './TabLinks.tsx';
import { useMedia } from './useMedia.ts';
import './tabs.css';

export interface TabsProps {
  /** What the views are of. */
  label: string;
  /** Parameter of the address in which the chosen one stands. */
  parameter: string;
  items: readonly { id: string; label: string; content: ReactNode }[];
}

export interface TabListProps extends Pick<TabsProps, 'label' | 'items'> {
  chosen: string;
  addressOf(id: string): string;
  onChoose(id: string): void;
}

const List = lazy(() => import('./TabList.tsx').catch(() => ({ default: TabLinks })));
const nowhere: { path: string; query: Record<string, string> } = { path: '/', query: {} };
const PHONE = '(max-width: 39.99rem)';

/** Views side by side, the chosen one in the address. On phones they are links below each other. */
export function Tabs({ label, parameter, items }: TabsProps) {
  const { scope, navigate } = usePorts();
  const isPhone = useMedia(PHONE);
  const route = scope.route ?? nowhere;
  const asked = route.query[parameter];
  const chosen = items.find(({ id }) => id === asked) ?? items[0];
  if (!chosen) return null;
  const addressOf = (id: string) =>
    withParameter(route, parameter, id === items[0]?.id ? undefined : id);
  const given = { label, items, chosen: chosen.id, addressOf };
  if (isPhone) return <TabLinks {...given} />;
  return (
    <Suspense fallback={<TabLinks {...given} />}>
      <List
        {...given}
        onChoose={(id) => id !== chosen.id && navigate(addressOf(id), { replace: true })}
      />
    </Suspense>
  );
}
