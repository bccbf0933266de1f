import { MADRID } from '#/domain/dates/wallClock.ts';
import type { Words } from '../kernel/words.ts';
import { createSpeech } from './readSpeech.ts';

/** What the product itself says, with nothing of any release. */
export const productSpeech = createSpeech();

/** The same in Spanish, where nobody knows of which tenant a request is. */
export const spanishWords = (): Words => productSpeech.words('es', MADRID);
