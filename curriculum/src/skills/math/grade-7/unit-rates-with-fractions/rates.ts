import { defineModel, typedFraction } from '#form'
import {
  multiplies,
  partOfDivisor,
  rateBugs as bugs,
  upsideDown,
  useBugs,
} from '#bugs/fraction-rates/fraction-rate-bugs.ts'
import { ratePairs } from '#figures/rate-pairs/rate-pairs.ts'
import { type Fraction, fromPlain, over, sizeOf, times } from '#fractions/fraction.ts'
import { fractionsIn } from '#fractions/fractions-in.ts'
import { solvedFraction, typedAmount } from '#fractions/written.ts'
import { person } from '#people/people.ts'
import { claimModel, faultsBy } from '#shapes/claim/claim.ts'
import {
  amountOf,
  drawAsked,
  type FractionPace,
  nextAmountOf,
  partsOfPace,
  tell,
  unitsOf,
  yText,
} from '#situations/fraction-rates/fraction-rates.ts'
import { rateSolution, useRateSolution } from '#solutions/fraction-rate/fraction-rate.ts'
import { say } from './messages.gen.ts'

const sizeAt = { 1: 'unit', 2: 'part', 3: 'mixed' } as const

/** Per one of a unit fraction (level 1), of any fraction (level 2), the other way around with mixed numbers (level 3). */
export const findRate = defineModel<FractionPace>({
  id: 'find-rate',
  thinking: 'compute',
  seconds: 70,
  standards: ['7.RP.A.1'],
  bugs,
  task: ({ scene, asks, x }) => `${scene} ${asks} ${x[0] === 1}`,
  draw: (random, level) => drawAsked(random, sizeAt[level], level === 3 ? 'other' : 'one'),
  fits: (pace) => pace.asks === 'one' || partsOfPace(pace).key[1] <= 18,
  item(pace) {
    const { units, key, ...written } = rateSolution(pace)
    return {
      stem: [tell.told(pace, person(pace.who)), say('rate.asks', units)],
      ...typedFraction(pace, {
        label: say('rate.label'),
        after: say('rate.per', units),
        key: key[1] === 1 ? key[0] : key,
        bugs,
      }),
      ...written,
    }
  },
  solve({ stem, interaction }) {
    const [y = [1, 1], x = [1, 1]] = fractionsIn(stem)
    const [first = ''] = [...stem.matchAll(/⟧ (?:de )?(\p{L})/gu)].map(([, letter]) => letter)
    const asked = interaction.kind === 'fraction' ? interaction.after?.[0] : undefined
    return solvedFraction(...(asked === first ? over(y, x) : over(x, y)))
  },
})

const toAt = { 1: 'whole', 2: 'mixed', 3: 'mixed' } as const
const typedUse = (pace: FractionPace, key: Fraction) => {
  const { ys, xs } = unitsOf(pace.scene)
  return typedAmount(pace, { key, unit: (pace.asks === 'back' ? xs : ys).unit, bugs: useBugs })
}

/** From one pair to a whole amount (level 1), to an amount with parts (level 2), back to the other amount (level 3). */
export const useRate = defineModel<FractionPace>({
  id: 'use-rate',
  thinking: 'use in a story',
  seconds: 90,
  standards: ['7.RP.A.1'],
  bugs: useBugs,
  task: ({ scene, asks, next }) => `${scene} ${asks} ${next[1] === 1}`,
  draw: (random, level) =>
    drawAsked(random, level === 1 ? 'unit' : 'part', level === 3 ? 'back' : 'forward', toAt[level]),
  item(pace) {
    const who = person(pace.who)
    const { key, ...written } = useRateSolution(pace)
    return {
      stem: [tell.told(pace, who), pace.asks === 'back' ? tell.back(pace, who) : tell.forward(pace, who)],
      ...typedUse(pace, key),
      ...written,
    }
  },
})

/** The same in a table, with any fraction in its first row. */
export const rateTable = defineModel<FractionPace>({
  id: 'rate-table',
  thinking: 'read a figure',
  seconds: 80,
  standards: ['7.RP.A.1'],
  bugs: useBugs,
  task: ({ scene, asks, next }) => `${scene} ${asks} ${next[1] === 1}`,
  draw: (random, level) => drawAsked(random, 'part', level === 3 ? 'back' : 'forward', toAt[level]),
  item(pace) {
    const { scene, asks, x, next } = pace
    const units = unitsOf(scene)
    const { key, ...written } = useRateSolution(pace)
    return {
      stem: [say('table.asks', units)],
      figure: ratePairs(units, [
        [x, amountOf(pace)],
        asks === 'back' ? [null, nextAmountOf(pace)] : [next, null],
      ]),
      ...typedUse(pace, key),
      ...written,
    }
  },
  solve({ figure }) {
    if (figure?.kind !== 'table') throw new TypeError('expects a table')
    const [[x = '1', y = '1'] = [], [later = '', much = ''] = []] = figure.rows
    const rate = over(fromPlain(y), fromPlain(x))
    return solvedFraction(...(later === '?' ? over(fromPlain(much), rate) : times(fromPlain(later), rate)))
  },
})

const faults = faultsBy(
  { 'upside-down': upsideDown, multiplies, part: partOfDivisor },
  (id, who, { scene }) => say(`claim.${id}`, { who, ...unitsOf(scene) }),
)
const anyFault = faults('upside-down', 'multiplies', 'part')

/** Somebody’s rate: from a unit fraction (level 1), from any (level 2), from mixed numbers (level 3). */
export const findMistake = claimModel<FractionPace>({
  seconds: 75,
  standards: ['7.RP.A.1'],
  task: ({ scene }) => scene,
  kinds: {
    1: [{ draw: (random) => drawAsked(random, 'unit', 'one'), faults: faults('upside-down', 'multiplies') }],
    2: [{ draw: (random) => drawAsked(random, 'part', 'one'), faults: anyFault }],
    3: [{ draw: (random) => drawAsked(random, 'mixed', 'one'), faults: anyFault }],
  },
  truth: ({ rate }) => rate,
  isSaid: (got) => typeof got === 'number' || got[1] <= 24,
  printed: (pace) => [sizeOf(pace.x), sizeOf(amountOf(pace))],
  words(pace, who, got) {
    const { hints, solution, answer, units } = rateSolution(pace)
    const claimed: Fraction = typeof got === 'number' ? [got, 1] : got
    return {
      context: tell.told(pace, who),
      said: say('claim.said', { value: yText(pace.scene, claimed), xs: units.xs }),
      truth: say('claim.truth', { answer }),
      hints,
      start: solution.slice(0, -1),
    }
  },
  reads({ stem }) {
    const [y = [1, 1], x = [1, 1], got = [1, 1]] = fractionsIn(stem)
    const [amount, by] = [sizeOf(y), sizeOf(x)]
    return {
      got: sizeOf(got),
      truth: amount / by,
      ways: [
        [/wrong order|al revés/, by / amount],
        [/multipli/, amount * by],
        [/denominator|denominador/, amount * x[1]],
      ],
    }
  },
})
