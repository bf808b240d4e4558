import type { Figure, FigureOf } from '@skills-center/contract/figure'
import { type Fraction, plainMixed, sizeOf, times } from '../fractions/fraction.ts'
import type { Worded } from '../form/words.ts'
import { quantity } from '../units/units.ts'
import type { LengthUnit } from './boxes.ts'
import { say } from './messages.gen.ts'

/** A box with fractional edges. */
export interface FractionBox {
  length: Fraction
  width: Fraction
  height: Fraction
}
export const baseOf = ({ length, width }: FractionBox): Fraction => times(length, width)
export const spaceOf = (box: FractionBox): Fraction => times(baseOf(box), box.height)

/** A box with fractions as edge labels; an unknown height is a question mark. */
export function fractionBoxFigure(
  { length, width, height }: FractionBox,
  unit: LengthUnit,
  isHeightKnown = true,
): Worded<FigureOf<'prism'>> {
  const spoken = { unit: quantity(2, unit), length: plainMixed(length), width: plainMixed(width) }
  return {
    kind: 'prism',
    length: sizeOf(length),
    width: sizeOf(width),
    height: sizeOf(height),
    unit: '',
    cubes: false,
    labels: {
      length: plainMixed(length),
      width: plainMixed(width),
      height: isHeightKnown ? plainMixed(height) : say('unknown'),
    },
    description: isHeightKnown
      ? say('part-box', { ...spoken, height: plainMixed(height) })
      : say('part-box-unknown', spoken),
  }
}

function labelRead(label: string): Fraction | null {
  const [, whole = '0', numerator, denominator] = /^(?:(\d+) ?)?(?:(\d+)\/(\d+))?$/.exec(label) ?? []
  if (label === '' || label === '?') return null
  return numerator === undefined || denominator === undefined
    ? [Number(whole), 1]
    : [Number(whole) * Number(denominator) + Number(numerator), Number(denominator)]
}
/** The edges of a figure, from their labels; for solvers. */
export function edgesShown(figure: Figure | undefined): Fraction[] {
  if (figure?.kind !== 'prism') throw new TypeError('expects a box')
  const { length, width, height } = figure.labels
  return [length, width, height].map(labelRead).filter((each) => each !== null)
}
