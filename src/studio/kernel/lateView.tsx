import type { ComponentType } from 'react';
import { late } from '#/engine/parts/late.tsx';
import { Act } from './Act.tsx';
import { say } from './words.ts';

/** A part of the Studio that is fetched when it is first drawn. */
export const lateView = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
) => late(load, Waiting, NotCome);

const Waiting = () => <p role="status">{say('studio.loading')}</p>;

const NotCome = ({ onRetry }: { onRetry(): void }) => (
  <div className="notice notice--danger" role="alert">
    <p>{say('studio.part_not_come')}</p>
    <Act onPress={onRetry}>{say('studio.retry')}</Act>
  </div>
);
