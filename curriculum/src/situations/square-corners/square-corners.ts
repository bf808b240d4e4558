import type { Quantity, Text } from '@skills-center/messages/values'
import { keysOf } from '../../keys-of.ts'
import type { Random } from '../../random.ts'
import { quantity, type UnitId } from '../../units/units.ts'
import { say } from './messages.gen.ts'

interface Frame {
  unit: UnitId
  /** Sides and diagonal if all corners are right angles. */
  sizes: readonly (readonly [number, number, number])[]
}

/** Four-sided things with equal opposite sides, whose corners are checked by their diagonal. */
const frames = {
  window: {
    unit: 'inch',
    sizes: [
      [30, 40, 50],
      [24, 32, 40],
      [36, 48, 60],
    ],
  },
  deck: {
    unit: 'foot',
    sizes: [
      [9, 12, 15],
      [12, 16, 20],
      [8, 15, 17],
      [10, 24, 26],
    ],
  },
  garden: {
    unit: 'foot',
    sizes: [
      [6, 8, 10],
      [5, 12, 13],
      [8, 15, 17],
    ],
  },
  picture: {
    unit: 'inch',
    sizes: [
      [12, 16, 20],
      [18, 24, 30],
      [15, 20, 25],
    ],
  },
  goal: {
    unit: 'meter',
    sizes: [
      [15, 20, 25],
      [20, 21, 29],
      [24, 32, 40],
    ],
  },
  shelf: {
    unit: 'inch',
    sizes: [
      [30, 72, 78],
      [27, 36, 45],
      [24, 45, 51],
    ],
  },
  quilt: {
    unit: 'inch',
    sizes: [
      [48, 64, 80],
      [45, 60, 75],
      [54, 72, 90],
    ],
  },
  patio: {
    unit: 'meter',
    sizes: [
      [6, 8, 10],
      [9, 12, 15],
      [5, 12, 13],
    ],
  },
  stage: {
    unit: 'foot',
    sizes: [
      [20, 21, 29],
      [18, 24, 30],
      [15, 36, 39],
    ],
  },
} as const satisfies Record<string, Frame>
export type FrameId = keyof typeof frames
const frameIds = keysOf(frames)

export interface Corner {
  frame: FrameId
  sides: [number, number]
  /** The diagonal that right angles would give. */
  right: number
}
export function someCorner(random: Random): Corner {
  const frame = random.pick(frameIds)
  const [one, other, right] = random.pick<readonly [number, number, number]>(frames[frame].sizes)
  return { frame, sides: [one, other], right }
}
export const inFrame = (frame: FrameId, size: number): Quantity => quantity(size, frames[frame].unit)
/** “A window frame is 30 inches by 40 inches.” */
export const tellFrame = ({ frame, sides: [one, other] }: Corner): Text =>
  say(`${frame}.told`, { one: inFrame(frame, one), other: inFrame(frame, other) })
