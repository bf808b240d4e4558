import type { ImportRow, RowOutcome } from '@skills-center/contract/classrooms/import'
import { said, t } from '../../language/messages.ts'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'

interface ImportTableProps {
  readonly rows: readonly ImportRow[]
  readonly leftOut: ReadonlySet<number>
  readonly onLeaveOut: (lines: ReadonlySet<number>) => void
}

const marks = (): Record<RowOutcome, { readonly tone: BadgeTone; readonly label: string }> => ({
  new: { tone: 'right', label: t('New [student]') },
  known: { tone: 'math', label: t('Known [student]') },
  ignored: { tone: 'plain', label: t('Not taken [row]') },
  problem: { tone: 'wrong', label: t('Problem') },
})

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
      aria-label={t('Rows of the file')}
    >
      <table className="w-full text-left">
        <caption className="sr-only">{t('Rows of the file')}</caption>
        <thead className="sticky top-0 bg-surface text-sm text-ink-soft">
          <tr>
            <th scope="col" className={head}>
              {t('Line')}
            </th>
            <th scope="col" className={head}>
              {t('Student')}
            </th>
            <th scope="col" className={`${head} ${wide}`}>
              {t('Username')}
            </th>
            <th scope="col" className={`${head} ${wide}`}>
              {t('Grade')}
            </th>
            <th scope="col" className={`${head} ${wide}`}>
              {t('Group')}
            </th>
            <th scope="col" className={head}>
              {t('What happens')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const isOut = leftOut.has(row.line)
            const mark = isOut ? marks().ignored : marks()[row.outcome]
            return (
              <tr key={row.line} className="border-t border-line">
                <td className={`${cell} text-ink-soft tabular-nums`}>{row.line}</td>
                <th scope="row" className={`${cell} max-w-60 min-w-24 font-semibold md:min-w-40`}>
                  {`${row.firstName} ${row.lastName}`.trim() || (
                    <span className="text-ink-soft">{t('no name')}</span>
                  )}
                </th>
                <td className={`${cell} ${wide} max-w-48 min-w-32`}>
                  {row.username || <span className="text-ink-soft">{t('made for you')}</span>}
                </td>
                <td className={`${cell} ${wide} tabular-nums`}>{gradeInWords(row.gradeLevel)}</td>
                <td className={`${cell} ${wide} max-w-40 min-w-24`}>
                  {row.group || <span className="text-ink-soft">–</span>}
                </td>
                <td className={`${cell} w-full min-w-36`}>
                  <Badge tone={mark.tone}>{isOut ? t('Left out [row]') : mark.label}</Badge>
                  {!isOut &&
                    row.notes.map((note) => (
                      <p key={note} className="mt-1 text-sm">
                        {said(note)}
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
                      {t('Leave out line {line}', { line: row.line })}
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
