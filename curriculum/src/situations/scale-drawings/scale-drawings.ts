import type { Quantity, Text } from '@skills-center/messages/values'
import { tidy } from '../../bugs/bug.ts'
import { keysOf } from '../../keys-of.ts'
import type { Random } from '../../random.ts'
import { quantity, type UnitId } from '../../units/units.ts'
import { say } from './messages.gen.ts'

interface Ranges {
  small: 'inch' | 'centimeter'
  large: 'foot' | 'meter' | 'mile' | 'yard'
  /** What one unit of the drawing stands for. */
  scales: readonly number[]
  /** Realistic lengths of the real object. */
  real: readonly [least: number, most: number]
}
const stories = {
  map: { small: 'inch', large: 'mile', scales: [5, 10, 12, 15, 20], real: [10, 180] },
  plan: { small: 'inch', large: 'foot', scales: [3, 4, 5, 6], real: [12, 30] },
  garden: { small: 'centimeter', large: 'meter', scales: [2, 3, 4, 5], real: [8, 60] },
  whale: { small: 'inch', large: 'foot', scales: [2, 3, 4, 5], real: [30, 90] },
  bridge: { small: 'centimeter', large: 'meter', scales: [8, 10, 15, 20], real: [60, 400] },
  trail: { small: 'inch', large: 'mile', scales: [0.5, 1.5, 2, 2.5], real: [2, 15] },
  stage: { small: 'inch', large: 'foot', scales: [4, 5, 6, 8], real: [24, 64] },
  tower: { small: 'centimeter', large: 'meter', scales: [1.5, 2, 2.5, 4], real: [12, 45] },
  bus: { small: 'inch', large: 'foot', scales: [2, 2.5, 4, 5], real: [20, 45] },
} as const satisfies Record<string, Ranges>
export type DrawnId = keyof typeof stories
const rangesOf = (story: DrawnId): Ranges => stories[story]

/** A length in a drawing, and the scale. */
export interface Scaled {
  story: DrawnId
  asks: 'actual' | 'drawing' | 'scale'
  drawn: number
  scale: number
}
export const realOf = ({ drawn, scale }: Scaled): number => tidy(drawn * scale)
export const askedOf = (its: Scaled): number =>
  ({ actual: realOf(its), drawing: its.drawn, scale: its.scale })[its.asks]

export const smallUnit = (story: DrawnId, q: number): Quantity<UnitId> => quantity(q, rangesOf(story).small)
export const largeUnit = (story: DrawnId, q: number): Quantity<UnitId> => quantity(q, rangesOf(story).large)

/** The length in the drawing is a multiple of `by`. */
export function drawScaled(random: Random, asks: Scaled['asks'], by: number): Scaled {
  const story = random.pick(keysOf(stories))
  const { scales, real } = rangesOf(story)
  const scale = random.pick(scales)
  const drawn = by * random.integer(Math.ceil(real[0] / scale / by), Math.floor(real[1] / scale / by))
  return { story, asks, drawn, scale }
}
export function isTrue(its: Scaled): boolean {
  const [least, most] = rangesOf(its.story).real
  return (
    realOf(its) >= least &&
    realOf(its) <= most &&
    its.drawn > 1 &&
    its.drawn <= 24 &&
    its.scale !== 1 &&
    its.drawn !== its.scale &&
    Number.isInteger(realOf(its) * 4)
  )
}

export function tellScaled(its: Scaled): Text[] {
  const { story, asks, drawn, scale } = its
  const values = {
    small: smallUnit(story, 1),
    large: largeUnit(story, scale),
    drawn: smallUnit(story, drawn),
    real: largeUnit(story, realOf(its)),
  }
  if (asks === 'scale') return [say(`${story}.both`, values), say(`${story}.scale`, values)]
  return [say(`${story}.told`, values), say(`${story}.${asks}`, values)]
}
