import { isObject } from '#/language/values/mergePatch.ts';
import { read, segments, step } from '#/language/values/pointer.ts';

/** Places of a form or a part that name a question that it does not have: pointers and tables, whoever wrote them. */
export function danglingIn(text: string): string[] {
  const document = JSON.parse(text) as Record<string, unknown>;
  const top = document.kind === 'part' ? '/properties' : '/data/properties';
  return [
    ...levelFaults(document, top, '/fields', '/rules', top),
    ...namesAt(document, top).flatMap((name) => {
      const cells = `${top}${step(name)}/items/properties`;
      const field = `/fields${step(name)}`;
      return levelFaults(document, cells, `${field}/fields`, `${field}/rules`, top);
    }),
    ...answersRead(document, '')
      .filter(([, name]) => !namesAt(document, top).includes(name))
      .map(([at]) => at),
    ...[
      '/load/answers',
      '/step/fields',
      ...under(document, '/steps', '/fields'),
      ...under(document, '/examples', '/answers'),
    ].flatMap((at) =>
      namesAt(document, at)
        .filter((name) => !namesAt(document, top).includes(name))
        .map((name) => at + step(name)),
    ),
  ];
}

function levelFaults(
  document: unknown,
  properties: string,
  fields: string,
  rules: string,
  top: string,
): string[] {
  const names = namesAt(document, properties);
  const bare = namesAt(document, fields)
    .filter((name) => !names.includes(name))
    .map((name) => fields + step(name));
  const ruled = under(document, rules, '').flatMap((rule) =>
    ['/show', '/require', '/limit'].flatMap((part) =>
      namesAt(document, rule + part)
        .filter((name) => !names.includes(name))
        .map((name) => rule + part + step(name)),
    ),
  );
  const siblings = names.flatMap((name) => {
    const at = fields + step(name);
    return ['kind', 'province', 'country'].flatMap((option) => {
      const value = read(document, `${at}/${option}`);
      return typeof value === 'string' && !names.includes(value) ? [`${at}/${option}`] : [];
    });
  });
  const lists = names.flatMap((name) => {
    const at = properties + step(name);
    const columns = namesAt(document, `${at}/items/properties`);
    return ['/distinct', '/shares/of'].filter((rule) => {
      const value = read(document, at + rule);
      return typeof value === 'string' && columns.length > 0 && !columns.includes(value);
    });
  });
  return [...(properties === top || names.length > 0 ? bare : []), ...ruled, ...siblings, ...lists];
}

const namesAt = (document: unknown, at: string): string[] => {
  const table = read(document, at);
  return isObject(table) ? Object.keys(table) : [];
};

const under = (document: unknown, at: string, then: string) =>
  namesAt(document, at).map((name) => at + step(name) + then);

/** Every `/answers/…` that is read, with the name of the question. */
function answersRead(value: unknown, at: string): [string, string][] {
  if (typeof value === 'string') {
    const [root, name] = value.startsWith('/answers/') ? segments(value) : [];
    return root === 'answers' && name !== undefined ? [[at, name]] : [];
  }
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, inner]) => answersRead(inner, at + step(name)));
}
