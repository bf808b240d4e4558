import type { FigureOf } from '@skills-center/contract/figure'
import { tidy } from '../bugs/bug.ts'
import { angleFigure, type AngleLayout, rightMark } from '../figures/angle-figure/angle-figure.ts'
import type { Worded } from '../form/words.ts'
import type { Random } from '../random.ts'

/**
 * Known angles and one that follows from them: two in a right angle or on a line, opposite or adjacent where lines
 * cross, three on a line, four around a point, by way of one vertical angle (`upright`) or two (`far`), one of six
 * between three lines.
 */
const layouts = {
  right: 'right',
  line: 'line',
  opposite: 'cross',
  beside: 'cross',
  three: 'line',
  turn: 'turn',
  upright: 'upright',
  far: 'upright',
  star: 'star',
} as const satisfies Record<string, AngleLayout>
export type SizedKind = keyof typeof layouts

export interface Sized {
  how: SizedKind
  known: number[]
}

const totals: Partial<Record<SizedKind, number>> = { right: 90, upright: 90, turn: 360 }
export const totalOf = ({ how }: Pick<Sized, 'how'>): number => totals[how] ?? 180
export const knownSum = ({ known }: Pick<Sized, 'known'>): number =>
  known.reduce((sum, each) => sum + each, 0)

export function sizeOf(its: Sized): number {
  if (its.how === 'opposite') return knownSum(its)
  return its.how === 'far' ? 90 + knownSum(its) : totalOf(its) - knownSum(its)
}

/** Sizes that are distinct in a drawing. */
export function drawSized(random: Random, how: SizedKind): Sized {
  const acute = (): number => random.integer(25, 80)
  switch (how) {
    case 'right':
    case 'upright':
    case 'far':
      return { how, known: [random.integer(22, 68)] }
    case 'line':
    case 'opposite':
    case 'beside':
      return { how, known: [random.pick([acute(), random.integer(100, 155)])] }
    case 'three':
    case 'star':
      return { how, known: [acute(), acute()] }
    case 'turn':
      return {
        how,
        known: [random.integer(40, 120), random.integer(40, 120), random.pick([90, acute() + 20])],
      }
  }
}

/**
 * Whether all sizes are different, none is too thin for its label, none is right by chance, and none is half of the
 * total.
 */
export function isClearSized(its: Sized): boolean {
  const key = sizeOf(its)
  const known = its.known.filter((each) => each !== 90)
  const isTwice = its.how === 'opposite'
  return (
    key >= 22 &&
    key <= 160 &&
    key !== 90 &&
    key !== 45 &&
    (isTwice || new Set([...known, key]).size === known.length + 1)
  )
}

/** The rotation of a drawing. */
export interface Turned {
  start: number
  order: number[]
  across: boolean[]
}
export const drawTurned = (random: Random, { known }: Sized): Turned => ({
  start: 10 * random.integer(0, 35),
  order: random.shuffle([...known, 0].map((_, at) => at)),
  across: [0, 1, 2].map(() => random.chance(0.5)),
})

const written = (size: number): string => (size === 90 ? rightMark : `${size}°`)

/** Sizes around the point, with the label of each. */
function sectorsOf(its: Sized & Turned): { size: number; label: string }[] {
  const { how, known, order, across } = its
  const [first = 0] = known
  const all = [...known.map((size) => ({ size, label: written(size) })), { size: sizeOf(its), label: '?' }]
  const inOrder = order.flatMap((at) => all[at] ?? [])
  const blank = (size: number) => ({ size, label: '' })
  const square = { size: 90, label: rightMark }
  const [here = { size: 0, label: '' }, asked = here] = all
  switch (layouts[how]) {
    case 'right':
    case 'line':
    case 'turn':
      return inOrder
    case 'cross': {
      const beside = 180 - first
      if (how === 'opposite') return [here, blank(beside), asked, blank(beside)]
      return across[0] === true
        ? [here, asked, blank(first), blank(beside)]
        : [here, blank(beside), blank(first), asked]
    }
    case 'upright':
      if (how === 'far') return [blank(90 - first), here, square, blank(90 - first), asked]
      return across[0] === true
        ? [blank(first), asked, square, here, blank(180 - first)]
        : [blank(90 - first), here, square, asked, blank(90 + first)]
    case 'star':
      return [true, false].flatMap((half) =>
        inOrder.map(({ size, label }, at) => (across[at] === half ? { size, label } : blank(size))),
      )
  }
}

export function sizedFigure(its: Sized & Turned): Worded<FigureOf<'angle'>> {
  const sectors = sectorsOf(its)
  return angleFigure({
    layout: layouts[its.how],
    start: its.start,
    sizes: sectors.map(({ size }) => tidy(size)),
    labels: sectors.map(({ label }) => label),
  })
}
