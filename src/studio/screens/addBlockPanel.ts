import { openapi } from '#/contract/openapi.ts';
import { addBlock, type BlockId } from '#/language/edits/blocks.ts';
import { begunBlock, type Beginning } from '#/language/edits/begunBlock.ts';
import { callsFor, type Callable } from '#/language/edits/callsFor.ts';
import { freeName } from '#/language/edits/freeName.ts';
import { blocks } from '#/language/blocks/index.ts';
import { answerSchema } from '#/language/contract/scopeSchema.ts';
import { pointersUnder } from '#/language/contract/pointersUnder.ts';
import type { FormDocument } from '#/language/documents/form.ts';
import type { ScreenDocument } from '#/language/documents/screen.ts';
import type { Answers } from '#/language/expressions/scope.ts';
import { valueOf, type Documents } from '#/language/lenses/documents.ts';
import { objectAt } from '#/language/lenses/json.ts';
import { blockSlots } from '#/language/lenses/blockSlots.ts';
import { refused, type Written } from '#/language/lenses/written.ts';
import { wordsOf } from '../editing/questionList.ts';
import { choice, line, lines, panel, type Offered } from '../kernel/panel.ts';
import { say } from '../kernel/words.ts';
import { nameFor } from '../panels/nameFor.ts';
import { blockList, kindHelp, kindName } from './blockList.ts';
import { callName } from './offeredHere.ts';
import { routes } from './routes.ts';
import { toShown } from './titles.ts';

const types = Object.keys(blocks);
const asks = (role: string) =>
  types.filter((type) => blockSlots(type).some((slot) => slot.isRequired && slot.role === role));
const asksText = types.filter((type) =>
  blockSlots(type).some(
    ({ isRequired, kind, path }) => isRequired && kind === 'text' && path.length === 1,
  ),
);
const readsData = types.filter((type) =>
  blockSlots(type).some(
    ({ kind, role, isRequired, columns = [] }) =>
      (isRequired && (role === 'list' || role === 'pointer')) ||
      (kind === 'table' && columns.some((one) => one.isRequired && one.role === 'pointer')),
  ),
);

/** The form that asks for a new block: its kind with what it is for, its words, its data, and where it goes. */
export function addBlockPanel(documents: Documents, key: string): FormDocument {
  const screen = valueOf(documents, key) as unknown as ScreenDocument;
  const sources = [...knownSources(screen), ...newSources(documents, screen)];
  return panel(
    'add-block',
    'studio.block.add_submit',
    {
      block_type: choice(
        'studio.block.type',
        types.map((value) => ({ value, label: kindName(value), hint: kindHelp(value) })),
        { required: true, widget: 'radio' },
      ),
      block_title: line('studio.block.title', { hint: 'studio.block.title_help' }),
      block_text: lines('studio.block.text', {
        required: true,
        hint: 'studio.block.text_help',
      }),
      block_data: choice('studio.block.data', sources, {
        required: true,
        hint: 'studio.block.data_help',
      }),
      block_form: choice('studio.block.form', forms(documents), { required: true }),
      block_to: choice('studio.block.to', routes(documents), { required: true }),
      block_before: choice(
        'studio.block.before',
        blockList(documents, key).map(({ name, title }) => ({ value: name, label: title })),
        { prompt: 'studio.block.last' },
      ),
    },
    {
      text: { when: { at: '/answers/block_type', in: asksText }, show: { block_text: true } },
      data: { when: { at: '/answers/block_type', in: readsData }, show: { block_data: true } },
      form: { when: { at: '/answers/block_type', in: asks('form') }, show: { block_form: true } },
      to: { when: { at: '/answers/block_type', in: asks('route') }, show: { block_to: true } },
    },
  );
}

const KNOWN = 'data:';

/** What the page reads already, in words: what no words tell is for programs, and so is the same call made twice. */
function knownSources({ data = {}, blocks }: ScreenDocument): Offered[] {
  const called = new Set<string>();
  return Object.entries(data).flatMap(([value, { call }]) => {
    const name = callName(call);
    if (name === undefined) return [];
    const isTwice = called.has(call);
    called.add(call);
    const title = wordsOf(Object.values(blocks).find((one) => one.data === value)?.title);
    if (isTwice && title === undefined) return [];
    const label = isTwice
      ? say('studio.block.data_known_for', { name, title })
      : say('studio.block.data_known', { name });
    return [{ value: KNOWN + value, label }];
  });
}

/** Calls that the page does not make yet; those without a name in words are nobody's business here. */
function newSources(documents: Documents, screen: ScreenDocument): Offered[] {
  const made = new Set(Object.values(screen.data ?? {}).map(({ call }) => call));
  return callsFor(openapi, documents, screen)
    .flatMap(({ id }) => {
      const label = callName(id);
      return label === undefined || made.has(id) ? [] : [{ value: id as string, label }];
    })
    .sort((a, b) => a.label.localeCompare(b.label, 'es'));
}

const forms = (documents: Documents): Offered[] =>
  blockTitles(documents, 'form/').sort((a, b) => a.label.localeCompare(b.label, 'es'));

const blockTitles = (documents: Documents, prefix: string): Offered[] =>
  Object.keys(documents)
    .filter((key) => key.startsWith(prefix))
    .map((key) => {
      const { title } = valueOf(documents, key);
      const value = key.slice(prefix.length);
      return { value, label: typeof title === 'string' ? title : value };
    });

/** The documents with the block that the panel asks for, and its name. */
export function addedBlock(
  documents: Documents,
  key: string,
  answers: Answers,
): Written & { id: BlockId } {
  const screen = valueOf(documents, key) as unknown as ScreenDocument;
  const type = String(answers.block_type);
  const title = textOf(answers.block_title);
  const text = textOf(answers.block_text) ?? title ?? kindName(type);
  const source = readsData.includes(type)
    ? sourceOf(documents, screen, textOf(answers.block_data) ?? '')
    : undefined;
  const words = nameFor(title ?? textOf(answers.block_text) ?? type, new Set()).toLowerCase();
  const id = { in: key, name: freeName(words, objectAt(valueOf(documents, key), 'blocks')) };
  const shown = shownOf(documents, source, type);
  // What is begun over nothing would show whatever there is.
  if (source && (shown.shown.length === 0 || (isList(type) && !shown.rows)))
    return { ...refused(documents, 'no_rows', key, '', { field: 'block_data' }), id };
  const block = begunBlock(type, {
    ...(title !== undefined && { title }),
    text,
    to: textOf(answers.block_to) ?? screen.path,
    ...(textOf(answers.block_form) !== undefined && { form: textOf(answers.block_form) }),
    ...shown,
  });
  const call = source?.isNew ? { name: source.name, use: source.use } : undefined;
  return { ...addBlock(documents, id, block, textOf(answers.block_before), call), id };
}

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

interface Source {
  name: string;
  use: Callable['use'];
  isNew: boolean;
}

function sourceOf(
  documents: Documents,
  screen: ScreenDocument,
  chosen: string,
): Source | undefined {
  const { data = {} } = screen;
  if (chosen.startsWith(KNOWN)) {
    const name = chosen.slice(KNOWN.length);
    return data[name] && { name, use: data[name], isNew: false };
  }
  const found = callsFor(openapi, documents, screen).find(({ id }) => id === chosen);
  return found && { name: freeName(shortName(chosen), data), use: found.use, isNew: true };
}

/** `listAccountPositions` → `accountPositions`. */
const shortName = (call: string): string => {
  const bare = call.replace(/^(get|list)(?=[A-Z])/, '');
  return bare.charAt(0).toLowerCase() + bare.slice(1);
};

const isList = (type: string) => asks('list').includes(type);

/** What a block of a kind shows of a call: the rows of its first list, or its first values. */
function shownOf(
  documents: Documents,
  source: Source | undefined,
  type: string,
): Pick<Beginning, 'data' | 'rows' | 'shown'> {
  if (!source) return { shown: [] };
  const places = pointersUnder(
    openapi,
    answerSchema(openapi, source.use.call),
    `/data/${source.name}`,
  );
  const list = isList(type) ? places.find(({ type: kind }) => kind === 'array') : undefined;
  const values = list ? pointersUnder(openapi, list.rows, '/row') : places;
  return {
    data: source.name,
    ...(list && { rows: list.pointer }),
    shown: toShown(documents, values),
  };
}
