import type { FigureOf } from '@skills-center/contract/figure'
import type { Level } from '@skills-center/contract/ids'
import {
  angleFigure,
  type AngleLayout,
  anglesDrawn,
  rightMark,
} from '../figures/angle-figure/angle-figure.ts'
import type { Worded } from '../form/words.ts'
import type { Figure } from '../item.ts'
import type { Random } from '../random.ts'

type RelatedLayout = Extract<AngleLayout, 'cross' | 'upright' | 'star'>
export type Category = 'vertical' | 'complementary' | 'supplementary' | 'adjacent' | 'neither'

export const categoriesOf: Readonly<Record<RelatedLayout, readonly Category[]>> = {
  cross: ['vertical', 'supplementary'],
  upright: ['vertical', 'complementary', 'supplementary', 'neither'],
  star: ['vertical', 'adjacent', 'neither'],
}

/** Numbered angles around a point, and pairs of them to compare. */
export interface Related {
  layout: RelatedLayout
  start: number
  sizes: number[]
  /** The number in each angle; 0 for a right angle, which has its mark instead. */
  numbers: number[]
  pairs: [number, number][]
  shuffle: number
}

/** An angle by its starting direction and its size. */
interface Placed {
  from: number
  size: number
}
const turnOf = (one: Placed, other: Placed): number => (((other.from - one.from) % 360) + 360) % 360

function categoryOf(layout: RelatedLayout, one: Placed, other: Placed): Category {
  const turn = turnOf(one, other)
  if (turn === 180 && one.size === other.size) return 'vertical'
  if (layout === 'star')
    return turn === one.size || turnOf(other, one) === other.size ? 'adjacent' : 'neither'
  const sum = one.size + other.size
  return sum === 180 ? 'supplementary' : sum === 90 ? 'complementary' : 'neither'
}

export function categoryAt({ layout, sizes, numbers }: Related, pair: readonly number[]): Category {
  const [one, other] = pair.map((number) => {
    const at = numbers.indexOf(number)
    return { size: sizes[at] ?? 0, from: sizes.slice(0, at).reduce((sum, each) => sum + each, 0) }
  })
  if (one === undefined || other === undefined) throw new RangeError('Two angles make a pair')
  return categoryOf(layout, one, other)
}

function drawSizes(random: Random, layout: RelatedLayout): number[] {
  // Near 45° it is hard to see which angles are equal.
  const a = random.pick([random.integer(25, 36), random.integer(54, 65)])
  const b = random.integer(40, 75)
  if (layout === 'upright') return [a, 90 - a, 90, a, 180 - a]
  const half = layout === 'star' ? [a, b, 180 - a - b] : [a, 180 - a]
  return [...half, ...half]
}

/** Two lines (level 1), with a ray perpendicular to the first (level 2), three lines (level 3). */
export function drawRelated(random: Random, level: Level): Related {
  const layout = ({ 1: 'cross', 2: 'upright', 3: 'star' } as const)[level]
  const sizes = drawSizes(random, layout)
  const open = sizes.filter((size) => size !== 90).map((_, at) => at + 1)
  const names = random.shuffle(open)
  const pairs = open.flatMap((one) =>
    open.filter((other) => other > one).map((other): [number, number] => [one, other]),
  )
  return {
    layout,
    start: 10 * random.integer(0, 35),
    sizes,
    numbers: sizes.map((size) => (size === 90 ? 0 : (names.pop() ?? 0))),
    pairs: random.sample(pairs, 5),
    shuffle: random.integer(0, 1e9),
  }
}

/** Whether vertical angles are among the pairs, and all categories are used about equally. */
export function isClearRelated(its: Related): boolean {
  const met = new Set(its.pairs.map((pair) => categoryAt(its, pair)))
  return met.has('vertical') && met.size >= Math.min(3, categoriesOf[its.layout].length)
}

export const relatedFigure = ({ layout, start, sizes, numbers }: Related): Worded<FigureOf<'angle'>> =>
  angleFigure({
    layout,
    start,
    sizes,
    labels: numbers.map((number) => (number === 0 ? rightMark : String(number))),
  })

/** The category index of two numbered angles in a figure. */
export function categoryShown(figure: Figure | undefined, pair: readonly number[]): number {
  const drawn = anglesDrawn(figure)
  const layout = drawn.length === 5 ? 'upright' : drawn.length === 6 ? 'star' : 'cross'
  const [one, other] = pair.map((each) => drawn.find(({ label }) => label === String(each)))
  if (one === undefined || other === undefined) throw new TypeError('expects two numbered angles')
  return categoriesOf[layout].indexOf(categoryOf(layout, one, other))
}
