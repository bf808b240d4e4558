import { type Exact, tidy } from '../bugs/bug.ts'
import type { Random } from '../random.ts'

/** Two known sides of a right triangle: both legs, or a leg and then the hypotenuse. */
export interface Sides {
  known: [number, number]
  asks: 'hypotenuse' | 'leg'
  /** The answer is rounded to the nearest tenth; otherwise it is whole. */
  isRounded: boolean
}

export const squared = (side: number): number => side * side

/** The square of the unknown side. */
export const insideOf = ({ known: [one, other], asks }: Pick<Sides, 'known' | 'asks'>): number =>
  asks === 'hypotenuse' ? squared(one) + squared(other) : squared(other) - squared(one)

const tenth = (value: number): number => Number(value.toFixed(1))
export const sideOf = (its: Sides): number => {
  const root = Math.sqrt(insideOf(its))
  return its.isRounded ? tenth(root) : tidy(root)
}
export const isWholeRoot = (inside: number): boolean => Number.isInteger(Math.sqrt(inside))

/** The legs, then the hypotenuse, with exact lengths. */
export const allSides = (its: Sides): [number, number, number] => {
  const missing = Math.sqrt(insideOf(its))
  const [one, other] = its.known
  return its.asks === 'hypotenuse' ? [one, other, missing] : [one, missing, other]
}

const basic = [
  [3, 4, 5],
  [5, 12, 13],
  [8, 15, 17],
  [20, 21, 29],
  [12, 35, 37],
  [7, 24, 25],
] as const

/** Right triangles with whole sides, at most `most` long, and not too thin to draw. */
export const triples = (most: number): [number, number, number][] =>
  basic.flatMap(([a, b, c]) =>
    [1, 2, 3, 4, 5, 6, 7, 8]
      .filter((by) => c * by <= most && b < 3.5 * a)
      .flatMap((by): [number, number, number][] => [
        [a * by, b * by, c * by],
        [b * by, a * by, c * by],
      ]),
  )

const kinds = ['hypotenuse', 'leg'] as const
export function drawWhole(random: Random, most = 60, asks = random.pick(kinds)): Sides {
  const [a, b, c] = random.pick(triples(most))
  return { known: asks === 'hypotenuse' ? [a, b] : [a, c], asks, isRounded: false }
}

export function drawRounded(random: Random, most = 24, asks = random.pick(kinds)): Sides {
  const [a, b] = [random.integer(3, most), random.integer(3, most)]
  const known: [number, number] = asks === 'hypotenuse' ? [a, b] : [Math.min(a, b), Math.max(a, b)]
  return { known, asks, isRounded: true }
}

/** One side is a root instead of a whole number. */
export function drawExact(random: Random): Sides {
  const asks = random.pick(kinds)
  const [one, more] = [random.integer(2, 12), random.integer(2, 12)]
  return { known: [one, asks === 'leg' ? one + Math.min(more, 5) : more], asks, isRounded: false }
}
export function isClearExact(its: Sides): boolean {
  const [a, b] = allSides(its)
  const isThin = Math.max(a, b) >= 3.5 * Math.min(a, b)
  return !isWholeRoot(insideOf(its)) && !isThin && its.known[0] !== its.known[1]
}

/** Whether the answer is not whole, the triangle not too thin, and the value not halfway between two tenths. */
export function isClearRounded(its: Sides): boolean {
  const [a, b] = allSides(its)
  const root = Math.sqrt(insideOf(its))
  const edge = Math.abs(((root * 10) % 1) - 0.5)
  return (
    insideOf(its) > 3 &&
    !isWholeRoot(insideOf(its)) &&
    edge > 0.05 &&
    tenth(root) % 1 !== 0 &&
    Math.max(a, b) < 3.5 * Math.min(a, b) &&
    its.known[0] !== its.known[1]
  )
}

/** √12 as 2√3: the factor before the root, and the number left under it. */
export function simplest(inside: number): { before: number; rest: number } {
  const before = Array.from({ length: Math.floor(Math.sqrt(inside)) }, (_, at) => at + 1).findLast(
    (each) => inside % squared(each) === 0,
  )
  return { before: before ?? 1, rest: inside / squared(before ?? 1) }
}
export const rootTex = (inside: number): string => String.raw`\sqrt{${inside}}`
export function simplestTex(inside: number): string {
  const { before, rest } = simplest(inside)
  if (rest === 1) return String(before)
  return before === 1 ? rootTex(inside) : `${before}${rootTex(rest)}`
}

/** The sum or difference of squares that gives the square of the unknown side: `3^2 + 4^2`. */
export const squaresTex = ({ known: [one, other], asks }: Pick<Sides, 'known' | 'asks'>): string =>
  asks === 'hypotenuse' ? `${one}^2 + ${other}^2` : `${other}^2 − ${one}^2`
export const workedTex = (its: Pick<Sides, 'known' | 'asks'>): string => {
  const [one, other] = its.known.map(squared)
  return `${squaresTex(its)} = ${its.asks === 'hypotenuse' ? `${one} + ${other}` : `${other} − ${one}`} = ${insideOf(its)}`
}

/** A wrong root; null for a negative radicand. */
export const rootOf = (inside: number): Exact | null => (inside > 0 ? tidy(Math.sqrt(inside)) : null)
