import { useEffect, useEffectEvent, useReducer } from 'react';
import { isDrawnBy } from '#/language/widgets/asked.ts';
import type { FormContext } from '../fields/formContext.ts';
import { filesOf } from '../widgets/file/filesOf.ts';
import { storedNames } from '../widgets/file/storedNames.ts';

/** Learns the names of files that an earlier visit has sent and no page of this one has shown, and draws anew with them. */
export function useFileNames(context: FormContext): void {
  const [, redraw] = useReducer((turn: number) => turn + 1, 0);
  const ask = useEffectEvent(() => {
    const { store } = context;
    const { data, fields } = store.document;
    const { names } = filesOf(store);
    const answers = store.answers();
    for (const [name, property] of Object.entries(data.properties)) {
      const question = { property, field: fields[name] ?? {} };
      const uuids = [answers[name] ?? []].flat() as string[];
      if (!isDrawnBy(question, 'file') || uuids.every((uuid) => names.has(uuid))) continue;
      void storedNames(question.field, context).then((files) => {
        for (const { uuid, filename } of files) if (uuids.includes(uuid)) names.set(uuid, filename);
        redraw();
      });
    }
  });
  useEffect(() => ask(), []);
}
