import { tex } from '@skills-center/messages/values'
import { mixed, properFraction } from '../../fractions/fraction.ts'
import { type FractionProduct, productTex, someMixed } from '../../fractions/products.ts'
import { easierProduct, type ProductWay, sizeOfProducts } from '../../solutions/product-ways/product-ways.ts'
import type { Random } from '../../random.ts'
import { matchValues } from '../match-values/match-values.ts'
import { say } from './messages.gen.ts'

interface Ways {
  products: FractionProduct[]
  way: ProductWay
  shuffle: number
}
const wayAt = { 1: 'whole', 2: 'split', 3: 'trade' } as const

function drawProducts(random: Random, way: ProductWay): FractionProduct[] {
  const three = [0, 1, 2]
  if (way === 'trade') {
    return three.map(() => {
      const parts = random.integer(2, 5)
      return {
        one: mixed(random.integer(1, 4), properFraction(random, parts)),
        other: [parts * random.integer(2, 5), 1],
      }
    })
  }
  // All share the first factor, so that it does not give any match away.
  const one: FractionProduct['one'] =
    way === 'whole' ? [random.integer(3, 9), 1] : someMixed(random, 4, [2, 3, 4, 5])
  return three.map(() => ({ one, other: someMixed(random, 5, [2, 3, 4, 5, 6]) }))
}

/** Each product and its match in two short sentences; one equation for both would be too long. */
const solutionOf = ({ way, products }: Ways) => [
  say(`${way}.why`),
  ...products.map((each) =>
    say('each', { source: tex(productTex(each)), target: tex(easierProduct[way](each).right) }),
  ),
]

/** A whole and a part times a whole number (level 1), times a mixed number (level 2), with a factor moved (level 3). */
const asked = matchValues<Ways>({
  id: 'same-value',
  thinking: 'explain',
  seconds: 80,
  standards: ['5.NF.B.4b'],
  task: ({ way, products }) =>
    `${way} ${products
      .map(({ one, other }) => one[1] * other[1])
      .toSorted((a, b) => a - b)
      .slice(0, 2)
      .join()}`,
  draw(random, level) {
    const way = wayAt[level]
    return { way, products: drawProducts(random, way), shuffle: random.integer(0, 1e9) }
  },
  pairs: ({ way, products }) =>
    products.map((each, at) => {
      const { right, wrong } = easierProduct[way](each)
      return {
        source: productTex(each),
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
  others: ({ way, products: [first] }) =>
    first === undefined ? [] : easierProduct[way](first).wrong.map(({ line }) => line),
  words: ({ way }) => ({
    stem: [say('asks')],
    hints: [say(`${way}.nudge`), say(`${way}.hint`)],
    slip: { misconception: 'fraction.no-size-sense', feedback: say('slip') },
    why: [say(`${way}.why`)],
  }),
  means: (source) => Number(sizeOfProducts(source).toFixed(6)),
})

export const productWays: typeof asked = {
  ...asked,
  item: (values) => ({ ...asked.item(values), solution: solutionOf(values) }),
}
