import { lazy, Suspense, type DOMAttributes, type ReactElement } from 'react';

export interface TooltipProps {
  /** What the control is for, in a few words. The control says the same by its own name. */
  text: string;
  /** One button or link. */
  children: ReactElement<DOMAttributes<Element>, string>;
}

const Trigger = lazy(() =>
  import('./TooltipTrigger.tsx').catch(() => ({
    default: ({ children }: TooltipProps) => children,
  })),
);

/**
 * A few words beside a control that shows a picture alone. It comes with pointer and focus and goes with
 * Escape; fingers never see it, so nothing is said in it alone.
 */
export function Tooltip(props: TooltipProps) {
  return (
    <Suspense fallback={props.children}>
      <Trigger {...props} />
    </Suspense>
  );
}
