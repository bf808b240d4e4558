import { tex } from '#form'
import {
  askedOf,
  productStoryBugs as bugs,
  type ToldProduct,
} from '#bugs/fraction-products/product-story-bugs.ts'
import { type Fraction, mixedTex, sizeOf } from '#fractions/fraction.ts'
import { productOf, someMixed, somePart } from '#fractions/products.ts'
import { someone } from '#people/people.ts'
import { measuredStory } from '#shapes/measured-story/measured-story.ts'
import { measured } from '#situations/fraction-amounts/fraction-amounts.ts'
import { type ProductTelling, tellProduct } from '#situations/fraction-parts/fraction-parts.ts'
import { multiplied } from '#solutions/fraction-product/fraction-product.ts'
import { say } from './messages.gen.ts'

const tellings = { 1: ['part', 'times'], 2: ['part'], 3: ['rest', 'times'] } as const

/** A part of an amount, or so many times an amount (levels 1 and 2); mixed numbers, or what is left (level 3). */
export const story = measuredStory<ToldProduct, ProductTelling>({
  seconds: 70,
  standards: ['5.NF.B.6'],
  bugs,
  draw(random, level, { parts, most }) {
    const telling = random.pick<ProductTelling>(tellings[level])
    const whole = (from: number, to: number): Fraction => [random.integer(from, to), 1]
    const isTimes = telling === 'times'
    const times = (): Fraction => (level === 1 ? whole(2, 6) : someMixed(random, 2, [2, 3, 4]))
    const one = isTimes ? times() : somePart(random, [2, 3, 4, 5, 6])
    const other =
      level === 3
        ? someMixed(random, most - 1, parts)
        : level === 2 || isTimes
          ? somePart(random, parts)
          : whole(2, most)
    return { asks: telling === 'rest' ? 'rest' : 'product', telling, one, other, who: someone(random) }
  },
  fits: (told) => sizeOf(told.other) >= 0.25 && sizeOf(productOf(told)) <= 2 * measured[told.situation].most,
  tell: ({ situation, telling, one, other }, who) => [
    tellProduct(situation, telling, { factor: one, amount: other, who }),
  ],
  key: askedOf,
  steps(told) {
    const { hints, solution } = multiplied(told)
    const rest = `${mixedTex(told.other)} − ${mixedTex(productOf(told))} = ${mixedTex(askedOf(told))}`
    const last = told.telling === 'rest' ? [say('story.left', { equation: tex(rest) })] : []
    return { hints, solution: [...solution.slice(0, -1), ...last] }
  },
  nudge: (telling) => say(`story.nudge.${telling}`),
  plan: (telling) => say(`story.plan.${telling}`),
})
