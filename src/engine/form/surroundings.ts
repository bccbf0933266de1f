import { createContext, use, type ComponentType } from 'react';
import type { FrameProps } from '../ports/frameProps.ts';
import type { Source } from '../ports/source.ts';

/** What stands around the questions of a form: how blocks are drawn here, and the calls that feed them. */
export interface Surroundings {
  Frame?: ComponentType<FrameProps>;
  sources: Record<string, Source>;
}

const Around = createContext<Surroundings>({ sources: {} });

export const SurroundingsProvider = Around;
export const useSurroundings = (): Surroundings => use(Around);
