import { numeral } from '@skills-center/messages/format-value'
import { type Point, pointsIn, pointText } from '../equations/line.ts'
import type { Random } from '../random.ts'
import { type Mirror, offAxes, quadrantOf, reflected, swapped } from './quadrants.ts'

/** Quadrant names by number; index 0 means an axis. */
export const romans = ['', 'I', 'II', 'III', 'IV']

/** Two points as TeX, and the reflection that takes one to the other. */
export interface PairCard {
  kind: Mirror | 'none'
  one: string
  other: string
}

/** Halves and fourths as a fraction or a decimal. */
function formOf(value: number, isFraction: boolean): string {
  if (!isFraction || Number.isInteger(value)) return numeral(value)
  const denominator = Number.isInteger(value * 2) ? 2 : 4
  return String.raw`${value < 0 ? '−' : ''}\frac{${Math.abs(value) * denominator}}{${denominator}}`
}
const textOf = ([x, y]: Point, fractions: boolean): string =>
  fractions ? `(${formOf(x, true)}, ${formOf(y, true)})` : pointText([x, y])

/** Points in TeX texts, with fractions converted to numbers. */
export const pairsShown = (texts: readonly string[]): Point[] =>
  texts.flatMap((text) =>
    pointsIn(
      text.replaceAll(/\\frac\{(\d+)\}\{(\d+)\}/g, (_, top: string, bottom: string) =>
        String(Number(top) / Number(bottom)),
      ),
    ),
  )

/** Fourths and halves; swapping them is no reflection. */
function parts(random: Random): Point {
  const [x, y] = offAxes(random, 9)
  return Math.abs(x) === 2 * Math.abs(y) ? parts(random) : [x / 4, y / 2]
}

export function drawForms(random: Random, level: 1 | 2 | 3): { cards: PairCard[]; kinds: number } {
  const kinds = level === 1 ? 3 : 4
  const all = (['x', 'y', 'both', 'none'] as const).slice(0, kinds)
  const some = [...all, ...Array.from({ length: 5 - kinds }, () => random.pick(all))]
  return {
    kinds,
    cards: some.map((kind) => {
      const one = level === 3 ? parts(random) : offAxes(random, 9)
      const other = kind === 'none' ? swapped(one) : reflected[kind](one)
      const isFraction = level === 3 && random.chance(0.5)
      return { kind, one: textOf(one, isFraction), other: textOf(other, level === 3 && !isFraction) }
    }),
  }
}

interface QuadrantCard {
  text: string
  /** Its quadrant, or 0 on an axis; and the quadrant after swapping its coordinates. */
  place: number
  swapped: number
}
export interface Quadrants {
  kind: 'whole' | 'axes' | 'letters'
  /** The quadrant of (a, b); 0 if there are no variables. */
  from: number
  letters: string
  places: number[]
  cards: QuadrantCard[]
}

const cardOf = (text: string, point: Point): QuadrantCard => ({
  text,
  place: quadrantOf(point),
  swapped: quadrantOf(swapped(point)),
})

/** Five points; at level 2 some are on an axis, and two quadrants do not occur. */
export function drawNumbers(random: Random, level: 1 | 2): Quadrants {
  const places =
    level === 1 ? [1, 2, 3, 4] : [...random.sample([1, 2, 3, 4], 2).toSorted((one, other) => one - other), 0]
  const some = [...places, ...Array.from({ length: 5 - places.length }, () => random.pick(places))]
  const points: Point[] = some.map((place) => {
    const [x, y] = offAxes(random, 15)
    if (place === 0) return random.chance(0.5) ? [x, 0] : [0, y]
    return [place === 1 || place === 4 ? Math.abs(x) : -Math.abs(x), place < 3 ? Math.abs(y) : -Math.abs(y)]
  })
  const isRepeated = new Set(points.map(pointText)).size < points.length
  if (isRepeated) return drawNumbers(random, level)
  return {
    kind: level === 1 ? 'whole' : 'axes',
    from: 0,
    letters: '',
    places,
    cards: points.map((point) => cardOf(pointText(point), point)),
  }
}

const signs = ['(a, −b)', '(−a, b)', '(−a, −b)', '(b, a)', '(−b, a)', '(b, −a)', '(−b, −a)']
/** A sample point for a text with variables if (a, b) is in this quadrant; `first` is the variable for a. */
export function letterMeans(text: string, first: string, quadrant: number): Point {
  const a = quadrant === 1 || quadrant === 4 ? 1 : -1
  const b = quadrant < 3 ? 2 : -2
  const [x = 0, y = 0] = [...text.matchAll(/(−?)([a-z])/g)].map(
    ([, sign, letter]) => (sign === '' ? 1 : -1) * (letter === first ? a : b),
  )
  return [x, y]
}

/** The quadrants of other points that follow from the quadrant of one point with variables. */
export function drawLetters(random: Random): Quadrants {
  const from = random.integer(1, 4)
  const letters = random.pick(['ab', 'mn', 'pq', 'hk'])
  const [first = 'a', second = 'b'] = letters
  const cards = random
    .sample(signs, 4)
    .map((text) => text.replace(/[ab]/g, (letter) => (letter === 'a' ? first : second)))
  return {
    kind: 'letters',
    from,
    letters,
    places: [1, 2, 3, 4],
    cards: cards.map((text) => cardOf(text, letterMeans(text, first, from))),
  }
}
