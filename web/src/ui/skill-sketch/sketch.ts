/** The side of a drawing, which is square. */
export const side = 240
export const middle = side / 2

/** How a shape is drawn: a line, a fine line, a wash of color, or a filled accent. */
export type Ink = 'line' | 'fine' | 'wash' | 'accent'

/** A shape of a drawing: SVG path data in units of `side`, and its ink. */
export interface Shape {
  readonly ink: Ink
  readonly path: string
}

/** A drawing with the numbers for its caption. */
export interface Sketch {
  readonly shapes: readonly Shape[]
  readonly numbers: Readonly<Record<string, number>>
}

/** Pseudorandom numbers seeded by a text: the same text gives the same picture on every device. */
export interface Chance {
  /** From `low` up to `high`. */
  between: (low: number, high: number) => number
  /** A whole number from `low` to `high`, inclusive. */
  whole: (low: number, high: number) => number
  pick: <Value>(values: readonly [Value, ...Value[]]) => Value
}

/** Creates the generator: FNV-1a for the seed, mulberry32 for the numbers. */
export function chanceOf(text: string): Chance {
  let state = 0x811c9dc5
  for (const character of text) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const whole = (low: number, high: number) => low + Math.floor(next() * (high - low + 1))
  return {
    between: (low, high) => low + next() * (high - low),
    whole,
    pick: (values) => values[whole(0, values.length - 1)] ?? values[0],
  }
}

export type Point = readonly [x: number, y: number]

const short = (value: number) => String(Math.round(value * 10) / 10)
export const at = ([x, y]: Point): string => `${short(x)} ${short(y)}`

/** The point at a distance and direction from another; angles in radians, clockwise from the right. */
export const from = ([x, y]: Point, angle: number, length: number): Point => [
  x + Math.cos(angle) * length,
  y + Math.sin(angle) * length,
]

/** Straight lines through points. */
export const lines = (points: readonly Point[]): string => `M${points.map(at).join('L')}`

/** A smooth curve through points (Catmull-Rom, as cubic Bézier curves). */
export function curve(points: readonly Point[]): string {
  const [first] = points
  if (first === undefined) return ''
  const pointAt = (index: number): Point => points[Math.min(points.length - 1, Math.max(0, index))] ?? first
  const parts = points.slice(1).map((end, index) => {
    const [before, start, after] = [pointAt(index - 1), pointAt(index), pointAt(index + 2)]
    const out: Point = [start[0] + (end[0] - before[0]) / 6, start[1] + (end[1] - before[1]) / 6]
    const into: Point = [end[0] - (after[0] - start[0]) / 6, end[1] - (after[1] - start[1]) / 6]
    return `C${at(out)} ${at(into)} ${at(end)}`
  })
  return `M${at(first)}${parts.join('')}`
}

export const circle = (center: Point, radius: number): string => {
  const [x, y] = center
  const r = short(radius)
  return `M${at([x - radius, y])}a${r} ${r} 0 1 0 ${short(2 * radius)} 0a${r} ${r} 0 1 0 ${short(-2 * radius)} 0`
}

/** The whole numbers from 0 to `count` - 1. */
export const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index)
