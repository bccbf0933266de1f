/**
 * Why the server cannot start, as one line for the person who starts it. `main.ts` prints the line
 * and exits with 1; any other error is a bug and prints its stack.
 */
export class StartProblem extends Error {
  override name = 'StartProblem';
}
