import { createContext } from 'react';

/** Whether amounts are hidden from whoever looks over the person's shoulder. The program around decides. */
export const HideAmounts = createContext(false);
