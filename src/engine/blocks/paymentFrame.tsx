import { late } from '../parts/late.tsx';
import type { BlockDrawing, BlockProps } from './block.ts';

const Bones = () => <span className="bone bone--control bone--part" aria-hidden />;
const PaymentPanel = late(() => import('../payment/PaymentPanel.tsx'), Bones);
const PaymentWait = late(() => import('../payment/PaymentWait.tsx'), Bones);

function Component({ block, scope, words }: BlockProps<'paymentFrame'>) {
  const Drawn = block.press ? PaymentPanel : PaymentWait;
  return <Drawn block={block} scope={scope} words={words} />;
}

/** The page of a payment provider in a frame; what shows it is fetched with the first page that has one. */
export const paymentFrame: BlockDrawing<'paymentFrame'> = { Component, Skeleton: Bones };
