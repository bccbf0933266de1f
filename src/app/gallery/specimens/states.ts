import type { BlockExample } from '#/language/notation/example.ts';

/** What a question may be found in: untouched, answered, refused, on its way, to be confirmed, or told in hostile words. */
export const widgetStates = ['empty', 'filled', 'error', 'sending', 'review', 'hostile'] as const;
/** What a block may be found in. How it prints is `loaded`, printed. */
export const blockStates = ['loaded', 'loading', 'nothing', 'failed', 'hostile'] as const;
/** What a part may be found in: to be opened by a press, open (one at a time), or in hostile words. */
export const partStates = ['closed', 'open', 'hostile'] as const;

export type WidgetState = (typeof widgetStates)[number];
export type BlockState = (typeof blockStates)[number];
export type PartState = (typeof partStates)[number];
export type State = WidgetState | BlockState | PartState;

export const allStates: readonly State[] = [
  ...new Set<State>([...widgetStates, ...blockStates, ...partStates]),
];

/** The states that a block can be in: what is fed by nothing waits for nothing. */
export function statesOf({ block, data }: BlockExample): readonly BlockState[] {
  const isFed = Object.keys(data).length > 0 || 'form' in block;
  const isList = Object.keys(data).length > 0;
  return blockStates.filter(
    (state) => state === 'loaded' || state === 'hostile' || (state === 'nothing' ? isList : isFed),
  );
}
