import { tex } from '@skills-center/messages/values'
import { productTex, sumTex, type Term, typed } from '../math/sums-of-terms.ts'
import type { Random } from '../random.ts'

/** `by(slope x + constant) + more x + added`; subtracted parts are negative, missing parts are 0. */
export interface Grouped {
  letter: string
  by: number
  slope: number
  constant: number
  more: number
  added: number
  /** In parentheses, or as a rectangle with height `by`. */
  shown: 'group' | 'area'
}

const plus = (first: string, rest: string): string => (rest === '' ? first : `${first} + ${rest}`)

export const restTex = ({ letter, more, added }: Grouped): string => sumTex([more, letter], [added, ''])
const groupTex = ({ letter, by, slope, constant }: Grouped): string =>
  productTex(by, [slope, letter], [constant, ''])
export const groupedTex = (its: Grouped): string => plus(groupTex(its), restTex(its))
/** Multiplied out, followed by the other terms: `6x + 12 + 5x`. */
const openedTex = (its: Grouped): string => {
  const { letter, by, slope, constant } = its
  return plus(sumTex([by * slope, letter], [by * constant, '']), restTex(its))
}
/** As a sum of two terms: `11x + 12`. */
export const collectedTex = ({ letter, by, slope, constant, more, added }: Grouped): string =>
  sumTex([by * slope + more, letter], [by * constant + added, ''])

/** Its parts as message values. */
export const groupedTerms = (its: Grouped) => ({
  by: its.by,
  letter: tex(its.letter),
  constant: String(its.constant),
  first: tex(sumTex([its.slope, its.letter])),
  source: tex(groupedTex(its)),
  opened: tex(openedTex(its)),
  key: tex(collectedTex(its)),
})

/** `by` times these terms, which share no other factor; for an area, `by` is the given height. */
export interface Factored {
  by: number
  inside: Term[]
  shown: 'group' | 'area'
}

export const insideTex = ({ by, inside, shown }: Factored): string =>
  shown === 'area' ? sumTex(...inside) : productTex(by, ...inside)
export const termsTex = ({ by, inside }: Factored): string =>
  sumTex(...inside.map(([size, letter]): Term => [by * size, letter]))

/** Its parts as message values. */
export function factoredTerms(its: Factored) {
  const { by, inside } = its
  const [[first, letter], [last]] = [inside[0] ?? [1, ''], inside.at(-1) ?? [1, '']]
  return {
    by,
    sum: tex(termsTex(its)),
    key: tex(insideTex(its)),
    term: tex(sumTex([by * first, letter])),
    last: by * Math.abs(last),
    letter: tex(letter),
  }
}

/** The form that students type; a sum that cancels completely is 0. */
export const plainSum = (...terms: Term[]): string => typed(sumTex(...terms)) || '0'

export const secondLetter = (letter: string): string => (letter === 'x' || letter === 'y' ? 'z' : 'y')

export const greatestFactor = (one: number, other: number): number =>
  other === 0 ? Math.abs(one) : greatestFactor(other, one % other)

/** Two numbers from 2 on without a common factor. */
export function coprime(random: Random, most: number): [number, number] {
  const one = random.integer(2, most)
  const others = Array.from({ length: most - 1 }, (_, at) => at + 2)
  return [one, random.pick(others.filter((other) => greatestFactor(one, other) === 1))]
}
