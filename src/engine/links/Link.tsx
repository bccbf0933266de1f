import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { rootsAddress } from '#/language/values/addresses.ts';
import { isOwnAddress } from './address.ts';
import { usePorts } from '../ports/ports.tsx';

/**
 * A link within the application: a real address for new tabs and copying, without loading the page anew.
 * Where nothing can be done yet it says so. What leads anywhere else, or to nothing that whoever looks may see, is left as the words that it has.
 */
export function Link({
  to,
  children,
  ...attributes
}: { to: string } & AnchorHTMLAttributes<HTMLAnchorElement>) {
  const { navigate, mayOpen, isPlanned, text } = usePorts();
  const go = (event: MouseEvent) => {
    if (event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    navigate(to);
  };
  if (!isOwnAddress(to) || mayOpen?.(to) === false) return <span>{children}</span>;
  // A file that the server gives is no page of the application.
  if (to === rootsAddress)
    return (
      <a href={to} download {...attributes}>
        {children}
      </a>
    );
  return (
    <a href={to} onClick={go} {...attributes}>
      {isPlanned?.(to) ? (
        <span>
          {children} ({text(LATER)})
        </span>
      ) : (
        children
      )}
    </a>
  );
}

const LATER = 'page.link.later';
