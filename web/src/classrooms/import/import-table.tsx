import type { ImportRow, RowOutcome } from '@skills-center/contract/classrooms/import'
import { t } from '../../language/messages.ts'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { Cell, HeadCell, RowHead } from '../../ui/table-cells.tsx'
import type { ListedStudent } from './paste/class-list-csv.ts'
import { FixNameRow, studentOf } from './paste/fix-name-row.tsx'

interface ImportTableProps {
  readonly rows: readonly ImportRow[]
  readonly leftOut: ReadonlySet<number>
  readonly onLeaveOut: (lines: ReadonlySet<number>) => void
  /** Corrections of rows with a problem, by line number. */
  readonly mended: ReadonlyMap<number, ListedStudent>
  readonly onMend: (line: number, student: ListedStudent) => void
}

const marks = (): Record<RowOutcome, { readonly tone: BadgeTone; readonly label: string }> => ({
  new: { tone: 'right', label: t('classrooms/import/new-student') },
  known: { tone: 'math', label: t('classrooms/import/known-student') },
  ignored: { tone: 'plain', label: t('classrooms/import/not-taken-row') },
  problem: { tone: 'wrong', label: t('classrooms/import/problem') },
})

const head = 'whitespace-nowrap'
const wraps = '[overflow-wrap:anywhere]'
const formatGrade = (grade: number | null) => (grade === null ? '?' : grade === 0 ? 'K' : String(grade))

export function ImportTable({ rows, leftOut, onLeaveOut, mended, onMend }: ImportTableProps) {
  const toggle = (line: number) =>
    onLeaveOut(new Set([...leftOut, line].filter((other) => other !== line || !leftOut.has(line))))
  return (
    <Card
      padding="none"
      className="max-h-[70vh] scroll-p-2 overflow-y-auto"
      tabIndex={0}
      role="group"
      aria-label={t('classrooms/import/rows-of-the-file')}
    >
      <DataTable
        caption={t('classrooms/import/rows-of-the-file')}
        isTop
        head={
          <>
            <HeadCell isInSight className={head}>
              {t('classrooms/import/line')}
            </HeadCell>
            <HeadCell isInSight className={head}>
              {t('ui/student')}
            </HeadCell>
            <HeadCell isInSight from="md" className={head}>
              {t('ui/username')}
            </HeadCell>
            <HeadCell isInSight from="md" className={head}>
              {t('ui/grade')}
            </HeadCell>
            <HeadCell isInSight from="md" className={head}>
              {t('classrooms/import/group')}
            </HeadCell>
            <HeadCell isInSight className={head}>
              {t('classrooms/import/what-happens')}
            </HeadCell>
          </>
        }
      >
        {rows.map((row) => {
          const isOut = leftOut.has(row.line)
          const mark = isOut ? marks().ignored : marks()[row.outcome]
          return (
            <tr key={row.line}>
              <Cell className="text-ink-soft tabular-nums">{row.line}</Cell>
              <RowHead className="max-w-60 min-w-24 md:min-w-40">
                {`${row.firstName} ${row.lastName}`.trim() || (
                  <span className="text-ink-soft">{t('classrooms/import/no-name')}</span>
                )}
              </RowHead>
              <Cell from="md" className={`${wraps} max-w-48 min-w-32`}>
                {row.username || <span className="text-ink-soft">{t('classrooms/import/made-for-you')}</span>}
                {row.studentNumber !== '' && (
                  <span className="block text-sm text-ink-soft">
                    {t('classrooms/student-number-of', { number: row.studentNumber })}
                  </span>
                )}
              </Cell>
              <Cell from="md" className="tabular-nums">
                {formatGrade(row.gradeLevel)}
              </Cell>
              <Cell from="md" className={`${wraps} max-w-40 min-w-24`}>
                {row.group || <span className="text-ink-soft">–</span>}
              </Cell>
              <Cell className={`${wraps} w-full min-w-36`}>
                <Badge tone={mark.tone}>{isOut ? t('classrooms/import/left-out-row') : mark.label}</Badge>
                {!isOut &&
                  row.notes.map((note) => (
                    <p key={note} className="mt-1 text-sm">
                      {note}
                    </p>
                  ))}
                {row.outcome === 'problem' && !isOut && (
                  <FixNameRow
                    row={row}
                    student={mended.get(row.line) ?? studentOf(row)}
                    onChange={(student) => onMend(row.line, student)}
                  />
                )}
                {row.outcome === 'problem' && (
                  <Checkbox
                    className="text-sm font-semibold"
                    checked={isOut}
                    onChange={() => toggle(row.line)}
                  >
                    {t('classrooms/import/leave-out-line', { line: row.line })}
                  </Checkbox>
                )}
              </Cell>
            </tr>
          )
        })}
      </DataTable>
    </Card>
  )
}
