import type { FigureOf } from '@skills-center/contract/figure'
import { rows, type Quantity, type Text } from '@skills-center/messages/values'
import type { Worded } from '../form/words.ts'
import type { Random } from '../random.ts'
import { quantity } from '../units/units.ts'
import { say } from './messages.gen.ts'

/** Units of length, each with its unit of volume. */
export const cubicOf = {
  inch: 'cubic-inch',
  foot: 'cubic-foot',
  centimeter: 'cubic-centimeter',
  meter: 'cubic-meter',
} as const
export type LengthUnit = keyof typeof cubicOf
export const lengthUnits = ['inch', 'foot', 'centimeter', 'meter'] as const

export interface Box {
  length: number
  width: number
  height: number
}
export const layerOf = ({ length, width }: Box): number => length * width
export const volumeOf = (box: Box): number => layerOf(box) * box.height
export const edgeSum = ({ length, width, height }: Box): number => length + width + height
export const surfaceOf = ({ length, width, height }: Box): number =>
  2 * (length * width + length * height + width * height)

/** A box that is longer than it is wide, with edges that are easy to multiply. */
export function drawBox(random: Random, most = 10): Box {
  const width = random.integer(2, Math.min(6, most - 1))
  return { length: random.integer(width + 1, most), width, height: random.integer(2, Math.min(8, most)) }
}

export const edgesOf = (
  { length, width, height }: Box,
  unit: LengthUnit,
): Record<'length' | 'width' | 'height', Quantity> => ({
  length: quantity(length, unit),
  width: quantity(width, unit),
  height: quantity(height, unit),
})
export const cubic = (q: number, unit: LengthUnit): Quantity => quantity(q, cubicOf[unit])

/** A box with labeled edges; an unknown height is a question mark. */
export function boxFigure(box: Box, unit: LengthUnit, isHeightKnown = true): Worded<FigureOf<'prism'>> {
  const { length, width, height } = edgesOf(box, unit)
  const high: Text = isHeightKnown ? say('of', { of: height }) : say('unknown')
  return {
    kind: 'prism',
    ...box,
    unit: say('of', { of: length }),
    cubes: false,
    labels: { length: say('of', { of: length }), width: say('of', { of: width }), height: high },
    description: isHeightKnown
      ? say('box', { length, width, height })
      : say('box-unknown', { length, width }),
  }
}

/** A full block of unit cubes without edge labels. */
export const blockFigure = (box: Box): Worded<FigureOf<'prism'>> => ({
  kind: 'prism',
  ...box,
  unit: '',
  cubes: true,
  labels: { length: '', width: '', height: '' },
  description: say('block', { ...box }),
})

/** Stacks of unit cubes: rows from back to front. */
export const stacksFigure = (heights: number[][]): Worded<FigureOf<'solid'>> => ({
  kind: 'solid',
  body: { shape: 'cubes', heights },
  description: say('stacks', { rows: rows(heights.map((row) => row.join(', '))) }),
})
