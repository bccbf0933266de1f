/** Turns the code of a reason into the Spanish sentence that a person reads. */
export type Sentence = (code: string, params?: Record<string, unknown>) => string;
