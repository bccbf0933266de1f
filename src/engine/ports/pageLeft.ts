import { createContext, use } from 'react';

const Left = createContext<() => void>(() => undefined);

export const PageLeftProvider = Left.Provider;

/**
 * Tells the screen around a form that it leads on: until the next page is there, this one stays as it is, whatever is
 * asked for again meanwhile.
 */
export const usePageLeft = (): (() => void) => use(Left);
