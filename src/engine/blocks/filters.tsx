import { Search, X } from 'lucide-react';
import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { holds } from '#/language/expressions/condition.ts';
import { sentence } from '#/language/presentation/format.ts';
import { announce } from '../words/announce.ts';
import { usePorts } from '../ports/ports.tsx';
import { Link } from '../links/Link.tsx';
import { ordered, type BlockDrawing, type BlockProps } from './block.ts';
import { chosenOf, withoutParameters, withParameters } from './chosen.ts';
import { choicesOf, labelOf } from './choices.ts';
import { FilterField } from './FilterField.tsx';
import { readFilters } from './readFilters.ts';
import '../parts/control.css';
import './filters.css';

function Component({ block, scope, words }: BlockProps<'filters'>) {
  const { navigate, message } = usePorts();
  const whole = useRef<HTMLDivElement>(null);
  const id = useId();
  const chosen = chosenOf(block, scope);
  const shown = ordered(block.items).filter(([, { when }]) => !when || holds(when, scope));
  const search = shown.filter(([, { control }]) => control === 'search');
  const others = shown.filter(([, { control }]) => control !== 'search');
  const [open, setOpen] = useState(false);
  const [problems, setProblems] = useState<Record<string, string>>({});
  useEffect(() => {
    whole.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [problems]);
  const { route } = scope;
  if (!route) return null;

  const apply = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { values, doubts } = readFilters(shown, new FormData(event.currentTarget));
    setProblems(
      Object.fromEntries(
        doubts.map(([key, code]) => [
          key,
          message({ code, path: '' }, sentence(block.items[key]!.label, scope, words)),
        ]),
      ),
    );
    if (doubts.length > 0) setOpen(true);
    else navigate(withParameters(route, values));
  };
  const leave = () => {
    whole.current?.focus();
    announce(words.text('page.filters.removed'));
  };
  const field = ([key, filter]: (typeof shown)[number]) => (
    <FilterField
      key={key}
      id={`${id}${key}`}
      filter={filter}
      choices={choicesOf(filter, scope, words)}
      value={chosen.find((one) => one.id === key)?.value ?? ''}
      problem={problems[key]}
      scope={scope}
      words={words}
    />
  );
  return (
    <div
      ref={whole}
      className="filters"
      role="search"
      aria-label={words.text('page.filters.name')}
      tabIndex={-1}
    >
      <form className="card filters-form" onSubmit={apply} noValidate>
        {search.map(field)}
        {others.length > 0 && (
          <>
            <button
              type="button"
              className="button button--link filters-more"
              aria-expanded={open}
              onClick={() => setOpen(!open)}
            >
              {words.text(open ? 'page.filters.hide' : 'page.filters.show')}
            </button>
            <div className={open ? 'filters-fields is-open' : 'filters-fields'}>
              {others.map(field)}
            </div>
          </>
        )}
        <button
          type="submit"
          className={`button ${others.length > 0 && !open ? 'filters-apply' : ''}`}
        >
          {others.length === 0 && <Search aria-hidden />}
          {words.text(others.length > 0 ? 'page.filters.apply' : 'page.filters.search')}
        </button>
      </form>
      {chosen.length > 0 && (
        <div className="chips">
          <ul className="chips-list" aria-label={words.text('page.filters.chosen')}>
            {chosen.map((one) => (
              <li key={one.id}>
                <Link
                  className="chip"
                  to={withoutParameters(route, [one.filter.param])}
                  onClickCapture={leave}
                >
                  <span className="visually-hidden">{words.text('page.filters.remove')} </span>
                  {labelOf(one, scope, words)}
                  <X aria-hidden />
                </Link>
              </li>
            ))}
          </ul>
          <Link
            className="action-link"
            to={withoutParameters(
              route,
              chosen.map(({ filter }) => filter.param),
            )}
            onClickCapture={leave}
          >
            {words.text('page.filters.remove_all')}
          </Link>
        </div>
      )}
    </div>
  );
}

/** What narrows a list: a search box and fields, and below them what is chosen. */
export const filters: BlockDrawing<'filters'> = { Component };
