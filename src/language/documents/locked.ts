/** How a node is locked: whole, or in everything but its words. */
export type Locked = boolean | 'structure';
