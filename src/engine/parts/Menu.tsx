import { lazy, Suspense, useRef, useState, type ReactNode } from 'react';
import { usePorts } from '../ports/ports.tsx';

export interface MenuEntry {
  id: string;
  label: ReactNode;
  /** What is typed to come here, where the label is more than its words. */
  name?: string;
  /** An address of this application; otherwise the menu's `onAction` is told. */
  to?: string;
}

export interface MenuProps {
  /** Of the list; the button has its own words. */
  label: string;
  /** What stands on the button. */
  children: ReactNode;
  className?: string;
  items: readonly MenuEntry[];
  onAction?(id: string): void;
}

const load = () => import('./MenuList.tsx');
const List = lazy(() => load().catch(() => ({ default: Unavailable })));

/** A button with a list of things to do or places to go. What the list is made of is fetched as it is reached for. */
export function Menu({ label, children, className = 'button button--quiet', ...list }: MenuProps) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const prepare = () => void load().catch(() => undefined);
  return (
    <>
      <button
        ref={button}
        type="button"
        className={className}
        aria-haspopup="menu"
        aria-expanded={open}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => setOpen(!open)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        {children}
      </button>
      {open && (
        <Suspense fallback={null}>
          <List {...list} label={label} button={button} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** Stands in for a list that could not be fetched. */
function Unavailable() {
  const { text } = usePorts();
  return <p role="alert">{text('page.menu.offline')}</p>;
}
