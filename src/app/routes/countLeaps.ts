/** Addresses that lead on before a page is shown; nobody's way is longer. */
const MOST = 10;

/**
 * Lets outcomes of the guard through, and throws when too many addresses in a row lead on without a page between them:
 * documents that send people in a circle would otherwise keep the browser busy for ever.
 */
export function countLeaps(): <Outcome>(outcome: Outcome) => Outcome {
  let leaps = 0;
  return (outcome) => {
    leaps = typeof outcome === 'string' ? leaps + 1 : 0;
    if (leaps > MOST) {
      leaps = 0;
      throw new Error('The pages send to each other without end.');
    }
    return outcome;
  };
}
