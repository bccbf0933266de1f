import { Focusable, Tooltip, TooltipTrigger as Trigger } from 'react-aria-components/Tooltip';
import type { TooltipProps } from './Tooltip.tsx';
import './tooltip.css';

/** Half a second of rest before the words come. */
const DELAY = 500;

/** The control with its words. */
export default function TooltipTrigger({ text, children }: TooltipProps) {
  return (
    <Trigger delay={DELAY}>
      <Focusable>{children}</Focusable>
      <Tooltip
        className="tooltip"
        offset={6}
        // Within the page's landmarks, as what it belongs to.
        UNSTABLE_portalContainer={document.querySelector('main') ?? undefined}
      >
        {text}
      </Tooltip>
    </Trigger>
  );
}
