import type { FigureOf } from '@skills-center/contract/figure'
import type { Worded } from '../../form/words.ts'
import { type Fraction, plainMixed, sizeOf, times } from '../../fractions/fraction.ts'
import { say } from './messages.gen.ts'

type Pair<Its> = readonly [Its, Its]

/**
 * A rectangle cut into four parts: with three areas, asking for the fourth (`part`) or for one piece of a side
 * (`side`), or with one part shaded (`rest`).
 */
export function fourParts(
  shows: 'part' | 'side' | 'rest',
  [columns, rows]: Pair<Pair<Fraction>>,
  at: { column: number; row: number },
): Worded<FigureOf<'area-model'>> {
  const areas = rows.map((row) => columns.map((column) => plainMixed(times(column, row))))
  const across = columns.map((each, column) =>
    shows === 'side' && column === at.column ? '?' : plainMixed(each),
  )
  const down = rows.map(plainMixed)
  const textAt = (row: number, column: number): string => {
    const isAsked = row === at.row && column === at.column
    if (shows === 'part') return isAsked ? '?' : (areas[row]?.[column] ?? '')
    return shows === 'side' && isAsked ? (areas[row]?.[column] ?? '') : ''
  }
  const texts = rows.map((_, row) => columns.map((__, column) => textAt(row, column)))
  const sides = { a: across[0] ?? '', b: across[1] ?? '', c: down[0] ?? '', d: down[1] ?? '' }
  const [w, h] = [across[at.column] ?? '', down[at.row] ?? '']
  const spoken = {
    part: () =>
      say('four.part', {
        ...sides,
        w,
        h,
        areas: texts
          .flat()
          .filter((text) => text !== '?')
          .join(', '),
      }),
    side: () =>
      say('four.side', { a: sides.a, c: sides.c, d: sides.d, h, area: areas[at.row]?.[at.column] ?? '' }),
    rest: () => say('four.rest', { ...sides, w, h }),
  }
  return {
    kind: 'area-model',
    description: spoken[shows](),
    columns: columns.map((each, column) => ({
      label: across[column] ?? '',
      size: Math.max(sizeOf(each), 0.6),
    })),
    rows: rows.map((each, row) => ({ label: down[row] ?? '', size: Math.max(sizeOf(each), 0.6) })),
    cells: texts.map((row, y) =>
      row.map((text, x) => ({
        text,
        ...(shows === 'rest' && y === at.row && x === at.column ? { isShaded: true } : {}),
      })),
    ),
  }
}
