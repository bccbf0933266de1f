import { useEffect, useRef } from 'react';
import { REVIEW } from '#/language/documents/form.ts';
import { focusField } from './focusField.ts';
import type { PageProps } from './page.ts';
import { ReviewPage } from './ReviewPage.tsx';
import { StepPage } from './StepPage.tsx';
import { useStep } from './useStep.ts';

interface StepPagesProps extends PageProps {
  /** It was opened with a draft. */
  resumed: boolean;
  /** Resolves once what the answers are judged by has come. */
  settled?: () => Promise<void>;
}

/** A form of several pages: a step each, and at the end everything once more before it is sent. */
export function StepPages({ resumed, settled, ...page }: StepPagesProps) {
  const { context, typing: inputListener, submit, keeper, props } = page;
  const { anyPage = false } = props;
  const { store } = context;
  const place = useStep(page, resumed, settled);
  const { pages, current, reached, ready } = place;
  const heading = useRef<HTMLHeadingElement>(null);
  const wanted = useRef<string>(undefined);
  const before = useRef(current);

  useEffect(() => {
    if (before.current === current) return;
    before.current = current;
    void keeper?.keep();
    const pointer = wanted.current;
    wanted.current = undefined;
    // Whoever turns its pages from outside stays where they are.
    if (anyPage && !document.hasFocus()) return;
    if (pointer && focusField(pointer)) return;
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [current, keeper, anyPage]);

  const go = (pointer: string) => {
    if (focusField(pointer)) return;
    const step = store.stepOf(pointer);
    wanted.current = pointer;
    if (step) place.open(step);
  };
  const advance = async (root: HTMLFormElement) => {
    const mine = await submit.check(root, ({ path }) => store.stepOf(path) === current);
    if (!mine) return;
    const now = [...store.steps(), REVIEW];
    const unseen = now.find((id) => !reached.has(id) && id !== current && id !== now[0]);
    const next = now[now.indexOf(current) + 1] ?? REVIEW;
    place.open(reached.has(REVIEW) ? (unseen ?? REVIEW) : next);
  };

  if (!ready) return null;
  const shared = { ...page, place, heading, go };
  return current === REVIEW ? (
    <ReviewPage {...shared} />
  ) : (
    <StepPage
      key={current}
      {...shared}
      number={pages.indexOf(current) + 1}
      onLeave={(root) => inputListener.flush(root)}
      onContinue={(root) => void advance(root)}
    />
  );
}
