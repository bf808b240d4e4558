import type { ImportRow, RowOutcome } from '@skills-center/contract/classrooms/import'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'

interface ImportTableProps {
  readonly rows: readonly ImportRow[]
  readonly leftOut: ReadonlySet<number>
  readonly onLeaveOut: (lines: ReadonlySet<number>) => void
}

const marks: Record<RowOutcome, { readonly tone: BadgeTone; readonly label: string }> = {
  new: { tone: 'right', label: 'New' },
  known: { tone: 'math', label: 'Known' },
  ignored: { tone: 'plain', label: 'Not taken' },
  problem: { tone: 'wrong', label: 'Problem' },
}

const head = 'px-3 py-2.5 font-medium whitespace-nowrap'
const cell = 'px-3 py-2.5 align-top [overflow-wrap:anywhere]'
const wide = 'hidden md:table-cell'
const gradeInWords = (grade: number | null) => (grade === null ? '?' : grade === 0 ? 'K' : String(grade))

export function ImportTable({ rows, leftOut, onLeaveOut }: ImportTableProps) {
  const toggle = (line: number) =>
    onLeaveOut(new Set([...leftOut, line].filter((other) => other !== line || !leftOut.has(line))))
  return (
    <Card
      padding="none"
      className="max-h-[70vh] scroll-p-2 overflow-y-auto"
      tabIndex={0}
      role="group"
      aria-label="Rows of the file"
    >
      <table className="w-full text-left">
        <caption className="sr-only">Rows of the file</caption>
        <thead className="sticky top-0 bg-surface text-sm text-ink-soft">
          <tr>
            <th scope="col" className={head}>
              Line
            </th>
            <th scope="col" className={head}>
              Student
            </th>
            <th scope="col" className={`${head} ${wide}`}>
              Username
            </th>
            <th scope="col" className={`${head} ${wide}`}>
              Grade
            </th>
            <th scope="col" className={`${head} ${wide}`}>
              Group
            </th>
            <th scope="col" className={head}>
              What happens
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const isOut = leftOut.has(row.line)
            const mark = isOut ? marks.ignored : marks[row.outcome]
            return (
              <tr key={row.line} className="border-t border-line">
                <td className={`${cell} text-ink-soft tabular-nums`}>{row.line}</td>
                <th scope="row" className={`${cell} max-w-60 min-w-24 font-semibold md:min-w-40`}>
                  {`${row.firstName} ${row.lastName}`.trim() || (
                    <span className="text-ink-soft">no name</span>
                  )}
                </th>
                <td className={`${cell} ${wide} max-w-48 min-w-32`}>
                  {row.username || <span className="text-ink-soft">made for you</span>}
                </td>
                <td className={`${cell} ${wide} tabular-nums`}>{gradeInWords(row.gradeLevel)}</td>
                <td className={`${cell} ${wide} max-w-40 min-w-24`}>
                  {row.group || <span className="text-ink-soft">–</span>}
                </td>
                <td className={`${cell} w-full min-w-36`}>
                  <Badge tone={mark.tone}>{isOut ? 'Left out' : mark.label}</Badge>
                  {!isOut &&
                    row.notes.map((note) => (
                      <p key={note} className="mt-1 text-sm">
                        {note}
                      </p>
                    ))}
                  {row.outcome === 'problem' && (
                    <label className="mt-1 flex min-h-8 w-fit cursor-pointer items-center gap-2 text-sm font-semibold">
                      <input
                        type="checkbox"
                        className="size-5 accent-(--action)"
                        checked={isOut}
                        onChange={() => toggle(row.line)}
                      />
                      Leave out line {row.line}
                    </label>
                  )}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </Card>
  )
}
