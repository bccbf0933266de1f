import type { Problem } from '#/contract/call.ts';
import type { Issue } from '#/domain/kernel/issue.ts';
import { planOf } from '#/language/validation/plan.ts';
import type { FormDocument } from '#/language/documents/form.ts';
import { limitTold } from '#/language/presentation/limitTold.ts';
import { inScreenOrder } from '#/language/validation/screenOrder.ts';
import { answerPointer } from '#/language/requests/submission.ts';
import { firstOfEach, type FormError } from '../fields/errors.ts';
import type { FormContext } from '../fields/formContext.ts';
import { formatAnswer } from './formatAnswer.ts';
import { fieldDescriptorOf } from '../templates/fieldDescriptor.ts';
import { toPath } from '../fields/path.ts';
import type { FormStore } from '../fields/formStore.ts';
import type { Judge } from './rules.ts';

/** Everything that keeps the answers from being sent, in the order of the page. */
export function issuesNow({ store, questions }: FormContext, judge: Judge): Issue[] {
  const { document } = store;
  const doubts = [...store.doubts()].filter(([pointer]) => isOnPage(store, pointer));
  const undrawable = Object.keys(document.data.properties).filter(
    (name) => store.isShown(name) && !isDrawable(document, name),
  );
  const doubted = new Set(doubts.map(([pointer]) => pointer));
  return inScreenOrder(planOf(document), [
    ...judge(document, store.answers(), store.scope()).filter(({ path }) => !doubted.has(path)),
    ...questions.issues(),
    ...doubts.map(([path, doubt]) => ({ ...doubt, path })),
    ...undrawable.map((name) => ({ code: 'widget_unknown', path: `/answers/${name}` })),
  ]);
}

/** Issues as sentences; what no field on the page stands for is said in the summary alone. */
export function toErrors(issues: Issue[], context: FormContext): FormError[] {
  const { store, ports, say } = context;
  return firstOfEach(withoutRepeats(issues)).map((issue) => {
    const part = isOnPage(store, issue.path)
      ? fieldDescriptorOf(store.document, toPath(issue.path))
      : undefined;
    const label = part ? say(part.property.title) : '';
    const said = limitTold(issue, part, (value) => formatAnswer(part!, value, context));
    const text = ports.message(said, label);
    return { path: part ? issue.path : '', label, text };
  });
}

/** What a question says of its own answer is not said again at another, in the words of the server. */
function withoutRepeats(issues: Issue[]): Issue[] {
  const told = new Set(issues.filter(({ code }) => code !== 'reasons').map(({ path }) => path));
  return issues.filter(
    ({ code, params }) => code !== 'reasons' || !told.has(`/answers${String(params?.['about'])}`),
  );
}

/** Why the server said no, on the fields that it names: those whose answers stand there in the body. */
export function problemErrors(problem: Problem, context: FormContext): FormError[] {
  const { words, store } = context;
  if (problem.lost) return [{ path: '', label: '', text: words.text(LOST) }];
  const errors = problem.errors.map(({ message, code, path = '', params }) => {
    const issue = {
      code: code ?? '',
      path: placeOf(path, store.document),
      params: { ...params, message },
    };
    const [error] = toErrors([issue], context);
    return code ? error! : { ...error!, text: message };
  });
  return errors.length ? errors : [{ path: '', label: '', text: problem.message }];
}

/**
 * The answer at a place of the body, which the client may have named `/answers/…` already; the place itself
 * where the form's bindings lead to none: a program that sends the form itself says it so.
 */
function placeOf(path: string, document: FormDocument): string {
  const below = path.replace(/^\/(body|answers)(?=\/)/, '');
  if (below === path) return path;
  return answerPointer(document, below) ?? `/answers${below}`;
}

const LOST = 'page.send.unknown';

function isOnPage(store: FormStore, pointer: string): boolean {
  const [name, row] = toPath(pointer);
  if (!pointer.startsWith('/answers/') || !store.isShown(String(name))) return false;
  return row === undefined || store.valueAt(`/answers/${name}/${row}`) !== undefined;
}

/** Somebody knows how to draw it, every column of rows included. */
function isDrawable(document: FormDocument, name: string): boolean {
  const columns = planOf(document).rows.get(name)?.order ?? [];
  return [[name], ...columns.map((column) => [name, 0, column])].every(
    (path) => fieldDescriptorOf(document, path)?.widget,
  );
}
