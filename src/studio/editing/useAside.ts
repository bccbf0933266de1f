import { useState } from 'react';
import { useStudio } from '../kernel/studio.tsx';

/** A text that could not be joined with another one of the same document. */
export interface AsideText {
  document: string;
  text: string;
}

/** Texts of a proposal that were put aside, kept in this tab until somebody lets them go. */
export interface Aside {
  list: readonly AsideText[];
  put(texts: Readonly<Record<string, string>>): void;
  drop(one: AsideText): void;
}

export function useAside(uuid: string): Aside {
  const { kept } = useStudio();
  const name = `aside.${uuid}`;
  const [list, setList] = useState(() => kept.read<readonly AsideText[]>(name) ?? []);
  const become = (next: readonly AsideText[]) => {
    if (next.length > 0) kept.keep(name, next);
    else kept.forget(name);
    setList(next);
  };
  return {
    list,
    put: (texts) =>
      become([...list, ...Object.entries(texts).map(([document, text]) => ({ document, text }))]),
    drop: (one) => become(list.filter((each) => each !== one)),
  };
}
