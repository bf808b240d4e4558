import { configureGlobal } from 'fast-check'

// Property tests draw the same examples in every run, so that a run fails for what changed and not by luck.
// `PROPERTY_SEED=7 npm test` draws others; a failing property prints its seed and its path.
const seed = Number(process.env['PROPERTY_SEED'] ?? 1)
if (!Number.isInteger(seed)) throw new TypeError('PROPERTY_SEED must be a whole number')
configureGlobal({ seed })
