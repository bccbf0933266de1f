import { useEffect, useState } from 'react';

/** Whole seconds that are left; it starts by itself, and again when told to. */
export function useCountdown(seconds: number): { left: number; restart(): void } {
  const [end, setEnd] = useState(() => performance.now() + seconds * 1000);
  const [now, setNow] = useState(() => performance.now());
  const left = Math.max(0, Math.ceil((end - now) / 1000));
  useEffect(() => {
    if (left === 0) return undefined;
    const timer = setTimeout(() => setNow(performance.now()), 1000);
    return () => clearTimeout(timer);
  }, [left, now, end]);
  return {
    left,
    restart() {
      const start = performance.now();
      setNow(start);
      setEnd(start + seconds * 1000);
    },
  };
}
