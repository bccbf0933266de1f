import fc from 'fast-check';

/**
 * Properties draw the same cases in every run, so that a red build says something about the change and
 * can be run again. `FC_SEED=random` draws others, another number those of that seed.
 */
const { FC_SEED = '20261120' } = process.env;
if (FC_SEED !== 'random') fc.configureGlobal({ seed: Number(FC_SEED) });

export { fc };
