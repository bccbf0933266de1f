import type { components } from './contract.gen.ts';

/** A shared schema of the contract by name: `Schema<'Intervener'>`, `Schema<'OperationStatus'>`. */
export type Schema<Name extends keyof components['schemas']> = components['schemas'][Name];
