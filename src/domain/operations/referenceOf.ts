/** Reference of an operation as people quote it: the first letters of its id. */
export const referenceOf = (uuid: string): string => uuid.slice(0, 8).toUpperCase();
