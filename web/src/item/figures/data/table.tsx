import type { FigureOf } from '@skills-center/contract/figure'
import { useId } from 'react'
import { AskedFor } from '../asked-for.tsx'
import { FigureTitle } from '../figure-title.tsx'
import { withMinus } from '../numeral.ts'
import '../scrolled.css'
import { CellSpot } from './cell-spot.tsx'
import { isOneLine, isTight } from './table-width.ts'

const isNumeric = (cell: string) => /^[\s$+\-\u2212]*[\d.,/ ]+\s*\S{0,4}$/.test(cell)

const sides = { start: 'text-start', center: 'text-center', end: 'text-end' } as const

/** A data table is an HTML table, so that a screen reader can go through it cell by cell. */
export function TableView({ figure }: { figure: FigureOf<'table'> }) {
  const alignments = figure.columns.map((_, column) => {
    const asked = figure.align?.[column]
    if (asked !== undefined) return sides[asked]
    const isOfNumbers = figure.rows.every((row) => row[column] === '?' || isNumeric(row[column] ?? ''))
    return isOfNumbers ? sides.end : sides.start
  })
  const ids = new Map(figure.spots?.map(({ id, row }) => [row, id]))
  // Names beside a badge may take two lines.
  const badge = ids.size > 0 ? 6 : 0
  const title = useId()
  const isWide = figure.columns.length > 4
  const isSmall = !isWide && isTight(figure)
  const space = isWide ? 'px-1 sm:px-4' : isSmall ? 'px-1 sm:px-5' : 'px-2.5 sm:px-5'
  const size = isWide ? 'text-sm' : isSmall ? 'text-sm sm:text-base' : 'text-base'
  return (
    <>
      <div id={title}>
        <FigureTitle>{figure.title}</FigureTitle>
      </div>
      <div
        className="scrolled max-sm:-mx-4"
        // A table wider than a phone scrolls, so it must be focusable for the keyboard.
        tabIndex={0}
        role="group"
        aria-label={figure.description}
      >
        <table
          aria-labelledby={figure.title ? title : undefined}
          className={`mx-auto border-separate border-spacing-0 leading-snug tabular-nums ${size}`}
        >
          <thead>
            <tr>
              {figure.columns.map((column, index) => (
                <th
                  key={column}
                  scope="col"
                  className={`border-b-2 border-line-strong py-2 align-bottom font-bold ${space} ${alignments[index]}`}
                >
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {figure.rows.map((row, index) => (
              <tr key={`${row.join(' ')} ${index}`}>
                {row.map((cell, column) => (
                  <td
                    key={figure.columns[column] ?? column}
                    className={`border-b border-line py-2 ${isOneLine(cell, column, badge) ? 'whitespace-nowrap' : ''} ${space} ${alignments[column]}`}
                  >
                    {column === 0 && ids.has(index) ? (
                      <span className="flex items-center">
                        <CellSpot id={ids.get(index)} />
                        <Cell>{cell}</Cell>
                      </span>
                    ) : (
                      <Cell>{cell}</Cell>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}

/** A hard space keeps a row of empty cells, as on a map, as high as the others. */
const Cell = ({ children }: { children: string }) =>
  children === '?' ? <AskedFor /> : <span>{withMinus(children) || '\u00A0'}</span>
