import { useId } from 'react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { Localization } from '#/language/presentation/format.ts';
import { Link } from '../links/Link.tsx';
import { pageList } from './pageList.ts';
import './pages.css';

interface PagesProps {
  page: number;
  last: number;
  to(page: number): string;
  /** Leads the person back to the beginning of the list. */
  onGo(): void;
  words: Localization;
  /** The id of the list's title: a screen may have the pages of several lists. */
  titleId?: string | undefined;
}

/** Numbered pages of a list, each with its own address. @source GOV.UK Design System, Pagination */
export function Pages({ page, last, to, onGo, words, titleId }: PagesProps) {
  const id = useId();
  if (last < 2) return null;
  return (
    <nav
      id={id}
      className="pages"
      aria-label={words.text('page.pages.name')}
      aria-labelledby={titleId && `${id} ${titleId}`}
      onClick={onGo}
    >
      {page > 1 && (
        <Link className="pages-step" to={to(page - 1)} rel="prev">
          <ChevronLeft aria-hidden />
          {words.text('page.pages.previous')}
        </Link>
      )}
      <ul className="pages-numbers">
        {pageList(page, last).map((one, index) => (
          <li key={one ?? `gap ${index}`}>
            {one === undefined ? (
              <span className="pages-gap">…</span>
            ) : (
              <Link
                className="pages-number"
                to={to(one)}
                aria-current={one === page ? 'page' : undefined}
                aria-label={words.text('page.pages.page', {
                  page: String(one),
                  last: String(last),
                })}
              >
                {String(one)}
              </Link>
            )}
          </li>
        ))}
      </ul>
      {page < last && (
        <Link className="pages-step" to={to(page + 1)} rel="next">
          {words.text('page.pages.next')}
          <ChevronRight aria-hidden />
        </Link>
      )}
    </nav>
  );
}
