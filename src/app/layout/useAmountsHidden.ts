import { useState } from 'react';
import { keepPreference, readPreference } from './preference.ts';

const states = ['shown', 'hidden'] as const;

/** Whether amounts are hidden, and how to change that; kept in this browser. */
export function useAmountsHidden(): [hidden: boolean, change: (hidden: boolean) => void] {
  const [hidden, setHidden] = useState(() => readPreference('amounts', states) === 'hidden');
  const change = (wanted: boolean) => {
    keepPreference('amounts', wanted ? 'hidden' : 'shown');
    setHidden(wanted);
  };
  return [hidden, change];
}
