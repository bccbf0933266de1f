import type { Assembled } from '../assembly/assemble.ts';
import type { ExampleDocument, Verdict } from '../documents/example.ts';
import type { FormDocument } from '../documents/form.ts';
import { issues } from '../validation/issues.ts';
import { isSameVerdict, verdictOf } from '../requests/verdictOf.ts';
import type { Diagnostic } from '../values/diagnostic.ts';
import { read, segments } from '../values/pointer.ts';
import { error } from './context.ts';

/**
 * What a tenant has kept as an example goes on giving what it gave, judged as the server judges what is sent: who changes
 * that is stopped by its name, until somebody says what it gives now or takes it away.
 * @param form what it answers as it is to be served; nothing where there is none, or where something else is wrong with it
 */
export function checkKeptExample(
  { value }: Pick<Assembled, 'value'>,
  form: Assembled | undefined,
): Diagnostic[] {
  const example = value as ExampleDocument;
  const { title } = example;
  if (!form)
    return [
      error(
        '/form',
        `El ejemplo «${title}» responde a un formulario que ya no está («${example.form}»). Quite el ejemplo.`,
      ),
    ];
  const asked = form.value as FormDocument;
  const now = verdictOf(asked, example, issues);
  if (isSameVerdict(example, now)) return [];
  const [was, is] = [said(example, asked), said(now, asked)];
  const what =
    was === is ? `enviaría otra cosa (${differing(example, now)})` : `daba ${was} y ahora da ${is}`;
  return [
    error(
      '/issues',
      `El ejemplo «${title}» ${what}. Corrija el cambio, o diga que el ejemplo da otra cosa o quítelo.`,
    ),
  ];
}

/** So many errors are told by their question; the others are counted. */
const MOST = 3;

function said({ issues: found }: Verdict, form: FormDocument): string {
  if (found.length === 0) return 'ningún error';
  const told = found.slice(0, MOST).map(({ path, code }) => `«${titleOf(form, path)}»: ${code}`);
  const more = found.length - told.length;
  return `${told.join(', ')}${more > 0 ? ` y ${more} más` : ''}`;
}

/** The question that an error is about, by its words. */
function titleOf(form: FormDocument, path: string): string {
  const [, name = ''] = segments(path);
  const title = read(form.data.properties[name], '/title');
  return typeof title === 'string' ? title : path;
}

/** The members of two requests that are not alike. */
function differing(a: Verdict, b: Verdict): string {
  const parts = ['path', 'query', 'body'];
  const members = ({ request = {} }: Verdict) =>
    new Map(
      parts.flatMap((part) =>
        Object.entries((read(request, `/${part}`) ?? {}) as object).map(
          ([name, value]) => [name, JSON.stringify(value)] as const,
        ),
      ),
    );
  const [was, is] = [members(a), members(b)];
  const names = [...new Set([...was.keys(), ...is.keys()])].filter(
    (name) => was.get(name) !== is.get(name),
  );
  return names.slice(0, MOST).join(', ');
}
