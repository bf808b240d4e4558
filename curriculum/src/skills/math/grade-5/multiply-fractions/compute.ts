import { defineModel, tex } from '#form'
import { productBugs as bugs } from '#bugs/fraction-products/fraction-product-bugs.ts'
import { mixedTex, sizeOf } from '#fractions/fraction.ts'
import { fractionsIn, valueOfTex } from '#fractions/fractions-in.ts'
import {
  type FractionProduct,
  isReducible,
  productKind,
  productOf,
  productTex,
  shuffledProduct,
  someMixed,
  somePart,
} from '#fractions/products.ts'
import { solvedFraction, typedAmount } from '#fractions/written.ts'
import { mistakeWords, wrongLine } from '#shapes/wrong-line/wrong-line.ts'
import { multiplied } from '#solutions/fraction-product/fraction-product.ts'
import { type Factors, productWork } from '#solutions/fraction-product/product-work.ts'
import { showWork as showWorkOf } from '#shapes/show-work/show-work.ts'
import { say } from './messages.gen.ts'

/** A whole number and a fraction (level 1), two fractions (level 2), mixed numbers (level 3). */
export const compute = defineModel<FractionProduct>({
  id: 'compute',
  thinking: 'compute',
  seconds: 50,
  standards: ['5.NF.B.4a'],
  bugs,
  task: (product) => `${productKind(product)} ${sizeOf(productOf(product)) > 1 ? 'over 1' : 'under 1'}`,
  draw(random, level) {
    if (level === 1) return shuffledProduct(random, [random.integer(2, 12), 1], somePart(random))
    if (level === 2) return { one: somePart(random), other: somePart(random) }
    const other = random.chance(0.5) ? somePart(random) : someMixed(random, 2)
    return shuffledProduct(random, someMixed(random, 4), other)
  },
  item: (product) => ({
    stem: [say('compute.asks', { product: tex(productTex(product)) })],
    ...typedAmount(product, { key: productOf(product), bugs }),
    ...multiplied(product),
  }),
  solve({ stem }) {
    const [[a, b] = [0, 1], [c, d] = [0, 1]] = fractionsIn(stem)
    return solvedFraction(a * c, b * d)
  },
})

/** A whole number and a fraction (level 1), two fractions (level 2), a mixed number (level 3). */
export const findMistake = wrongLine<FractionProduct, Factors>({
  seconds: 60,
  standards: ['5.NF.B.4a'],
  ...mistakeWords(say),
  task: productKind,
  steps: 3,
  draw: (random, level) =>
    level === 1
      ? shuffledProduct(random, [random.integer(2, 9), 1], somePart(random))
      : { one: level === 2 ? somePart(random) : someMixed(random, 4), other: somePart(random) },
  fits: isReducible,
  work: productWork,
  truth: (product) =>
    say('mistake.truth', { equation: tex(`${productTex(product)} = ${mixedTex(productOf(product))}`) }),
  means: valueOfTex,
})

/** The same products, worked out line by line. */
export const showWork = showWorkOf<FractionProduct>({
  of: compute,
  seconds: 80,
  task: (product) => ({ kind: 'rewrite', given: productTex(product), form: 'value' }),
  bugs: ['multiplies-both-parts', 'mixed-number-as-product'],
})
