import { escaped } from './xml.ts'

/** An axis to draw, in its own units. */
export interface PictureAxis {
  readonly from: number
  readonly to: number
  readonly step: number
  readonly label: string
}

/** A picture for other programs, and the position of each value on it. */
export interface AxisPicture {
  readonly svg: string
  readonly width: number
  readonly height: number
  /** In pixels from the left and from the top. */
  readonly place: (x: number, y: number) => readonly [number, number]
  /** The radius in pixels within which a tap counts for a place. */
  readonly reach: (snap: number) => number
}

const margin = 40
const longest = 640

const tidy = (value: number): number => Number(value.toPrecision(12))
const numeral = (value: number): string => String(tidy(value)).replace('-', '−')

const ticksOf = ({ from, to, step }: PictureAxis): number[] =>
  Array.from({ length: Math.floor((to - from) / step + 1e-9) + 1 }, (_, index) => tidy(from + index * step))

const line = (x1: number, y1: number, x2: number, y2: number, look: string): string =>
  `<line x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}" ${look}/>`
const words = (x: number, y: number, text: string): string =>
  `<text x="${x}" y="${y}" text-anchor="middle" font-family="sans-serif" font-size="14">${escaped(text)}</text>`

const strong = 'stroke="#1a1a1a" stroke-width="2"'
const faint = 'stroke="#c4c4c4" stroke-width="1"'

const picture = (width: number, height: number, inside: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="#ffffff"/>${inside.join('')}</svg>`

/** A number line with a numeral at every `every`-th step. */
export function numberLinePicture(axis: PictureAxis, every: number): AxisPicture {
  const [width, height, middle] = [longest, 100, 45]
  const across = (value: number) =>
    Math.round(margin + ((value - axis.from) / (axis.to - axis.from)) * (width - 2 * margin))
  const inside = [
    line(margin - 20, middle, width - margin + 20, middle, strong),
    ...ticksOf(axis).map((at) => line(across(at), middle - 8, across(at), middle + 8, strong)),
    ...ticksOf({ ...axis, step: every }).map((at) => words(across(at), middle + 28, numeral(at))),
  ]
  return {
    svg: picture(width, height, inside),
    width,
    height,
    place: (x) => [across(x), middle],
    reach: (snap) => reach((snap / (axis.to - axis.from)) * (width - 2 * margin)),
  }
}

/** At most half the distance to the next place, so that no two areas overlap, and no more than a thumb needs. */
const reach = (pixels: number): number => Math.max(1, Math.min(14, Math.floor(pixels / 2)))

/** A grid with both axes and the given points. */
export function planePicture(
  x: PictureAxis,
  y: PictureAxis,
  given: readonly { readonly at: readonly [number, number]; readonly label: string }[],
): AxisPicture {
  const inner = 480
  const scale = inner / Math.max(x.to - x.from, y.to - y.from)
  const width = Math.round((x.to - x.from) * scale) + 2 * margin
  const height = Math.round((y.to - y.from) * scale) + 2 * margin
  const across = (value: number) => Math.round(margin + (value - x.from) * scale)
  const down = (value: number) => Math.round(height - margin - (value - y.from) * scale)
  const zero = (axis: PictureAxis) => Math.max(axis.from, Math.min(axis.to, 0))
  const [left, right, top, bottom] = [across(x.from), across(x.to), down(y.to), down(y.from)]
  const inside = [
    ...ticksOf(x).map((at) => line(across(at), top, across(at), bottom, faint)),
    ...ticksOf(y).map((at) => line(left, down(at), right, down(at), faint)),
    line(left, down(zero(y)), right, down(zero(y)), strong),
    line(across(zero(x)), top, across(zero(x)), bottom, strong),
    ...ticksOf(x).map((at) => words(across(at), down(zero(y)) + 18, numeral(at))),
    ...ticksOf(y)
      .filter((at) => at !== 0)
      .map((at) => words(across(zero(x)) - 14, down(at) + 5, numeral(at))),
    words(right - 10, down(zero(y)) - 10, x.label),
    words(across(zero(x)) + 16, top - 10, y.label),
    ...given.flatMap(({ at: [px, py], label }) => [
      `<circle cx="${across(px)}" cy="${down(py)}" r="5" fill="#1a1a1a"/>`,
      words(across(px) + 12, down(py) - 10, label),
    ]),
  ]
  return {
    svg: picture(width, height, inside),
    width,
    height,
    place: (px, py) => [across(px), down(py)],
    reach: (snap) => reach(snap * scale),
  }
}
