import { tex, type Text, toNumber } from '#form'
import { addsAcross } from '#bugs/fraction-sums/fraction-sum-bugs.ts'
import { placeOf, sumAmong } from '#fractions/benchmarks.ts'
import { mixedTex, sizeOf } from '#fractions/fraction.ts'
import { sizeOfTex } from '#fractions/fractions-in.ts'
import { type FractionSum, resultOf, sumTex } from '#fractions/sums.ts'
import { sortValues } from '#shapes/sort-values/sort-values.ts'
import { say } from './messages.gen.ts'

interface Estimates {
  sums: FractionSum[]
  /** Between which the results are sorted. */
  benchmarks: number[]
  shuffle: number
}

const [half, one] = [tex(String.raw`\frac{1}{2}`), tex('1')]
const placesOf = ({ benchmarks }: Estimates) =>
  benchmarks.length === 1 ? (['under-1', 'over-1'] as const) : (['under-half', 'between', 'over-1'] as const)
const nameOf = (id: ReturnType<typeof placesOf>[number] = 'over-1'): Text =>
  say(`estimate.${id}`, { half, one })

/** Comparing both parts with one half is enough, or the sum is worked out. */
function whyOf(sum: FractionSum, { benchmarks }: Estimates, place: Text): Text {
  const sizes = [sizeOf(sum.one), sizeOf(sum.other)]
  const told = { sum: tex(sumTex(sum)), place }
  if (sum.sign === 'plus' && sizes.every((each) => each >= 0.5)) return say('estimate.why.over', told)
  if (sum.sign === 'plus' && benchmarks.length === 1 && sizes.every((each) => each <= 0.5)) {
    return say('estimate.why.under', told)
  }
  const equation = tex(`${sumTex(sum)} = ${mixedTex(resultOf(sum))}`)
  return say('estimate.why.worked', { equation, place })
}

/** Sums compared with 1 (level 1), with one half and 1 (level 2), sums and differences (level 3); nothing is worked out. */
export const estimate = sortValues<Estimates>({
  id: 'estimate',
  thinking: 'classify',
  seconds: 60,
  standards: ['5.NF.A.2'],
  task: ({ sums, benchmarks }) => {
    const largest = sums.map((sum) => Math.max(sum.one[1], sum.other[1]))
    return `${benchmarks.length} ${largest.toSorted((a, b) => a - b).join()}`
  },
  draw(random, level) {
    const benchmarks = level === 1 ? [1] : [0.5, 1]
    const signs = level === 3 ? (['plus', 'minus'] as const) : (['plus'] as const)
    const places = level === 1 ? [0, 0, 1, 1] : [0, 1, 2, random.integer(0, 2)]
    const sums = places.map((place) => sumAmong(random, benchmarks, place, signs))
    return { sums, benchmarks, shuffle: random.integer(0, 1e9) }
  },
  categories: (values) => placesOf(values).map(nameOf),
  cards: (values) =>
    values.sums.map((sum) => {
      const placed = (value: number) => placeOf(value, values.benchmarks)
      const place = placed(sizeOf(resultOf(sum)))
      const across = placed(toNumber(addsAcross.answer(sum) ?? resultOf(sum)))
      return {
        tex: sumTex(sum),
        place,
        slips: [{ place: across, misconception: addsAcross.id, feedback: addsAcross.feedback(sum) }],
        why: whyOf(sum, values, nameOf(placesOf(values)[place])),
      }
    }),
  words: ({ benchmarks }) => ({
    stem: [say('estimate.asks')],
    hints: [say('estimate.nudge'), say(`estimate.hint.${benchmarks.length === 1 ? 'one' : 'two'}`)],
    slip: { misconception: 'fraction.no-size-sense', feedback: say('estimate.slip') },
  }),
  reads(card, { interaction }) {
    const count = interaction.kind === 'sort' ? interaction.categories.length : 0
    return placeOf(sizeOfTex(card), count === 2 ? [1] : [0.5, 1])
  },
})
