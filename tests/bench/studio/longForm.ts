/** The text of the contact form with so many questions, ten on a page, every tenth of them shown by the one before. */
export function longForm(questions: number): string {
  const names = Array.from({ length: questions }, (_, index) => `q${index}`);
  const pages = Array.from({ length: Math.ceil(questions / 10) }, (_, index) =>
    names.slice(index * 10, index * 10 + 10),
  );
  const shown = names.filter((_, index) => index % 10 === 9);
  return JSON.stringify({
    ...{ kind: 'form', id: 'contact', title: 'Un formulario largo' },
    data: {
      type: 'object',
      properties: Object.fromEntries(
        names.map((name, index) => [
          name,
          { type: 'string', title: `Pregunta ${index}`, maxLength: 80 },
        ]),
      ),
    },
    fields: Object.fromEntries(names.map((name) => [name, { widget: 'text' }])),
    steps: Object.fromEntries(
      pages.map((page, at) => [
        `page${at}`,
        {
          ...{ order: at, title: `Página ${at}` },
          fields: Object.fromEntries(page.map((name, order) => [name, order])),
        },
      ]),
    ),
    rules: Object.fromEntries(
      shown.map((name) => [
        name,
        {
          when: { at: `/answers/q${Number(name.slice(1)) - 1}`, present: true },
          show: { [name]: true },
        },
      ]),
    ),
    submit: { call: 'createIssue', label: 'Enviar' },
  });
}
