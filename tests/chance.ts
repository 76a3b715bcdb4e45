import fc from 'fast-check';

// The same cases in every run, so that a red run is the work of a change; `npm run proof chance` goes looking for others.
fc.configureGlobal({ seed: Number(process.env.SEED ?? 20_240_101) });
