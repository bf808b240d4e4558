import { tidy } from '../bugs/bug.ts'
import { letters } from '../equations/one-step.ts'
import { sumTex, typed } from '../math/sums-of-terms.ts'
import type { Random } from '../random.ts'

/** A coefficient and a constant. */
export type Line = readonly [slope: number, constant: number]

/** Two linear expressions that are added or subtracted. */
export interface LinePair {
  letter: string
  one: Line
  other: Line
  operation: 'plus' | 'minus'
}

export const lineText = (letter: string, [slope, constant]: Line): string =>
  sumTex([tidy(slope), letter], [tidy(constant), '']) || '0'
/** The form that students type. */
export const plainLine = (letter: string, line: Line): string => typed(lineText(letter, line))

export const plusLine = ([s, c]: Line, [t, d]: Line): Line => [tidy(s + t), tidy(c + d)]
export const timesLine = (by: number, [s, c]: Line): Line => [tidy(by * s), tidy(by * c)]
export const signOf = ({ operation }: LinePair): 1 | -1 => (operation === 'plus' ? 1 : -1)
export const resultOf = (pair: LinePair): Line => plusLine(pair.one, timesLine(signOf(pair), pair.other))

export const pairTex = ({ letter, one, other, operation }: LinePair): string =>
  `(${lineText(letter, one)}) ${operation === 'plus' ? '+' : '−'} (${lineText(letter, other)})`
/** Without parentheses. */
export const openedPairTex = (pair: LinePair): string => {
  const [t, d] = timesLine(signOf(pair), pair.other)
  const [s, c] = pair.one
  return sumTex([s, pair.letter], [c, ''], [t, pair.letter], [d, ''])
}

const some = (random: Random, most: number, step: number): number =>
  (random.chance(0.5) ? 1 : -1) * tidy(random.integer(2, most) * step)

/** `step`: 1 for whole numbers, 0.5 or 0.25 for decimals. */
export function drawPair(random: Random, operation: 'plus' | 'minus', step: number): LinePair {
  const most = step === 1 ? 9 : 15
  return {
    letter: random.pick(letters),
    one: [some(random, most, step), some(random, 12, 1)],
    other: [some(random, most, step), some(random, 12, step === 1 ? 1 : 0.5)],
    operation,
  }
}

/** Whether no part cancels out, and signs matter. */
export const isClearPair = (pair: LinePair): boolean => {
  const [slope, constant] = resultOf(pair)
  return (
    slope !== 0 &&
    constant !== 0 &&
    [slope, ...[pair.one, pair.other].map(([s]) => s)].every((each) => Math.abs(each) !== 1) &&
    [...pair.one, ...pair.other].some((each) => each < 0)
  )
}

/** `added + by/over (slope x + constant) + more x`; missing parts are 0. */
export interface Scaled {
  letter: string
  by: number
  over: number
  inside: Line
  more: number
  added: number
}

export const factorTex = ({ by, over }: Pick<Scaled, 'by' | 'over'>): string => {
  const size = Math.abs(by)
  const sign = by < 0 ? '−' : ''
  if (over > 1) return String.raw`${sign}\frac{${size}}{${over}}`
  return size === 1 ? sign : `${sign}${size}`
}
export const scaledTex = (its: Scaled): string => {
  const { letter, inside, more, added } = its
  const group = `${factorTex(its)}(${lineText(letter, inside)})`
  const head =
    added === 0 ? group : `${added} ${group.startsWith('−') ? `− ${group.slice(1)}` : `+ ${group}`}`
  const tail = sumTex([more, letter])
  return more === 0 ? head : `${head} ${more < 0 ? `− ${tail.slice(1)}` : `+ ${tail}`}`
}
export const openedLine = ({ by, over, inside }: Scaled): Line => timesLine(by / over, inside)
export const scaledLine = (its: Scaled): Line => plusLine(openedLine(its), [its.more, its.added])
export const openedScaledTex = (its: Scaled): string => {
  const [s, c] = openedLine(its)
  return sumTex([its.added, ''], [s, its.letter], [c, ''], [its.more, its.letter])
}

/** A negative factor (level 1), a fraction (level 2), a subtracted product with more terms (level 3). */
export function drawScaled(random: Random, level: 1 | 2 | 3): Scaled {
  const n = (least: number, most: number): number =>
    (random.chance(0.5) ? 1 : -1) * random.integer(least, most)
  const its = { letter: random.pick(letters), over: 1, more: 0, added: 0 }
  if (level === 1) return { ...its, by: -random.integer(2, 9), inside: [n(2, 9), n(2, 9)] }
  if (level === 2) {
    const over = random.pick([2, 3, 4, 5])
    const by = random.pick([1, 1, over - 1, -1])
    return { ...its, over, by, inside: [over * n(2, 6), over * n(2, 6)] }
  }
  return {
    ...its,
    by: -random.integer(1, 6),
    inside: [n(2, 6), n(2, 9)],
    more: random.chance(0.5) ? n(1, 9) : 0,
    added: random.integer(2, 15),
  }
}
