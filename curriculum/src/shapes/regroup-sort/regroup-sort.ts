import { tex } from '@skills-center/messages/values'
import { type Fraction, fractionPart, sizeOf } from '../../fractions/fraction.ts'
import { fractionsIn } from '../../fractions/fractions-in.ts'
import { around, hasToBreak, isLike, sizeOfSum, withWholes } from '../../fractions/mixed-sums.ts'
import { type FractionSum, properSum, resultOf, sumTex } from '../../fractions/sums.ts'
import { shown } from '../../fractions/written.ts'
import { sortValues } from '../sort-values/sort-values.ts'
import { say } from './messages.gen.ts'

interface Breaks {
  sums: FractionSum[]
  /** The number to compare results with (level 3). */
  near: number | null
  shuffle: number
}
const numerator = ([above, below]: Fraction): number => above % below

/** Must a whole be broken? Like pieces (level 1), unlike pieces (level 2); results compared with a number (level 3). */
export const needsRegroup = sortValues<Breaks>({
  id: 'needs-regrouping',
  thinking: 'classify',
  seconds: 60,
  standards: ['5.NF.A.1'],
  task: ({ sums, near }) =>
    `${near ?? 'breaks'} ${sums
      .map(({ sign, other: [, parts] }) => `${sign} ${parts}`)
      .toSorted((a, b) => a.localeCompare(b))
      .slice(0, 2)
      .join()}`,
  draw(random, level) {
    const near = level === 3 ? random.integer(2, 5) : null
    const sums = [true, true, false, false].map((is): FractionSum => {
      if (near !== null) return around(random, near, is)
      if (level === 2)
        return withWholes(random, properSum(random, 'minus', random.pick(['related', 'unlike'])), is)
      const parts = random.integer(4, 12)
      const [a = 1, b = 2] = random.sample(
        Array.from({ length: parts - 1 }, (_, at) => at + 1),
        2,
      )
      return withWholes(random, { sign: 'minus', one: [a, parts], other: [b, parts] }, is)
    })
    return { sums, near, shuffle: random.integer(0, 1e9) }
  },
  categories: ({ near }) =>
    near === null
      ? [say('yes'), say('no')]
      : [say('less', { near: tex(String(near)) }), say('more', { near: tex(String(near)) })],
  cards: ({ sums, near }) =>
    sums.map((sum) => {
      const [one, other] = [shown(fractionPart(sum.one)), shown(fractionPart(sum.other))]
      const told = { sum: tex(sumTex(sum)), one, other }
      if (near !== null) {
        const isMore = sizeOf(resultOf(sum)) > near
        return {
          tex: sumTex(sum),
          place: isMore ? 1 : 0,
          slips:
            sum.sign === 'minus' && !isMore
              ? [{ place: 1, misconception: 'fraction.smaller-from-larger', feedback: say('flips', told) }]
              : [],
          why: say(`why.${sum.sign}-${isMore ? 'more' : 'less'}`, { ...told, near }),
        }
      }
      const needs = hasToBreak(sum)
      const seems = numerator(sum.one) < numerator(sum.other)
      return {
        tex: sumTex(sum),
        place: needs ? 0 : 1,
        slips:
          !isLike(sum) && seems !== needs
            ? [
                {
                  place: seems ? 0 : 1,
                  misconception: 'fraction.judges-by-numerators',
                  feedback: say('numerators', { one, other }),
                },
              ]
            : needs
              ? [{ place: 1, misconception: 'fraction.smaller-from-larger', feedback: say('flips', told) }]
              : [],
        why: say(`why.${needs ? 'yes' : 'no'}`, told),
      }
    }),
  words: ({ near }) => ({
    stem: [near === null ? say('asks.break') : say('asks.near', { near })],
    hints: [
      say(`nudge.${near === null ? 'break' : 'near'}`),
      near === null ? say('hint.break') : say('hint.near', { near }),
    ],
    slip: {
      misconception: 'fraction.no-size-sense',
      feedback: say(`slip.${near === null ? 'break' : 'near'}`),
    },
  }),
  reads(card, { interaction }) {
    const [name = ''] = interaction.kind === 'sort' ? interaction.categories.map(({ text }) => text) : []
    const [near] = fractionsIn(name)
    const [left = '', right = ''] = card.split(' − ')
    if (near !== undefined) return sizeOfSum(card) > sizeOf(near) ? 1 : 0
    return sizeOfSum(left) % 1 < sizeOfSum(right) % 1 ? 0 : 1
  },
})
