import { useEffect, useState } from 'react';
import type { LoadedForm } from '#/engine/ports/loadedForm.ts';
import { usePorts } from '#/engine/ports/ports.tsx';

/** A form of the release, as soon as it is here; a failure to bring it is thrown while drawing. */
export function useLoadedForm(id: string): LoadedForm | undefined {
  const { form } = usePorts();
  const [state, setState] = useState<{ form?: LoadedForm; failure?: unknown }>({});
  useEffect(() => {
    let gone = false;
    form(id).then(
      (loaded) => gone || setState({ form: loaded }),
      (failure: unknown) => gone || setState({ failure }),
    );
    return () => void (gone = true);
  }, [form, id]);
  if (state.failure) throw state.failure;
  return state.form;
}
