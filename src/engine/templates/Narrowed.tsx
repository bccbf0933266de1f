import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { isEmpty, type Scalar } from '#/language/expressions/condition.ts';
import type { Property } from '#/language/documents/form.ts';
import { toPath } from '../fields/path.ts';
import type { WidgetProps } from '../fields/widget.ts';
import { choicesOf } from '../widgets/choices.ts';
import { useFromScope } from '../widgets/useFromScope.ts';

interface NarrowedProps extends WidgetProps {
  draw: (props: WidgetProps) => ReactNode;
}

/**
 * A question of which rules leave only some choices: its widget is drawn with those, anew when they change, and an
 * answer that is no longer among them is taken back and said.
 */
export function Narrowed({ draw, ...props }: NarrowedProps) {
  const { id, asked, context } = props;
  const { store, words } = context;
  const key = useFromScope(props, () => JSON.stringify(store.allowed(id)) ?? '');
  const value = useFromScope(props, () => store.valueAt(id));
  const [taken, setTaken] = useState('');
  const allowed = key === '' ? undefined : (JSON.parse(key) as Scalar[]);
  const takeBack = useEffectEvent(() => {
    const given = Array.isArray(value) ? (value as unknown[]) : isEmpty(value) ? [] : [value];
    const lost = allowed ? given.filter((one) => !isAmong(one, allowed)) : [];
    if (lost.length === 0) return;
    store.set(toPath(id), keptOf(value, allowed!));
    const labels = choicesOf(asked, context)
      .filter((choice) => lost.includes(choice.value))
      .map(({ label }) => label);
    setTaken(labels.join(', '));
  });
  useEffect(() => takeBack(), [key]);
  const part = allowed ? { ...asked, property: narrowed(asked.property, allowed) } : asked;
  return (
    <>
      <Drawn
        key={key}
        draw={draw}
        {...props}
        value={allowed ? keptOf(value, allowed) : value}
        asked={part}
      />
      <p className="field-after" role="status">
        {taken && words.text('page.choice.removed_list', { labels: taken })}
      </p>
    </>
  );
}

/** Gives what a widget keeps a life of its own: another key, another one. */
const Drawn = ({ draw, ...props }: NarrowedProps) => draw(props);

/** The property with no other choices than these. */
function narrowed(property: Property, allowed: Scalar[]): Property {
  const { items } = property;
  return items && items.type !== 'object'
    ? { ...property, items: { ...items, enum: allowed } as Property['items'] }
    : { ...property, enum: allowed };
}

function keptOf(value: unknown, allowed: readonly Scalar[]): unknown {
  if (!Array.isArray(value)) return isAmong(value, allowed) ? value : undefined;
  const kept = value.filter((one) => isAmong(one, allowed));
  return kept.length > 0 ? kept : undefined;
}

const isAmong = (value: unknown, allowed: readonly Scalar[]) => allowed.includes(value as Scalar);
