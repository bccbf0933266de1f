import { warning, type Check } from './context.ts';

/** A part is used by a form: only there is it judged, because what it may read depends on the form. */
export const checkUnusedParts: Check = ({ id }, { documents }) => {
  const isUsed = [...documents.values()].some(({ origins = [] }) =>
    origins.some(({ key }) => key === `part/${id}`),
  );
  return isUsed
    ? []
    : [warning('', `Ningún formulario usa la parte «${id}»: no se ha comprobado.`)];
};
