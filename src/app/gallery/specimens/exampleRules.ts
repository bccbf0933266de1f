import type { FormValidator } from '#/engine/ports/validator.ts';
import { ASKED } from '#/language/notation/exampleDocuments.ts';

const known = new Map<string, Promise<FormValidator>>();

/**
 * The rules of a widget's example, compiled by the server as a release's are. Each place where the
 * example stands asks under a name of its own, so answers and issues are renamed on the way.
 */
export async function exampleRules(widget: string, name: string): Promise<FormValidator> {
  let coming = known.get(widget);
  if (!coming) known.set(widget, (coming = load(widget)));
  const create = await coming;
  return (runtime) => {
    const judge = create(runtime);
    const renamed = (root: unknown) => {
      const { answers, ...around } = root as { answers: Record<string, unknown> };
      const holds = judge({
        ...around,
        answers: Object.hasOwn(answers, name) ? { [ASKED]: answers[name] } : {},
      });
      renamed.errors = judge.errors?.map((error) => ({
        ...error,
        instancePath: error.instancePath.replace(`/answers/${ASKED}`, `/answers/${name}`),
      }));
      return holds;
    };
    renamed.errors = judge.errors;
    return renamed;
  };
}

async function load(widget: string): Promise<FormValidator> {
  const { default: rules } = (await import(
    /* @vite-ignore */ `/dev/gallery/rules/${widget}.js`
  )) as { default: FormValidator };
  return rules;
}
