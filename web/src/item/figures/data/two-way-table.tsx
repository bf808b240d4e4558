import type { FigureOf } from '@skills-center/contract/figure'
import { useId } from 'react'
import { useContentTranslation } from '../../../language/content.ts'
import { FigureTitle } from '../figure-title.tsx'
import { withMinus } from '../numeral.ts'
import '../scrolled.css'
import { CellSpot } from './cell-spot.tsx'
import { AskedFor } from '../asked-for.tsx'

/** A two-way frequency table as an HTML table, so that each cell is read with its row and column. */
export function TwoWayTable({ figure }: { figure: FigureOf<'two-way-table'> }) {
  const t = useContentTranslation()
  const title = useId()
  const hasRowTotals = figure.rows.some((row) => row.total !== undefined)
  const columns = figure.columns.length + (hasRowTotals ? 1 : 0)
  const space = columns > 3 ? 'px-0.5 sm:px-4' : 'px-2.5 sm:px-5'
  const idAt = (row: number, column: number) =>
    figure.spots?.find((spot) => spot.row === row && spot.column === column)?.id
  const heading = `border-b-2 border-line-strong py-2 align-bottom font-bold ${space}`
  const isLastColumn = (column: number) => hasRowTotals && column === figure.columns.length

  const cells = (values: readonly (string | undefined)[], row: number, isTotal: boolean) =>
    values.map((value = '', column) => (
      <td
        key={column}
        className={`py-2 text-center ${isTotal ? 'border-t-2 border-t-line-strong bg-sunken font-bold' : 'border-b border-line'} ${
          isLastColumn(column) ? 'border-s-2 border-s-line-strong bg-sunken font-bold' : ''
        } ${space}`}
      >
        <CellSpot id={idAt(row, column)} isOver />
        {value === '?' ? (
          <AskedFor />
        ) : (
          withMinus(value) || <span className="sr-only">{t('item/empty-cell')}</span>
        )}
      </td>
    ))

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
          className={`mx-auto border-separate border-spacing-0 leading-snug tabular-nums ${columns > 3 ? 'text-sm sm:text-base' : 'text-base'}`}
        >
          <thead>
            <tr>
              <td />
              <th scope="colgroup" colSpan={figure.columns.length} className={`pb-1 text-ink-soft ${space}`}>
                {figure.columnsLabel}
              </th>
              {hasRowTotals && <td />}
            </tr>
            <tr>
              <th scope="col" className={`${heading} text-start text-ink-soft`}>
                {figure.rowsLabel}
              </th>
              {figure.columns.map((column) => (
                <th key={column} scope="col" className={`${heading} text-center`}>
                  {column}
                </th>
              ))}
              {hasRowTotals && (
                <th
                  scope="col"
                  className={`${heading} border-s-2 border-s-line-strong bg-sunken text-center`}
                >
                  {t('item/total')}
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {figure.rows.map((row, index) => (
              <tr key={row.label}>
                <th scope="row" className={`border-b border-line py-2 text-start font-bold ${space}`}>
                  {row.label}
                </th>
                {cells([...row.cells, ...(hasRowTotals ? [row.total] : [])], index, false)}
              </tr>
            ))}
            {figure.totals && (
              <tr>
                <th
                  scope="row"
                  className={`border-t-2 border-t-line-strong bg-sunken py-2 text-start font-bold ${space}`}
                >
                  {t('item/total')}
                </th>
                {cells(
                  [...figure.totals.cells, ...(hasRowTotals ? [figure.totals.total] : [])],
                  figure.rows.length,
                  true,
                )}
              </tr>
            )}
          </tbody>
        </table>
      </div>
    </>
  )
}
