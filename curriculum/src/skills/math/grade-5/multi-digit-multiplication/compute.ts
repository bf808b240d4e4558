import { defineModel, mathIn, numbersIn, solved, tex, typed } from '#form'
import { bug } from '#bugs/bug.ts'
import {
  addsFactors,
  noRegrouping,
  noShift,
  productBugs,
  withoutRegrouping,
} from '#bugs/multiplication/product-bugs.ts'
import { valueOfTex } from '#exponents/powers.ts'
import {
  digitsOf,
  grouped,
  partsOf,
  plainTex,
  type Product,
  productOf,
  productTex,
  wholeOf,
} from '#multiplication/products.ts'
import { type Line, mistakeWords, wrongLine } from '#shapes/wrong-line/wrong-line.ts'
import {
  drawGroups,
  groupsAnswer,
  type LargeGroups,
  tellGroups,
} from '#situations/large-groups/large-groups.ts'
import { productSteps } from '#solutions/partial-products/partial-products.ts'
import { say } from './messages.gen.ts'

const standards = ['5.NBT.B.5']
const most = 100_000

/** Two digits times two (level 1), three times two (level 2), with a zero inside (level 3). */
export const multiply = defineModel<Product>({
  id: 'multiply',
  thinking: 'compute',
  seconds: 80,
  standards,
  bugs: productBugs,
  task: ({ a, b }) =>
    `${String(a).length} ${String(b).length} ${String(a).includes('0')} ${b > 50} ${a * b > 10_000}`,
  draw: (random, level) => ({
    a: level === 3 ? wholeOf(random, random.integer(3, 4), 'inside') : wholeOf(random, level + 1),
    b: wholeOf(random, 2),
  }),
  fits: (its) => productOf(its) < most,
  item: (its) => ({
    stem: [say('multiply.asks', { product: tex(productTex(its)) })],
    ...typed(its, { label: say('label'), key: productOf(its), bugs: productBugs }),
    ...productSteps(its),
  }),
  solve({ stem }) {
    const [a = 0, b = 0] = numbersIn(plainTex(mathIn(stem)[0] ?? '')).map(({ value }) => value)
    return solved.number(a * b)
  },
})

const theater: LargeGroups = { story: 'theater', asks: 'all', a: 46, b: 23, rest: 0, who: 'Ana' }
const left: LargeGroups = { ...theater, asks: 'left', rest: 58 }
/** What is left of a wrong product. */
const after = (its: LargeGroups, product: number | null): number | null =>
  product === null || product <= its.rest ? null : product - its.rest
const storyBugs = [
  bug<LargeGroups>({
    id: 'operations.stops-early',
    answer: (its) => (its.asks === 'left' ? productOf(its) : null),
    feedback: () => say('story.first'),
    example: [left, 1058],
  }),
  bug<LargeGroups>({
    ...addsFactors,
    answer: (its) => (its.asks === 'all' ? its.a + its.b : null),
    example: [theater, 69],
  }),
  ...[noShift, noRegrouping].map((each) =>
    bug<LargeGroups>({
      ...each,
      answer: (its) => {
        const got = each.answer(its)
        return after(its, typeof got === 'number' ? got : null)
      },
      example: [theater, each.example[1]],
    }),
  ),
]

/** Two-digit numbers (level 1), a three-digit number (level 2), what is left of the product (level 3). */
export const story = defineModel<LargeGroups>({
  id: 'story',
  thinking: 'use in a story',
  seconds: 90,
  standards,
  bugs: storyBugs,
  task: ({ story: id, asks }) => `${id} ${asks}`,
  draw: (random, level) =>
    drawGroups(
      random,
      level === 1 ? 'two' : level === 2 ? 'three' : random.pick(['two', 'two', 'three'] as const),
      level === 3 ? 'left' : 'all',
    ),
  fits: (its) => productOf(its) < most && its.a % 10 > 0 && its.b % 10 > 0,
  item(its) {
    const { hints, solution } = productSteps(its)
    const product = productOf(its)
    return {
      stem: [tellGroups(its)],
      ...typed(its, { label: say('label'), key: groupsAnswer(its), bugs: storyBugs }),
      hints: its.asks === 'left' ? [say('story.steps'), ...hints] : hints,
      solution:
        its.asks === 'left'
          ? [
              ...solution,
              say('story.then', {
                equation: tex(`${grouped(product)} − ${grouped(its.rest)} = ${grouped(groupsAnswer(its))}`),
              }),
            ]
          : solution,
    }
  },
  solve({ stem }) {
    const numbers = numbersIn(stem).map(({ value }) => value)
    const [groups = 0, each = 0, rest] = numbers
    if (rest === undefined) return solved.number(groups * each)
    return solved.number(groups * each - rest)
  },
})

/** `46 × 20 + 46 × 3`, as factors, and later as partial products. */
interface Sum extends Line {
  terms: number[]
}
const sumOf = (terms: readonly number[]): Sum => ({ line: terms.map(grouped).join(' + '), terms: [...terms] })
const splitOf = (a: number, terms: readonly number[]): Sum => ({
  line: terms.map((term) => productTex({ a, b: term })).join(' + '),
  terms: [...terms],
})
/** Added place by place, without what is regrouped. */
function addedWithoutRegrouping(terms: readonly number[]): number {
  const places = Math.max(...terms.map((term) => String(term).length))
  return Array.from({ length: places }, (_, place) => {
    const sum = terms.reduce((all, term) => all + (digitsOf(term)[place] ?? 0), 0)
    return (place === places - 1 ? sum : sum % 10) * 10 ** place
  }).reduce((all, each) => all + each, 0)
}

/** Two digits times two (level 1), three times two (level 2), two times three (level 3). */
export const findMistake = wrongLine<Product, Sum>({
  seconds: 75,
  standards,
  ...mistakeWords(say),
  task: ({ a, b }) => `${String(a).length} ${String(b).length} ${b % 10 > 5}`,
  steps: 3,
  draw: (random, level) => ({
    a: wholeOf(random, level === 2 ? 3 : 2),
    b: wholeOf(random, level === 3 ? 3 : 2),
  }),
  work: ({ a, b }) => ({
    start: { line: productTex({ a, b }), terms: [b] },
    steps: [
      {
        right: () => splitOf(a, partsOf(b)),
        // The tens digit as ones.
        wrong: () =>
          splitOf(
            a,
            partsOf(b).map((part, at) => (at === partsOf(b).length - 2 ? part / 10 : part)),
          ),
        move: () => say('mistake.split', { b, list: tex(partsOf(b).join(' + ')) }),
      },
      {
        right: ({ terms }) => sumOf(terms.map((term) => a * term)),
        wrong: ({ terms }) =>
          sumOf(terms.map((term, at) => (at === terms.length - 1 ? withoutRegrouping(a, term) : a * term))),
        move: () => say('mistake.multiply', { a }),
      },
      {
        right: ({ terms }) => sumOf([terms.reduce((all, each) => all + each, 0)]),
        wrong: ({ terms }) => sumOf([addedWithoutRegrouping(terms)]),
        move: () => say('mistake.add'),
      },
    ],
  }),
  truth: (its) => say('mistake.truth', { equation: tex(`${productTex(its)} = ${grouped(productOf(its))}`) }),
  means: (line) => String(valueOfTex(line.replaceAll(',', ''))),
})
