import { numbersIn, plain, tidy, toNumber } from '#form'
import {
  asAmount,
  asDenominator,
  partForRest,
  wrongPlace,
  wrongWhole,
} from '#bugs/percent-parts/percent-part-bugs.ts'
import { partOf, percentAnswer, type PercentOf, restOf } from '#percents/percent-of.ts'
import { claimModel, faultsBy } from '#shapes/claim/claim.ts'
import { percentOfSteps } from '#solutions/percent-of/percent-of.ts'
import { say } from './messages.gen.ts'

const faults = faultsBy<PercentOf, 'denominator' | 'rest' | 'place' | 'whole' | 'amount'>(
  { denominator: asDenominator, rest: partForRest, place: wrongPlace, whole: wrongWhole, amount: asAmount },
  (id, who, { asks }) => say(id === 'whole' && asks === 'all' ? 'claim.known' : `claim.${id}`, { who }),
)

/** A part (level 1), a whole (level 2), a whole from what is left (level 3). */
export const findMistake = claimModel<PercentOf>({
  seconds: 60,
  standards: ['6.RP.A.3c'],
  task: ({ asks, percent }) => `${asks} ${percent < 10} ${percent < 50}`,
  kinds: {
    1: [
      {
        draw: (random) => ({
          asks: 'part',
          percent: random.pick([15, 20, 25, 30, 40, 60, 70, 80]),
          whole: 20 * random.integer(2, 20),
        }),
        faults: faults('denominator', 'rest'),
      },
      {
        draw: (random) => ({
          asks: 'part',
          percent: random.pick([2, 4, 5, 8]),
          whole: 50 * random.integer(1, 8),
        }),
        faults: faults('denominator', 'place', 'rest'),
        most: 60,
      },
    ],
    2: [
      {
        draw: (random) => ({
          asks: 'whole',
          percent: random.pick([20, 25, 30, 40, 60, 70, 75, 80]),
          whole: 20 * random.integer(2, 20),
        }),
        faults: faults('whole', 'rest', 'amount'),
      },
    ],
    3: [
      {
        draw: (random) => ({
          asks: 'all',
          percent: random.pick([20, 25, 30, 40, 60, 70, 75, 80]),
          whole: 20 * random.integer(2, 20),
        }),
        faults: faults('whole', 'rest', 'amount'),
      },
    ],
  },
  truth: percentAnswer,
  isSaid: (got) => Number.isInteger(tidy(toNumber(got) * 10)),
  printed: (its) => [its.percent, its.asks === 'part' ? its.whole : partOf(its)],
  words(its, _who, got) {
    const { asks, percent, whole } = its
    const shown = { percent, whole, part: partOf(its), rest: restOf(its) }
    const { hints, solution } = percentOfSteps(its)
    return {
      context: say(`claim.asks.${asks === 'percent' ? 'part' : asks}`, shown),
      said: say('claim.said', { n: toNumber(got) }),
      truth: say('claim.truth', { n: percentAnswer(its) }),
      hints,
      start: solution,
    }
  },
  reads({ stem }) {
    const [context = '', said = ''] = plain(stem).split('“')
    const [one = 0, other = 0] = numbersIn(context).map(({ value }) => value)
    const got = numbersIn(said)[0]?.value ?? 0
    if (/left|queda/.test(context)) {
      const [percent, rest] = [one, other]
      return {
        got,
        truth: (100 * rest) / (100 - percent),
        ways: [
          [/percent of what is left|porcentaje de lo que queda/, (rest * (100 + percent)) / 100],
          [/mixed up|confundió/, (100 * rest) / percent],
          [/as if it were|como si fuera/, rest + percent],
        ],
      }
    }
    if (/what number|qué número/.test(context)) {
      return {
        got,
        truth: (100 * one) / other,
        ways: [
          [/smaller number|número menor/, (one * other) / 100],
          [/mixed up|confundió/, (100 * one) / (100 - other)],
          [/as if it were|como si fuera/, one + other],
        ],
      }
    }
    return {
      got,
      truth: (one * other) / 100,
      ways: [
        [/divided|dividió/, other / one],
        [/mixed up|confundió/, other - (one * other) / 100],
        [/decimal/, (one * other) / 10],
      ],
    }
  },
})
