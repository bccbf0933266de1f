import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { grammars } from '#/language/grammar/index.ts';
import { valueOf } from '#/language/lenses/documents.ts';
import { objectAt } from '#/language/lenses/json.ts';
import { reasonAt } from '#/language/lenses/lockReason.ts';
import { slotsOf } from '#/language/lenses/slots.ts';
import { Locked } from '../editing/Locked.tsx';
import { documentName, documentsOfKind } from '../editing/documentName.ts';
import { UnfinishedText } from '../editing/UnfinishedText.tsx';
import { propsFor, type ViewProps } from '../editing/viewProps.ts';
import { PartCard } from '../cards/PartCard.tsx';
import { Pick } from '../kernel/Pick.tsx';
import { wrongCount } from '../kernel/WrongMark.tsx';
import { say } from '../kernel/words.ts';

const slots = slotsOf(grammars.codes);
const around = { offered: () => undefined, subjects: [] };

/** Longer lists are what the world has, as countries are: nobody edits them by hand. */
const MOST = 200;

/** How much is wrong with a list, beside its name. */
function wrongIn(key: string, { problems }: Pick<ViewProps, 'problems'>): string {
  const wrong = problems.list.filter(({ document }) => document === key);
  return wrong.length === 0 ? '' : wrongCount(wrong);
}

/** The lists that people choose from: their codes, and the words of each. */
export function CodesView(given: ViewProps) {
  const { editing } = given;
  const { documents } = editing;
  const [params, setParams] = useSearchParams();
  const lists = useMemo(
    () =>
      documentsOfKind(documents, 'codes').filter(
        ({ id }) => Object.keys(objectAt(valueOf(documents, id), 'items')).length <= MOST,
      ),
    [documents],
  );
  const wanted = params.get('documento') ?? '';
  const key = lists.some(({ id }) => id === wanted) ? wanted : (lists[0]?.id ?? '');
  const props = propsFor(given, key);
  const id = useMemo(() => ({ in: key, pointer: '' }), [key]);
  const { locked } = valueOf(documents, key);
  return (
    <>
      <div className="tools">
        <Pick
          label={say('studio.codes')}
          value={key}
          onPick={(to) => {
            const next = new URLSearchParams(params);
            next.set('documento', to);
            setParams(next);
          }}
          options={lists.map(({ id: list }) => [
            list,
            [documentName(documents, list, list.slice(6)), wrongIn(list, props)]
              .filter(Boolean)
              .join(' · '),
          ])}
        />
      </div>
      <section className="pane" aria-label={say('studio.view.codes')}>
        <UnfinishedText editing={editing} document={key} />
        {locked !== undefined && <Locked lock={reasonAt(documents, key, '')} />}
        <PartCard
          {...props}
          key={key}
          canEdit={props.canEdit && locked !== true}
          id={id}
          slots={slots}
          around={around}
        />
      </section>
    </>
  );
}
