import { AsyncLocalStorage } from 'node:async_hooks';

/** Whose work something is, for sharing out what there is little of. */
export interface Asker {
  /** Id of the tenant. */
  tenant: string;
  /** The user, whatever sessions they have; for guests their address. */
  person: string;
}

const asking = new AsyncLocalStorage<Asker | undefined>();

/** Runs the work of a request in the name of who asked for it. */
export const inNameOf = <T>(asker: Asker | undefined, work: () => T): T => asking.run(asker, work);

/** Who asked for what runs here; nobody where the server does it by itself. */
export const currentAsker = (): Asker | undefined => asking.getStore();
