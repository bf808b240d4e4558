import type { InteractionOf } from '@skills-center/contract/interaction'
import type { RichText } from '@skills-center/contract/rich-text'
import type { KeyboardEventHandler, ReactNode } from 'react'
import { useContentLanguage } from '../../../language/content.ts'
import { RichTextLine } from '../../rich-text.tsx'
import { Named } from '../named.tsx'
import { spoken } from '../spoken.ts'
import { isOpen, type OpenCell, openCells } from './cells.ts'

/** Whether the columns do not fit on a phone; each row then becomes a card. */
function isTooWide({ columns, rows }: Pick<InteractionOf<'table'>, 'columns' | 'rows'>): boolean {
  const options = openCells(rows).flatMap((cell) => ('options' in cell ? cell.options : []))
  const hasLongOnes = options.some(({ text }) => spoken(text).length > 12)
  return columns.length > (hasLongOnes ? 2 : 3)
}

/** Whether the rows begin with questions of their own, too long to stand beside their answers on a phone. */
const asksInRows = (rows: InteractionOf<'table'>['rows']): boolean =>
  rows.some(([first]) => first !== undefined && !isOpen(first) && spoken(first.text).length > 40)

/** The table around its open cells. */
export function TableFrame({
  columns,
  rows,
  questionId,
  onKeyDown,
  children,
}: Pick<InteractionOf<'table'>, 'columns' | 'rows'> & {
  questionId: string
  onKeyDown: KeyboardEventHandler<HTMLTableElement> | undefined
  /** Renders an open cell. */
  children: (cell: OpenCell) => ReactNode
}) {
  const language = useContentLanguage()
  const isAsking = asksInRows(rows)
  const areCards = isAsking || isTooWide({ columns, rows })
  // A table with another CSS layout would lose its roles in some browsers.
  const role = (name: string) => (areCards ? { role: name } : {})
  const look = `border-b border-line px-1.5 py-2 sm:px-3.5 ${
    areCards
      ? 'max-sm:flex max-sm:items-center max-sm:gap-2 max-sm:border-line max-sm:px-2.5 max-sm:last:border-b-0'
      : ''
  }`
  return (
    // A table may be wider than a phone; its fields scroll into view when focused.
    <div className="-mx-2.5 overflow-x-auto px-2.5 py-1">
      <table
        {...role('table')}
        aria-labelledby={questionId}
        onKeyDown={onKeyDown}
        className={`border-separate border-spacing-0 text-lg leading-snug tabular-nums max-sm:text-base ${
          areCards ? 'max-sm:block' : ''
        }`}
      >
        <thead {...role('rowgroup')} className={areCards ? 'max-sm:sr-only' : undefined}>
          <tr {...role('row')}>
            {columns.map((column, x) => (
              <th
                key={x}
                scope="col"
                lang={language}
                {...role('columnheader')}
                className="border-b-2 border-line-strong px-1.5 py-2 text-start align-bottom font-bold sm:px-3.5"
              >
                <HeadText text={column} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...role('rowgroup')} className={areCards ? 'max-sm:block max-sm:space-y-3' : undefined}>
          {rows.map((row, y) => (
            <tr
              key={y}
              {...role('row')}
              className={
                areCards
                  ? 'max-sm:block max-sm:rounded-md max-sm:border max-sm:border-line-strong'
                  : undefined
              }
            >
              {row.map((cell, x) => {
                const isHead = x === 0 && !isOpen(cell)
                const inside = (
                  <>
                    {areCards && !(isAsking && x === 0) && (
                      <span aria-hidden className="w-[38%] shrink-0 text-ink-soft sm:hidden">
                        <RichTextLine text={columns[x] ?? []} />
                      </span>
                    )}
                    {isOpen(cell) ? (
                      children(cell)
                    ) : isHead ? (
                      <HeadText text={cell.text} />
                    ) : (
                      <RichTextLine text={cell.text} />
                    )}
                  </>
                )
                return isHead ? (
                  <th
                    key={x}
                    scope="row"
                    {...role('rowheader')}
                    className={`${look} text-start font-normal ${areCards ? 'max-sm:font-semibold' : ''}`}
                  >
                    {inside}
                  </th>
                ) : (
                  <td key={x} {...role('cell')} className={look}>
                    {inside}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** The text of a header cell. Some screen readers find no name in math alone, so it gets one in words. */
function HeadText({ text }: { text: RichText }) {
  if (text.flat().some((run) => run.kind !== 'math')) return <RichTextLine text={text} />
  return (
    <Named name={spoken(text)}>
      <RichTextLine text={text} />
    </Named>
  )
}
