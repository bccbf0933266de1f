import { Download as Save, ExternalLink } from 'lucide-react';
import type { OperationId, Problem } from '#/contract/call.ts';
import type { CallUse } from '#/language/documents/form.ts';
import type { Localization } from '#/language/presentation/format.ts';
import { mayAsk } from '#/language/expressions/mayAsk.ts';
import type { Scope } from '#/language/expressions/scope.ts';
import { usePorts } from '../ports/ports.tsx';
import { inputOf } from '../calls/inputOf.ts';
import { withExtra } from './withExtra.ts';
import { useFetching } from './useFetching.ts';
import './download.css';

interface DownloadProps {
  how?: 'save' | 'open';
  label: string;
  /** Named when the label alone would not say which file. */
  of?: string;
  use: CallUse;
  /** The `$filter`, `$orderby` and `$search` of the list that the file is. */
  extra?: Record<string, unknown>;
  scope: Scope;
  words: Localization;
}

/** Fetches a file: the button says how far it is, and what became of it. */
export function Download({ how = 'save', label, of, use, extra, scope, words }: DownloadProps) {
  const { saveFile, openFile } = usePorts();
  const { state, run } = useFetching(words);
  if (!mayAsk(use.call, scope) || (how === 'open' ? !openFile : !saveFile)) return null;
  const Icon = how === 'open' ? ExternalLink : Save;
  const start = () => {
    const input = inputOf(use, scope);
    if (!input) return;
    const [call, given] = [use.call as OperationId, withExtra(use, input, extra)];
    if (how === 'save') run((onBytes) => saveFile!(call, given, onBytes));
    else
      run(async () => {
        const problem = await openFile!(call, given);
        return problem ? { problem } : {};
      });
  };
  return (
    <span className="download">
      <button
        type="button"
        className="button button--quiet button--small"
        aria-disabled={state.bytes !== undefined || undefined}
        onClick={() => state.bytes === undefined && start()}
      >
        <Icon aria-hidden />
        <span>
          {state.told ?? label}
          {of && !state.told && <span className="visually-hidden"> {of}</span>}
        </span>
      </button>
      {state.problem && <Failure problem={state.problem} words={words} />}
    </span>
  );
}

function Failure({ problem, words }: { problem: Problem; words: Localization }) {
  return (
    <span className="download-problem" role="alert">
      {isReason(problem) ? problem.message : words.text('page.download.failed')}{' '}
      {problem.requestId && words.text('page.reference', { id: problem.requestId })}
    </span>
  );
}

/** Whether there is nothing in the file, or the server says why it is not to be had. */
const isReason = ({ status }: Problem) => status > 0 && status < 500;
