import { mixed, properFraction, wholePart } from '../../fractions/fraction.ts'
import { hasToBreak, likeDifference, sizeOfSum, unlikeMixed } from '../../fractions/mixed-sums.ts'
import { type FractionSum, sumTex } from '../../fractions/sums.ts'
import { type DifferenceWay, easierWay } from '../../solutions/difference-ways/difference-ways.ts'
import { matchValues } from '../match-values/match-values.ts'
import { say } from './messages.gen.ts'

interface Ways {
  sums: [FractionSum, FractionSum, FractionSum]
  way: DifferenceWay
  shuffle: number
}

const wayAt = { 1: 'break', 2: 'round', 3: 'parts' } as const

/** Break a whole (level 1), increase both numbers (level 2), subtract the second number in steps (level 3). */
export const sameValue = matchValues<Ways>({
  id: 'same-value',
  thinking: 'explain',
  seconds: 80,
  standards: ['5.NF.A.1'],
  task: ({ way, sums }) =>
    `${way} ${sums
      .map(({ one: [, parts] }) => parts)
      .toSorted((a, b) => a - b)
      .slice(0, 2)
      .join()}`,
  draw(random, level) {
    const way = wayAt[level]
    const first = level === 1 ? likeDifference(random, 9, 1) : unlikeMixed(random, 'minus', 9)
    // All subtract the same number, so that it does not give any match away.
    const again = (): FractionSum => ({
      ...first,
      one: mixed(
        random.integer(wholePart(first.other) + 2, 10),
        properFraction(random, first[level === 1 || random.chance(0.5) ? 'one' : 'other'][1]),
      ),
    })
    return { way, sums: [first, again(), again()], shuffle: random.integer(0, 1e9) }
  },
  // Ten pieces are right only where the pieces are tenths.
  fits: ({ sums }) =>
    sums.every((sum) => hasToBreak(sum) && sum.one[1] !== 10 && Math.max(sum.one[1], sum.other[1]) <= 12),
  pairs: ({ way, sums }) =>
    sums.map((sum, at) => {
      const { right, wrong } = easierWay[way](sum)
      return {
        source: sumTex(sum),
        target: right,
        slips:
          at > 0
            ? []
            : wrong.map(({ line, misconception }, index) => ({
                target: line,
                misconception,
                feedback: say(`${way}.${index === 0 ? 'first' : 'second'}`),
              })),
      }
    }),
  others: ({ way, sums: [first] }) => easierWay[way](first).wrong.map(({ line }) => line),
  words: ({ way }) => ({
    stem: [say('asks')],
    hints: [say(`${way}.nudge`), say(`${way}.hint`)],
    slip: { misconception: 'fraction.no-size-sense', feedback: say('slip') },
    why: [say(`${way}.why`)],
  }),
  means: (source) => Number(sizeOfSum(source).toFixed(6)),
})
