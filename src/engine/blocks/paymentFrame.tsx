import { lazy, Suspense } from 'react';
import type { BlockDrawing, BlockProps } from './block.ts';

const PaymentPanel = lazy(() => import('../payment/PaymentPanel.tsx'));
const PaymentWait = lazy(() => import('../payment/PaymentWait.tsx'));

function Component({ block, scope, words }: BlockProps<'paymentFrame'>) {
  const Drawn = block.press ? PaymentPanel : PaymentWait;
  return (
    <Suspense fallback={<Bones />}>
      <Drawn block={block} scope={scope} words={words} />
    </Suspense>
  );
}

const Bones = () => <span className="bone bone--control bone--part" aria-hidden />;

/** The page of a payment provider in a frame; what shows it is fetched with the first page that has one. */
export const paymentFrame: BlockDrawing<'paymentFrame'> = { Component, Skeleton: Bones };
