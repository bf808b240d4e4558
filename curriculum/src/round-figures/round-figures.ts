import type { FigureOf } from '@skills-center/contract/figure'
import { type Quantity, tex, type Tex } from '@skills-center/messages/values'
import { tidy } from '../bugs/bug.ts'
import type { Worded } from '../form/words.ts'
import { quantity, type UnitId } from '../units/units.ts'
import { say } from './messages.gen.ts'

/** Units of length, each with its unit of area. */
export const squareOf = { inch: 'square-inch', foot: 'square-foot', meter: 'square-meter' } as const
export type LengthUnit = keyof typeof squareOf

/** Uses 3.14 for π. */
export const timesPi = (multiple: number): number => tidy(3.14 * multiple)
/** Tolerance that accepts a calculator's π, or 22/7, for this value. */
export const nearPi = (value: number): string => String(tidy(value * 0.0015))
export const piTex = (multiple: number): Tex => tex(`${multiple}\\pi`)
export const square = (q: number, unit: LengthUnit): Quantity<UnitId> => quantity(q, squareOf[unit])

/** A circle with its radius or diameter drawn and labeled. */
export function circleFigure(its: {
  radius: number
  unit: LengthUnit
  given: 'radius' | 'diameter'
}): Worded<FigureOf<'circle'>> {
  const { radius, unit, given } = its
  const of = quantity(given === 'radius' ? radius : 2 * radius, unit)
  return {
    kind: 'circle',
    fill: 'soft',
    center: '',
    points: [
      { id: 'p', at: 20, label: '' },
      { id: 'q', at: 200, label: '' },
    ],
    segments: [{ from: given === 'radius' ? 'center' : 'q', to: 'p', label: say('of', { of }) }],
    description: say(given, { of }),
  }
}
