import type { FigureOf } from '@skills-center/contract/figure'
import type { Quantity } from '@skills-center/messages/values'
import { type Exact, toNumber } from '../bugs/bug.ts'
import { calculate } from '../equations/exact.ts'
import type { Worded } from '../form/words.ts'
import { quantity } from '../units/units.ts'
import type { LengthUnit } from './boxes.ts'
import { say } from './messages.gen.ts'

/** A cylinder, a cone, or a sphere, for which the height is ignored. */
export interface RoundSolid {
  shape: 'cylinder' | 'cone' | 'sphere'
  radius: number
  height: number
  unit: LengthUnit
  given: 'radius' | 'diameter'
}

/** The volume as a multiple of π. */
export const piVolume = ({ shape, radius, height }: Pick<RoundSolid, 'shape' | 'radius' | 'height'>): Exact =>
  shape === 'sphere'
    ? calculate([4, 3], 'times', radius ** 3)
    : calculate(radius ** 2 * height, 'over', shape === 'cone' ? 3 : 1)
export const isWholeVolume = (its: RoundSolid): boolean => Number.isInteger(toNumber(piVolume(its)))

/** The given measurements: radius or diameter, and height. */
export const toldOf = ({
  radius,
  height,
  unit,
  given,
}: RoundSolid): { across: Quantity; high: Quantity } => ({
  across: quantity(given === 'radius' ? radius : 2 * radius, unit),
  high: quantity(height, unit),
})

export function roundFigure(its: RoundSolid): Worded<FigureOf<'solid'>> {
  const { shape, radius, height, given } = its
  const { across, high } = toldOf(its)
  const width = { [given]: say('of', { of: across }) }
  return {
    kind: 'solid',
    description: say(`round.${shape}`, { across, high, given }),
    body:
      shape === 'sphere'
        ? { shape, radius, labels: width }
        : { shape, radius, height, labels: { ...width, height: say('of', { of: high }) } },
  }
}

/** A solid of two round parts with the same radius. */
export interface RoundStack {
  kind: 'silo' | 'tower' | 'treat'
  radius: number
  /** Heights of the lower part, and of a cone on top. */
  height: number
  top: number
  unit: LengthUnit
}
/** The volume of each part as a multiple of π, from the bottom up. */
export const stackParts = ({ kind, radius, height, top }: RoundStack): [lower: Exact, upper: Exact] => [
  piVolume({ shape: kind === 'treat' ? 'cone' : 'cylinder', radius, height }),
  kind === 'tower'
    ? piVolume({ shape: 'cone', radius, height: top })
    : calculate(piVolume({ shape: 'sphere', radius, height: 0 }), 'over', 2),
]

export function stackFigure({ kind, radius, height, top, unit }: RoundStack): Worded<FigureOf<'solid'>> {
  const [across, low, high] = [quantity(radius, unit), quantity(height, unit), quantity(top, unit)]
  const of = (value: Quantity) => say('of', { of: value })
  const lower =
    kind === 'treat'
      ? ({ part: 'cone', radius, height, points: 'down' } as const)
      : ({ part: 'cylinder', radius, height } as const)
  const upper =
    kind === 'tower'
      ? ({ part: 'cone', radius, height: top, points: 'up' } as const)
      : ({ part: 'hemisphere', radius, points: 'up' } as const)
  return {
    kind: 'solid',
    description: say(`stack.${kind}`, { across, low, high }),
    body: {
      shape: 'stack',
      parts: [lower, upper],
      labels: { radius: of(across), heights: [of(low), kind === 'tower' ? of(high) : ''] },
    },
  }
}
