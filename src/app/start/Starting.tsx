import { builtInSpanish } from '../texts/builtInSpanish.ts';
import './starting.css';

/** What stands in the page until there is something to show; the page itself begins with the same words. */
export function Starting() {
  return (
    <p className="starting" role="status">
      {builtInSpanish['page.loading']}
    </p>
  );
}
