import { EditorState } from '@codemirror/state';
import { say } from '../kernel/words.ts';

/** What the editor of texts says by itself, in the Studio's words. */
export const phrases = () =>
  EditorState.phrases.of({
    '$ unchanged lines': say('studio.code.unchanged'),
    unfold: say('studio.code.unfold'),
    'folded code': say('studio.code.folded'),
    Completions: say('studio.code.completions'),
    Diagnostics: say('studio.code.diagnostics'),
    'No diagnostics': say('studio.problems.none'),
  });
