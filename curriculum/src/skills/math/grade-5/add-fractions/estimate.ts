import { defineModel, math, solved, tex, toNumber } from '#form'
import { addsAcross } from '#bugs/fraction-sums/fraction-sum-bugs.ts'
import { placeOf, sumAmong } from '#fractions/benchmarks.ts'
import { mixedTex, sizeOf } from '#fractions/fraction.ts'
import { valueOfTex } from '#fractions/fractions-in.ts'
import { type FractionSum, resultOf, sumTex } from '#fractions/sums.ts'
import { sortCards } from '#shapes/sort-cards/sort-cards.ts'
import { say } from './messages.gen.ts'

interface Estimates {
  sums: FractionSum[]
  /** Between which the results are sorted. */
  benchmarks: number[]
  shuffle: number
}

const [half, one] = [tex(String.raw`\frac{1}{2}`), tex('1')]
const nameOf = (place: number, { benchmarks }: Pick<Estimates, 'benchmarks'>) =>
  say(
    `estimate.${(benchmarks.length === 1 ? (['under-1', 'over-1'] as const) : (['under-half', 'between', 'over-1'] as const))[place] ?? 'over-1'}`,
    { half, one },
  )

/** Whether comparing both parts with one half is enough, or the sum is worked out. */
function reasonOf(
  { sign, one: first, other }: FractionSum,
  { benchmarks }: Estimates,
): 'over' | 'under' | 'worked' {
  const sizes = [sizeOf(first), sizeOf(other)]
  if (sign === 'plus' && sizes.every((each) => each >= 0.5)) return 'over'
  return sign === 'plus' && benchmarks.length === 1 && sizes.every((each) => each <= 0.5) ? 'under' : 'worked'
}

/** Sums compared with 1 (level 1), with one half and 1 (level 2), sums and differences (level 3); nothing is worked out. */
export const estimate = defineModel<Estimates>({
  id: 'estimate',
  thinking: 'classify',
  seconds: 60,
  standards: ['5.NF.A.2'],
  task: ({ sums, benchmarks }) =>
    `${benchmarks.length} ${sums
      .map(({ one: { 1: a }, other: { 1: b } }) => Math.max(a, b))
      .toSorted((a, b) => a - b)
      .join()}`,
  draw(random, level) {
    const benchmarks = level === 1 ? [1] : [0.5, 1]
    const signs = level === 3 ? (['plus', 'minus'] as const) : (['plus'] as const)
    const places = level === 1 ? [0, 0, 1, 1] : [0, 1, 2, random.integer(0, 2)]
    const sums = places.map((place) => sumAmong(random, benchmarks, place, signs))
    return { sums, benchmarks, shuffle: random.integer(0, 1e9) }
  },
  fits: ({ sums }) => new Set(sums.map(sumTex)).size === sums.length,
  item(values) {
    const { sums, benchmarks, shuffle } = values
    return {
      stem: [say('estimate.asks')],
      ...sortCards({
        shuffle,
        categories: [0, ...benchmarks].map((_, place) => nameOf(place, values)),
        cards: sums.map((sum) => ({
          text: math(sumTex(sum)),
          place: placeOf(sizeOf(resultOf(sum)), benchmarks),
          slips: [
            {
              place: placeOf(toNumber(addsAcross.gets(sum) ?? resultOf(sum)), benchmarks),
              misconception: addsAcross.id,
              feedback: addsAcross.says(sum),
            },
          ],
        })),
        slip: { misconception: 'fraction.no-size-sense', feedback: say('estimate.slip') },
      }),
      hints: [say('estimate.nudge'), say(`estimate.hint.${benchmarks.length === 1 ? 'one' : 'two'}`)],
      solution: sums.map((sum) => {
        const place = nameOf(placeOf(sizeOf(resultOf(sum)), benchmarks), values)
        const reason = reasonOf(sum, values)
        return reason === 'worked'
          ? say('estimate.why.worked', {
              equation: tex(`${sumTex(sum)} = ${mixedTex(resultOf(sum))}`),
              place,
            })
          : say(`estimate.why.${reason}`, { sum: tex(sumTex(sum)), place })
      }),
    }
  },
  solve: (shown) =>
    solved.sort(shown, (card) => {
      const [numerator = 0, denominator = 1] = valueOfTex(card).split('/').map(Number)
      const count = shown.interaction.kind === 'sort' ? shown.interaction.categories.length : 0
      return placeOf(numerator / denominator, count === 2 ? [1] : [0.5, 1])
    }),
})
