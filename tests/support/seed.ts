/**
 * Properties draw the same cases in every run, so that a red build says something about the change and
 * can be run again. `FC_SEED=random` draws others (`npm run bench -- fuzz` does). Set where fast-check
 * looks for its global parameters, because importing it in every test file would cost seconds.
 */
const { FC_SEED = '20261120' } = process.env;
if (FC_SEED !== 'random') {
  Object.assign(globalThis, {
    [Symbol.for('fast-check/GlobalParameters')]: { seed: Number(FC_SEED) },
  });
}
