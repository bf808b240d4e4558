import { asksFrom, claimsFrom, orderingsFrom, recordsFrom } from '#shapes/records/records-from.ts'
import { say } from './messages.gen.ts'

/** Newtons that a gram weighs, rounded. */
const gram = 0.01

export const balls = recordsFrom(say, {
  id: 'balls',
  columns: ['mass', 'time', 'force'],
  /**
   * Grams, milliseconds of contact, and newtons of average force in a hard hit: mass × change of velocity ÷ time of contact,
   * for typical hits (times of contact after Cross 1999 and 2011), rounded.
   */
  values: {
    golf: [46, 0.5, 6400],
    tennis: [57, 5, 570],
    baseball: [145, 0.7, 16000],
    soccer: [430, 9, 1300],
    volleyball: [270, 10, 540],
    pingpong: [2.7, 1, 40],
    squash: [24, 4, 240],
    pool: [170, 1.2, 1400],
    basketball: [620, 15, 500],
  },
  name: 'ball',
  shown: 5,
})

const force = ([, , newtons = 1]: readonly number[]): number => newtons
const perGram = ([grams = 1, , newtons = 1]: readonly number[]): number => newtons / grams
const weights = (values: readonly number[]): number => perGram(values) / gram

export const ballAsks = asksFrom(say, 'ask', {
  1: [
    {
      kind: 'formula',
      column: 2,
      ask: 'back',
      label: 'label-back',
      after: 'N',
      find: force,
      slips: [
        { find: 0, misconception: 'reading.wrong-series', told: 'mass' },
        { find: (values) => force(values) / 2, misconception: 'forces.bigger-pushes-harder', told: 'half' },
      ],
      hints: ['force', 'pair'],
      so: ({ cells: [, , newtons = ''] }) => [
        say('ask.so-force', { newtons }),
        say('ask.so-pair', { newtons }),
      ],
    },
    { kind: 'gap', column: 1, ask: 'gap', label: 'label-gap', after: 'ms' },
  ],
  2: [{ kind: 'times', column: 2, ask: 'times', label: 'label-times' }],
  3: [
    {
      kind: 'formula',
      column: 2,
      ask: ({ one }) => say('ask.weights', { one, gram }),
      label: 'label-weights',
      find: weights,
      slips: [
        { find: perGram, misconception: 'data.stops-early', told: 'grams' },
        { find: (values) => 1 / weights(values), misconception: 'ratio.turned', told: 'turned' },
        { find: ([grams = 1]) => gram * grams, misconception: 'data.stops-early', told: 'weight' },
      ],
      hints: [say('ask.hint-weight', { gram }), 'fit'],
      so: ({ value, isExact, cells: [grams = '', , newtons = ''] }) => [
        say('ask.so-weight', { gram, grams }),
        say('ask.so-weights', { newtons, gram, grams, value, is: isExact ? 'exact' : 'rounded' }),
      ],
    },
  ],
})

export const ballClaims = claimsFrom(say, 'claim', {
  more: [
    { column: 0, statement: 'mass' },
    { column: 1, statement: 'time' },
    { column: 2, statement: 'force' },
  ],
  twice: { column: 2, statement: 'twice' },
  pattern: { columns: [1, 2], same: 'same', opposite: 'opposite' },
  untold: ['no-spin', 'no-bounce', 'no-far'],
})

export const ballOrders = orderingsFrom(say, 'order', {
  1: {
    asks: 'time',
    by: 1,
    first: 'short',
    last: 'long',
    slip: { by: 0, misconception: 'reading.wrong-series', told: 'mass' },
  },
  2: {
    asks: 'back',
    by: 2,
    first: 'weak',
    last: 'strong',
    slip: { by: 0, misconception: 'forces.bigger-pushes-harder', told: 'mass' },
  },
  3: {
    asks: 'change',
    by: perGram,
    first: 'slow',
    last: 'fast',
    slip: { by: 2, misconception: 'forces.force-alone', told: 'force' },
  },
})
