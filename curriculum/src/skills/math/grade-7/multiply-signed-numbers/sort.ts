import { arranged, defineModel, math, mathIn, type Random, solved, tex, toNumber } from '#form'
import { unnumbered } from '#figures/signed-line/signed-line.ts'
import { sortValues } from '#shapes/sort-values/sort-values.ts'
import { lettered, type LetterPlaces } from '#signed/letters.ts'
import {
  negativesIn,
  over,
  productOf,
  productTex,
  readProduct,
  type SignedProduct,
  signedFactor,
  signsIn,
  times,
  valueOf,
} from '#signed/product.ts'
import { say } from './messages.gen.ts'

interface Products {
  products: SignedProduct[]
  /** The places of two letters, where the cards have letters. */
  at: LetterPlaces | null
  shuffle: number
}
const names = ['negative', 'zero', 'positive'] as const
const signOfValue = (product: SignedProduct): number => Math.sign(toNumber(valueOf(product)))

/** One card is 0, and four are not. */
function someProducts(random: Random, isLong: boolean): SignedProduct[] {
  const n = () => signedFactor(random, 12)
  const pair = () =>
    random.chance(0.5) ? productOf(n(), times(n())) : productOf(6 * n(), over(signedFactor(random, 3)))
  const long = () => productOf(n(), ...Array.from({ length: random.integer(2, 3) }, () => times(n())))
  const zero = isLong ? productOf(n(), times(0), times(n())) : productOf(0, random.pick([times, over])(n()))
  return [zero, ...Array.from({ length: 4 }, isLong ? long : pair)]
}
const someLetters = (random: Random, { p, q }: LetterPlaces): SignedProduct[] =>
  random.sample(
    [
      productOf(p, times(q)),
      productOf(p, times(p)),
      productOf(-p, times(q)),
      productOf(-p, times(-q)),
      productOf(p, times(-q)),
      productOf(q, over(p)),
      productOf(-q, over(p)),
      productOf(p, times(q), times(q)),
      productOf(p, times(p), times(q)),
      productOf(-p, times(p), times(q)),
    ],
    5,
  )

/** Whose thinking it is to give it the other sign. */
function slipOf(product: SignedProduct, shown: string) {
  const minuses = [...shown.matchAll(/−/g)].length
  const sign = signOfValue(product)
  const kind =
    sign === 0
      ? 'zero'
      : minuses > 0 && /[pq]/.test(shown) && (minuses % 2 === 0) !== sign > 0
        ? 'letters'
        : product.rest.length > 1
          ? 'many'
          : sign < 0
            ? 'different'
            : 'same'
  return { misconception: slips[kind], feedback: say(`sign.slip.${kind}`) }
}
const slips = {
  zero: 'signed.zero-factor',
  letters: 'signed.always-negative',
  many: 'signed.counts-signs',
  different: 'signed.different-signs',
  same: 'signed.negative-times-negative',
} as const

/** Products and quotients (level 1), several factors (level 2), two letters that are points of a number line (level 3). */
export const signOf = sortValues<Products>({
  id: 'sign-of',
  thinking: 'classify',
  seconds: 60,
  standards: ['7.NS.A.2a', '7.NS.A.2b', '7.NS.A.2c'],
  task: ({ products }) => products.map(signsIn).toSorted().join(),
  draw(random, level) {
    const shuffle = random.integer(0, 1e9)
    if (level < 3) return { products: someProducts(random, level === 2), at: null, shuffle }
    const at = { p: -random.integer(3, 12), q: random.integer(3, 12) }
    return { products: someLetters(random, at), at, shuffle }
  },
  fits: ({ products, at }) =>
    at === null ? products.slice(1).every((each) => negativesIn(each) > 0) : Math.abs(at.p) !== at.q,
  categories: ({ at }) =>
    names.filter((name) => at === null || name !== 'zero').map((name) => say(`sign.${name}`)),
  cards: ({ products, at }) =>
    products.map((product) => {
      const sign = signOfValue(product)
      const shown = at === null ? productTex(product) : lettered(productTex(product), at)
      return {
        tex: shown,
        place: at === null ? sign + 1 : (sign + 1) / 2,
        elsewhere: slipOf(product, shown),
        why: say('sign.so', {
          product: tex(shown),
          n: negativesIn(product),
          is: names[sign + 1] ?? '',
        }),
      }
    }),
  words({ at }) {
    const kind = at === null ? 'numbers' : 'letters'
    return {
      stem: [say(`sign.asks.${kind}`)],
      ...(at === null ? {} : { figure: unnumbered(at) }),
      hints: [say('sign.nudge'), say(`sign.hint.${kind}`)],
      slip: { misconception: 'signed.counts-signs', feedback: say('sign.slip.many') },
    }
  },
  reads(card, { figure }) {
    if (figure?.kind !== 'number-line') return Math.sign(readProduct(card)) + 1
    const at = Object.fromEntries(figure.points.map(({ label, at: place }) => [label, place]))
    const numbers = card.replaceAll(/−?[pq]/g, (found) => {
      const value = (found.startsWith('−') ? -1 : 1) * (at[found.replace('−', '')] ?? 0)
      return value < 0 ? `−${-value}` : String(value)
    })
    return (Math.sign(readProduct(numbers)) + 1) / 2
  },
})

/** A fraction with up to three minus signs: in front of it, in its numerator, in its denominator. */
type Signs = [front: boolean, top: boolean, bottom: boolean]
interface Fractions {
  /** Numerators and denominators, one for each option; the first is the given one. */
  parts: [top: string, bottom: string][]
  signs: Signs[]
  right: number
  shuffle: number
}
const all: Signs[] = [false, true].flatMap((front) =>
  [false, true].flatMap((top) => [false, true].map((bottom): Signs => [front, top, bottom])),
)
const isNegativeBy = (signs: Signs): boolean => signs.filter(Boolean).length % 2 === 1
const minus = (is: boolean): string => (is ? '−' : '')
const fractionTex = ([top, bottom]: [string, string], [front, above, below]: Signs): string =>
  String.raw`${minus(front)}\frac{${minus(above)}${top}}{${minus(below)}${bottom}}`

/** Fractions in numbers (level 1), quotients of different numbers (level 2), letters (level 3). */
export const sameFraction = defineModel<Fractions>({
  id: 'same-fraction',
  thinking: 'compare',
  seconds: 50,
  standards: ['7.NS.A.2b'],
  task: ({ signs, right }) => `${right} ${signs[0]?.join(' ')}`,
  draw(random, level) {
    const given = level === 1 ? ([true, false, false] satisfies Signs) : random.pick(all)
    const same = all.filter(
      (each) => isNegativeBy(each) === isNegativeBy(given) && each !== given && each.join() !== given.join(),
    )
    const other = all.filter((each) => isNegativeBy(each) !== isNegativeBy(given))
    const right = random.integer(2, 3)
    const signs = [given, ...random.sample(same, right), ...random.sample(other, 5 - right)]
    const [value, letters] = [random.integer(2, 9), random.pick(['pq', 'ab', 'mn', 'xy', 'cd', 'rs', 'uv'])]
    const one = random.pick([
      '1/2',
      '2/3',
      '3/4',
      '2/5',
      '3/5',
      '5/6',
      '3/7',
      '4/9',
      '7/8',
      '5/9',
      '2/7',
      '3/8',
    ])
    const bottoms = random.sample([2, 3, 4, 5, 6, 7, 8, 9], 6)
    const parts = signs.map((_, at): [string, string] => {
      if (level === 2) return [String(value * (bottoms[at] ?? 2)), String(bottoms[at] ?? 2)]
      const [top = '', bottom = ''] = level === 1 ? one.split('/') : [...letters]
      return [top, bottom]
    })
    return { parts, signs, right, shuffle: random.integer(0, 1e9) }
  },
  item({ parts, signs, right, shuffle }) {
    const texts = signs.map((each, at) => fractionTex(parts[at] ?? ['1', '2'], each))
    const [given = '', ...options] = texts
    const is = isNegativeBy(signs[0] ?? [false, false, false]) ? 'negative' : 'positive'
    const isLetters = /[a-z]/.test((parts[0] ?? []).join(''))
    return {
      stem: [say(isLetters ? 'same.asks.letters' : 'same.asks.numbers', { given: tex(given) })],
      ...arranged.choices(shuffle, {
        right: options.slice(0, right).map((each) => math(each)),
        wrong: options.slice(right).map((each) => ({
          text: math(each),
          misconception: 'signed.fraction-signs',
          feedback: say('same.look', { fraction: tex(each) }),
        })),
        missed: { misconception: 'signed.fraction-signs', feedback: say('same.missed') },
      }),
      hints: [say('same.nudge'), say('same.hint')],
      solution: [
        say('same.given', { given: tex(given), n: (signs[0] ?? []).filter(Boolean).length, is }),
        say('same.so', { is }),
      ],
    }
  },
  solve(shown) {
    const isOdd = (source: string): boolean => [...source.matchAll(/−/g)].length % 2 === 1
    const [given = ''] = mathIn(shown.stem)
    return solved.choices(shown, (text) => isOdd(text) === isOdd(given))
  },
})
