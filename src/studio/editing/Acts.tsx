import { useId, useState, type ReactNode } from 'react';
import type { Issue } from '#/domain/kernel/issue.ts';
import { Dialog } from '#/engine/parts/Dialog.tsx';
import { Menu } from '#/engine/parts/Menu.tsx';
import { Act } from '../kernel/Act.tsx';
import { say, type Code } from '../kernel/words.ts';
import { issueSentence } from './told.ts';

/** What became of an act: what is against it, or nothing. */
type Acted = readonly Issue[];

interface ActsProps {
  title: string;
  /** The things of its list in order, itself among them; before some of them it may not stand. */
  list: readonly { id: string; title: string; isClosed?: boolean }[];
  id: string;
  /** Puts it before another one, or last. */
  onPlace(before: string | undefined): Acted;
  /** Makes another one like it, and tells its name. */
  onDouble?(): { issues: Acted; id: string };
  /** Why there can be no other one. */
  whyNoOther?: string;
  /** Its own words: what is hidden can be shown again, what is removed is gone. */
  leave: {
    word: Code;
    asks: Code;
    children: ReactNode;
    act(): Acted;
    /** What keeps it from going at all. */
    stays?: Acted;
  };
  onChoose(id: string | undefined): void;
}

/** Move, double, hide or remove a thing of a list. */
export function Acts(props: ActsProps) {
  const { title, list, id, onPlace, onDouble, whyNoOther, leave, onChoose } = props;
  const whyId = useId();
  const staysId = useId();
  const [held] = leave.stays ?? [];
  const [told, setTold] = useState('');
  const [isAsked, ask] = useState(false);
  const tell = ([issue]: Acted, done: Code) => setTold(issue ? issueSentence(issue) : say(done));
  const at = list.findIndex((one) => one.id === id);
  const move = (by: -1 | 1) =>
    at + by < 0 || at + by >= list.length
      ? setTold(say('studio.move.end'))
      : tell(onPlace(beside(list, at, by)), 'studio.move.done');
  const places = [
    ...list
      .filter((one, place) => !one.isClosed && place !== at && place !== at + 1)
      .map((one) => ({ id: one.id, label: say('studio.move.before', { title: one.title }) })),
    ...(at < list.length - 1 ? [{ id: LAST, label: say('studio.block.last') }] : []),
  ];
  return (
    <>
      <div className="tools" role="group" aria-label={say('studio.block.acts')}>
        <Act onPress={() => move(-1)}>{say('studio.move.up')}</Act>
        <Act onPress={() => move(1)}>{say('studio.move.down')}</Act>
        {places.length > 0 && (
          <Menu
            label={say('studio.move.to')}
            className="button button--quiet button--small"
            items={places}
            onAction={(to) => tell(onPlace(to === LAST ? undefined : to), 'studio.move.done')}
          >
            {say('studio.move.to')}
          </Menu>
        )}
        {onDouble && (
          <Act
            held={whyNoOther && whyId}
            onPress={() => {
              const { issues, id: copy } = onDouble();
              tell(issues, 'studio.duplicated');
              if (issues.length === 0) onChoose(copy);
            }}
          >
            {say('studio.duplicate')}
          </Act>
        )}
        <Act onPress={() => ask(true)} held={held && staysId}>
          {say(leave.word)}
        </Act>
      </div>
      {whyNoOther && (
        <p id={whyId} className="muted">
          {say('studio.duplicate')}: {whyNoOther}
        </p>
      )}
      {held && (
        <p id={staysId} className="muted">
          {say(leave.word)}: {issueSentence(held)}
        </p>
      )}
      <p role="status" className="muted">
        {told}
      </p>
      {isAsked && (
        <Dialog title={say(leave.asks, { title })} onClose={() => ask(false)}>
          {leave.children}
          <div className="dialog__actions">
            <button
              type="button"
              className="button button--danger"
              onClick={() => {
                const issues = leave.act();
                tell(issues, 'studio.block.removed');
                ask(false);
                if (issues.length === 0) onChoose(undefined);
              }}
            >
              {say(leave.word)}
            </button>
            <button type="button" className="button button--quiet" onClick={() => ask(false)}>
              {say('studio.cancel')}
            </button>
          </div>
        </Dialog>
      )}
    </>
  );
}

const LAST = '+';

/** Before which one something comes to stand that moves by one; nothing is last. */
export const beside = (
  list: readonly { id: string }[],
  at: number,
  by: -1 | 1,
): string | undefined => (by < 0 ? list[at - 1] : list[at + 2])?.id;
