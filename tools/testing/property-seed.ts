import { configureGlobal } from 'fast-check'

// Property tests use the same examples in every run, so that a failure comes from a change and not from chance.
// `PROPERTY_SEED=7 npm test` uses others; a failing property prints its seed and path.
const seed = Number(process.env['PROPERTY_SEED'] ?? 1)
if (!Number.isInteger(seed)) throw new TypeError('PROPERTY_SEED must be a whole number')
configureGlobal({ seed })
