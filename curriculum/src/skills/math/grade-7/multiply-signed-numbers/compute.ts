import { defineModel, math, mathIn, type Random, solved, tex, toNumber, typed } from '#form'
import { groupBugs } from '#bugs/signed/group-bugs.ts'
import { type Missing, missingBugs, missingOf, productBugs } from '#bugs/signed/product-bugs.ts'
import { numberTex } from '#equations/exact.ts'
import { showWork as showWorkOf } from '#shapes/show-work/show-work.ts'
import { mistakeWords, wrongLine } from '#shapes/wrong-line/wrong-line.ts'
import {
  isTellingProduct,
  longProduct,
  over,
  partProduct,
  productOf,
  productTex,
  readProduct,
  type SignedProduct,
  signedFactor,
  signsIn,
  times,
  valueOf,
  wholeProduct,
} from '#signed/product.ts'
import {
  askedOfGroups,
  drawGroups,
  type SignedGroups,
  tellGroups,
} from '#situations/signed-groups/signed-groups.ts'
import { groupSteps, missingSteps, signThenSize } from '#solutions/signed-product/signed-product.ts'
import { say } from './messages.gen.ts'

const shown = (product: SignedProduct) => tex(productTex(product))
const worked = (product: SignedProduct) => tex(`${productTex(product)} = ${numberTex(valueOf(product))}`)

const isWhole = ({ first, rest }: SignedProduct): boolean =>
  [first, ...rest.map(({ value }) => value)].every(Number.isInteger)

/** Two whole numbers (level 1), decimals and fractions (level 2), three numbers (level 3). */
export const compute = defineModel<SignedProduct>({
  id: 'compute',
  thinking: 'compute',
  seconds: 40,
  standards: ['7.NS.A.2a', '7.NS.A.2b', '7.NS.A.2c'],
  standardsOf: ({ first, rest }) => {
    if (rest.length > 1 || !isWhole({ first, rest })) return ['7.NS.A.2c']
    return [rest[0]?.isDivisor === true ? '7.NS.A.2b' : '7.NS.A.2a']
  },
  bugs: productBugs,
  task: (product) => `${signsIn(product)} ${typeof product.first}`,
  draw: (random, level) => ({ 1: wholeProduct, 2: partProduct, 3: longProduct })[level](random),
  fits: (its, level) => isTellingProduct(its) && (level !== 2 || !isWhole(its)),
  item: (product) => ({
    stem: [say('compute.asks', { product: shown(product) })],
    ...typed(product, { label: say('compute.label'), key: valueOf(product), bugs: productBugs }),
    answer: math(numberTex(valueOf(product))),
    ...signThenSize(product),
  }),
  solve: ({ stem }) => solved.number(readProduct(mathIn(stem)[0] ?? '')),
})

/** The same products and quotients, worked out line by line. */
export const showWork = showWorkOf<SignedProduct>({
  of: compute,
  seconds: 70,
  task: (product) => ({ kind: 'rewrite', given: productTex(product), form: 'value' }),
  bugs: ['sign-lost', 'divides-without-inverting'],
})

const box = String.raw`\square`
const missingTex = ({ form, a, b, result }: Missing): string => {
  const [one, other, is] = [a, b, result].map((n) => numberTex(n))
  return {
    factor: String.raw`${one} \times ${box} = ${is}`,
    dividend: String.raw`${box} \div ${a < 0 ? `(${one})` : one} = ${is}`,
    divisor: String.raw`${one} \div ${box} = ${is}`,
    middle: String.raw`${one} \times ${box} \times ${b < 0 ? `(${other})` : other} = ${is}`,
  }[form]
}

/** A factor (level 1), a number of a quotient (level 2), one of three factors (level 3). */
export const missing = defineModel<Missing>({
  id: 'missing-number',
  thinking: 'work backwards',
  seconds: 45,
  standards: ['7.NS.A.2a', '7.NS.A.2b'],
  standardsOf: ({ form }) => [form === 'factor' || form === 'middle' ? '7.NS.A.2a' : '7.NS.A.2b'],
  bugs: missingBugs,
  task: ({ form, a, b, result }) => `${form} ${a < 0} ${b < 0} ${result < 0}`,
  draw(random, level) {
    const [a, key] = [signedFactor(random, level === 3 ? 6 : 12), signedFactor(random, level === 3 ? 6 : 12)]
    if (level === 1) return { form: 'factor', a, b: 1, result: a * key }
    if (level === 3) {
      const b = signedFactor(random, 5)
      return { form: 'middle', a, b, result: a * b * key }
    }
    return random.chance(0.5)
      ? { form: 'dividend', a, b: 1, result: key }
      : { form: 'divisor', a: a * key, b: 1, result: a }
  },
  fits: (its) =>
    [its.a, its.b, its.result].some((n) => n < 0) &&
    new Set([its.a, its.b, its.result, missingOf(its)].map(Math.abs)).size === 4,
  item: (its) => ({
    stem: [say('missing.asks', { equation: tex(missingTex(its)) })],
    ...typed(its, { label: say('missing.label'), key: missingOf(its), bugs: missingBugs }),
    ...missingSteps(its),
  }),
  solve({ stem }) {
    const [left = '', right = ''] = (mathIn(stem)[0] ?? '').split(' = ')
    const result = readProduct(right)
    const found = Array.from({ length: 401 }, (_, at) => at - 200).find((each) => {
      const filled = left.replace(box, each < 0 ? `(−${-each})` : String(each))
      return each !== 0 && Math.abs(readProduct(filled.replace(/^\((.*?)\)/, '$1')) - result) < 1e-9
    })
    return solved.number(found ?? 0)
  },
})

interface Pattern extends SignedProduct {
  /** By how much the first factor goes down from line to line. */
  step: number
  by: number
}
const lineOf = (factor: number, by: number) => worked(productOf(factor, times(by)))

/** Down to positive × negative (level 1), negative × negative (level 2), to a product that is not shown (level 3). */
export const pattern = defineModel<Pattern>({
  id: 'pattern',
  thinking: 'explain',
  seconds: 40,
  standards: ['7.NS.A.2a'],
  bugs: productBugs,
  task: ({ step, by }) => `${by > 0} ${step}`,
  draw(random, level) {
    const size = random.integer(4, 30) / random.pick([1, 2])
    const by = size * (level === 1 ? 1 : level === 2 ? -1 : random.pick([1, -1]))
    const step = level === 3 ? random.integer(2, 5) : 1
    return { ...productOf((level === 3 ? -2 : -random.integer(2, 6)) * step, times(by)), step, by }
  },
  fits: isTellingProduct,
  item(its) {
    const { step, by } = its
    const way = by > 0 ? 'down' : 'up'
    return {
      stem: [
        say('pattern.told'),
        ...[2, 1, 0].map((n) => say('pattern.line', { worked: lineOf(n * step, by) })),
        step > 1 ? say('pattern.far') : say('pattern.next', { product: shown(its) }),
      ],
      ...typed<Pattern>(its, { label: say('pattern.label'), key: valueOf(its), bugs: productBugs }),
      hints: [say('pattern.nudge'), say('pattern.hint', { way })],
      solution: [
        say('pattern.why', { step, change: Math.abs(step * by), way }),
        say('pattern.so', { worked: lineOf(-step, by) }),
        say('pattern.end', { worked: worked(its) }),
      ],
    }
  },
  solve({ stem }) {
    const [one = 0, two = 0] = mathIn(stem).map((line) => readProduct(line.split(' = ')[1] ?? ''))
    const asked = mathIn(stem)[3]
    // The factors go down by the same amount too.
    const lines = asked === undefined ? 4 : 2 - readProduct(asked.split(String.raw` \times`)[0] ?? '')
    return solved.number(one + lines * (two - one))
  },
})

/** The total change (level 1), the change each time (level 2), what it was before (level 3). */
export const story = defineModel<SignedGroups>({
  id: 'story',
  thinking: 'use in a story',
  seconds: 55,
  standards: ['7.NS.A.2a', '7.NS.A.2b'],
  standardsOf: ({ asks }) => [asks === 'each' ? '7.NS.A.2b' : '7.NS.A.2a'],
  bugs: groupBugs,
  task: (its) => `${its.story} ${its.asks} ${its.rate > 0}`,
  draw: (random, level) => drawGroups(random, ({ 1: 'total', 2: 'each', 3: 'ago' } as const)[level]),
  fits: ({ rate, times: n }) => Math.abs(rate) !== n,
  item(its) {
    const { told, unit, answer } = tellGroups(its)
    return {
      stem: [told],
      ...typed(its, { label: say('story.label'), after: unit, key: askedOfGroups(its), bugs: groupBugs }),
      answer,
      ...groupSteps(its),
    }
  },
})

interface Chain {
  kind: 'product' | 'quotient' | 'order'
  numbers: [number, number, number, number]
}
const write = (first: number, ...rest: number[]) => productOf(first, ...rest.map(times))

/** The lines of a chain, each with what it is where its step goes wrong. */
function linesOf({ kind, numbers: [a, b, c, d] }: Chain): [right: SignedProduct, wrong: SignedProduct][] {
  if (kind === 'order')
    return [
      [write(a, b, c), write(a, b, c)],
      [write(a, c, b), write(a, -c, b)],
      [write(a * c, b), write(-a * c, b)],
      [write(a * b * c), write(-a * b * c)],
    ]
  const isQuotient = kind === 'quotient'
  const start = isQuotient ? productOf(a * b, over(b), times(c), times(d)) : write(a, b, c, d)
  const first = isQuotient ? a : a * b
  return [
    [start, start],
    [write(first, c, d), write(-first, c, d)],
    [write(first * c, d), write(-first * c, d)],
    [write(first * c * d), write(-first * c * d)],
  ]
}
const moves = {
  product: ['first', 'next', 'last'],
  quotient: ['quotient', 'next', 'last'],
  order: ['swap', 'first', 'last'],
} as const

/** Four factors (level 1), a quotient first (level 2), factors in another order (level 3). */
export const findMistake = wrongLine<Chain, { line: string; at: number; flip: number }>({
  seconds: 60,
  standards: ['7.NS.A.2c'],
  ...mistakeWords(say),
  task: ({ kind, numbers }) => `${kind} ${numbers.map((n) => n < 0).join(' ')}`,
  steps: 3,
  draw(random: Random, level) {
    const kind = ({ 1: 'product', 2: 'quotient', 3: 'order' } as const)[level]
    const some = (most: number) => signedFactor(random, most)
    if (kind !== 'order') return { kind, numbers: [some(5), some(4), some(5), some(3)] }
    const [a, c] = random.pick([
      [4, 25],
      [5, 20],
      [2, 50],
      [5, 12],
      [2, 15],
      [4, 5],
    ] as const)
    const sign = () => (random.chance(0.5) ? 1 : -1)
    return { kind, numbers: [sign() * a, some(13), -c, 1] }
  },
  fits: ({ numbers, kind }) =>
    numbers.filter((n) => n < 0).length > 1 && (kind !== 'order' || numbers[1] % 10 !== 0),
  work(chain) {
    const lines = linesOf(chain)
    const line = (at: number, flip: number, isWrong: boolean) => {
      const [right, wrong] = lines[at] ?? [write(1), write(1)]
      const chosen = isWrong ? wrong : right
      // What went wrong above stays wrong below.
      const kept = flip < 0 ? { ...chosen, first: -toNumber(chosen.first) } : chosen
      return { line: productTex(kept), at, flip: isWrong ? -flip : flip }
    }
    return {
      start: line(0, 1, false),
      steps: moves[chain.kind].map((move, at) => ({
        right: ({ flip }) => line(at + 1, flip, false),
        wrong: ({ flip }) => line(at + 1, flip, true),
        move: () => say(`mistake.move.${move}`),
      })),
    }
  },
  truth: (chain) => say('mistake.truth', { worked: worked(linesOf(chain)[0]?.[0] ?? write(1)) }),
  means: (line) => readProduct(line).toFixed(4),
})
