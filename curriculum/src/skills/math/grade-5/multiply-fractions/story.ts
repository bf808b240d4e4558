import { defineModel, tex } from '#form'
import {
  askedOf,
  productStoryBugs as bugs,
  type ToldProduct,
} from '#bugs/fraction-products/product-story-bugs.ts'
import { type Fraction, mixedTex, sizeOf } from '#fractions/fraction.ts'
import { productOf, someMixed, somePart } from '#fractions/products.ts'
import { typedAmount } from '#fractions/written.ts'
import { person, someone } from '#people/people.ts'
import { measured, type MeasuredId, someMeasured } from '#situations/fraction-amounts/fraction-amounts.ts'
import { type ProductTelling, tellProduct } from '#situations/fraction-parts/fraction-parts.ts'
import { multiplied } from '#solutions/fraction-product/fraction-product.ts'
import { say } from './messages.gen.ts'

interface Story extends ToldProduct {
  situation: MeasuredId
  telling: ProductTelling
  who: string
}

const tellings = { 1: ['part', 'times'], 2: ['part'], 3: ['rest', 'times'] } as const

/** A part of an amount, or so many times an amount (levels 1 and 2); mixed numbers, or what is left (level 3). */
export const story = defineModel<Story>({
  id: 'story',
  thinking: 'use in a story',
  seconds: 70,
  standards: ['5.NF.B.6'],
  bugs,
  task: ({ situation, telling }) => `${situation} ${telling}`,
  draw(random, level) {
    const situation = someMeasured(random)
    const { parts, most } = measured[situation]
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
    const asks = telling === 'rest' ? 'rest' : 'product'
    return { asks, situation, telling, one, other, who: someone(random) }
  },
  fits: (told) => sizeOf(told.other) >= 0.25 && sizeOf(productOf(told)) <= 2 * measured[told.situation].most,
  item(told) {
    const { telling, situation, one, other } = told
    const { hints, solution } = multiplied(told)
    const rest = `${mixedTex(other)} − ${mixedTex(productOf(told))} = ${mixedTex(askedOf(told))}`
    return {
      stem: [tellProduct(situation, telling, { factor: one, amount: other, who: person(told.who) })],
      ...typedAmount(told, { key: askedOf(told), unit: measured[situation].unit, bugs }),
      hints: [say(`story.nudge.${telling}`), ...hints.slice(1)],
      solution: [
        say(`story.plan.${telling}`),
        ...solution.slice(0, -1),
        ...(telling === 'rest' ? [say('story.left', { equation: tex(rest) })] : []),
      ],
    }
  },
})
