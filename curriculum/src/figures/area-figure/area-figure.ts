import type { FigureOf } from '@skills-center/contract/figure'
import type { Worded } from '../../form/words.ts'
import { type Fraction, fractionPart, plainMixed, wholePart } from '../../fractions/fraction.ts'
import { say } from './messages.gen.ts'

type AreaModel = Worded<FigureOf<'area-model'>>

const cuts = (count: number, size: number): AreaModel['columns'] =>
  Array.from({ length: count }, () => ({ label: '', size }))

/** A unit square divided into columns and rows; the first ones of each are striped. */
export const stripedSquare = ([a, b]: Fraction, [c, d]: Fraction): AreaModel => ({
  kind: 'area-model',
  description: say('striped', { columns: b, across: a, rows: d, down: c }),
  columns: cuts(b, 1 / b),
  rows: cuts(d, 1 / d),
  stripedColumns: a,
  stripedRows: c,
})

/** A rectangle of small cells, next to the sides of one square unit. */
export const cellsFigure = ([a, b]: Fraction, [c, d]: Fraction): AreaModel => ({
  kind: 'area-model',
  description: say('cells', { across: a, down: c, columns: b, rows: d }),
  columns: cuts(a, 1 / b),
  rows: cuts(c, 1 / d),
  braces: [
    { side: 'top', from: 0, to: b - 1, label: '1' },
    { side: 'left', from: 0, to: d - 1, label: '1' },
  ],
})

/** A rectangle with mixed-number sides, each cut into wholes and a part. */
export const cutRectangle = (one: Fraction, other: Fraction): AreaModel => {
  const sides = [one, other].map((side) => {
    const part = fractionPart(side)
    return [
      { label: String(wholePart(side)), size: wholePart(side) },
      { label: plainMixed(part), size: part[0] / part[1] },
    ]
  })
  const [columns = [], rows = []] = sides
  const [a = '', b = ''] = columns.map(({ label }) => label)
  const [c = '', d = ''] = rows.map(({ label }) => label)
  return { kind: 'area-model', description: say('cut', { a, b, c, d }), columns, rows }
}

/**
 * A rectangle cut into two parts side by side: with the width of each, or with the area of each if the question asks
 * for the total width.
 */
export const twoPartsFigure = (
  height: string,
  parts: readonly [left: string, right: string],
  told: 'widths' | 'areas' | 'both',
  areas: readonly [left: string, right: string] = ['', ''],
): AreaModel => {
  const [left, right] = parts
  const shown = told === 'areas' ? ['', ''] : parts
  return {
    kind: 'area-model',
    description: say(`parts-${told}`, { height, left, right, one: areas[0], other: areas[1] }),
    columns: shown.map((label, at) => ({ label, size: at === 0 ? 6 : 4 })),
    rows: [{ label: height, size: 4 }],
    cells: [areas.map((text) => ({ text }))],
    ...(told === 'areas' ? { braces: [{ side: 'top', from: 0, to: 1, label: '?' }] } : {}),
  }
}
