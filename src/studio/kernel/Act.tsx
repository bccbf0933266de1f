interface ActProps {
  onPress(): void;
  /** Id of what says why nothing comes of it: then it is only read, by whoever gets to it with the keys too. */
  held?: string;
  isMain?: boolean;
  children: string;
}

/** One thing that can be done with what is edited. */
export function Act({ onPress, held, isMain, children }: ActProps) {
  return (
    <button
      type="button"
      className={`button ${isMain ? '' : 'button--quiet '}button--small`}
      aria-disabled={held !== undefined || undefined}
      aria-describedby={held}
      onClick={held === undefined ? onPress : undefined}
    >
      {children}
    </button>
  );
}
