import { tex } from '@skills-center/messages/values'
import {
  type DecimalOperation,
  operationIn,
  operationTex,
  resultOf,
  withPlaces,
} from '../../decimals/operations.ts'
import { numberTex } from '../../equations/exact.ts'
import { sortValues } from '../sort-values/sort-values.ts'
import { say } from './messages.gen.ts'

interface Sizes {
  start: number
  operations: DecimalOperation[]
  shuffle: number
}
const isLess = (its: DecimalOperation): boolean => resultOf(its) < its.a
const names = [say('less'), say('more')]

/** Compare products (level 1), quotients (level 2), or both (level 3) with their first number. */
export const sortSizes = sortValues<Sizes>({
  id: 'sort-sizes',
  thinking: 'classify',
  seconds: 55,
  standards: ['6.NS.B.3'],
  task: ({ operations }) =>
    operations
      .map((its) => `${its.sign} ${isLess(its)}`)
      .toSorted()
      .join(),
  draw(random, level) {
    const start = withPlaces(random, 3, 60, 1)
    const operations = [0, 1, 2, 3, 4].map((at): DecimalOperation => {
      const sign = level === 1 ? 'times' : level === 2 ? 'over' : random.pick(['times', 'over'] as const)
      const isSmall = at < 2 || (at > 3 && random.chance(0.5))
      return { sign, a: start, b: withPlaces(random, isSmall ? 0 : 1, isSmall ? 1 : 8, random.integer(1, 2)) }
    })
    return { start, operations, shuffle: random.integer(0, 1e9) }
  },
  categories: () => names,
  cards: ({ operations }) =>
    operations.map((its) => ({
      tex: operationTex(its),
      place: isLess(its) ? 0 : 1,
      elsewhere: {
        misconception: 'decimal.times-makes-bigger',
        feedback: say(`look.${its.sign === 'times' ? 'times' : 'over'}`),
      },
      why: say(`why.${its.sign === 'times' ? 'times' : 'over'}.${its.b < 1 ? 'small' : 'large'}`, {
        expression: tex(operationTex(its)),
        b: tex(numberTex(its.b)),
      }),
    })),
  words: ({ start }) => ({
    stem: [say('asks', { start: tex(numberTex(start)) })],
    hints: [say('nudge'), say('hint')],
    slip: { misconception: 'decimal.times-makes-bigger', feedback: say('hint') },
  }),
  reads: (card) => (isLess(operationIn(card)) ? 0 : 1),
})
