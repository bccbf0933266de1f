import { useState, type ReactNode } from 'react';

interface OpenerProps {
  label: string;
  children(close: () => void): ReactNode;
}

/** A button and what it opens. */
export function Opener({ label, children }: OpenerProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="button button--quiet" onClick={() => setOpen(true)}>
        {label}
      </button>
      {open && children(() => setOpen(false))}
    </>
  );
}
