import type { Gradebook, GradebookCell } from '@skills-center/contract/assignments/gradebook'
import type { ClassroomId } from '@skills-center/contract/classrooms'
import type { WorkStatus } from '@skills-center/contract/assignments/work'
import {
  Circle,
  CircleAlert,
  CircleCheck,
  CircleDashed,
  CircleSlash,
  Clock,
  MessageSquareText,
  PencilLine,
  RotateCcw,
} from 'lucide-react'
import { useState } from 'react'
import { inFigures } from '../../language/formats.ts'
import { t } from '../../language/messages.ts'
import { StudentLink } from '../../platform/student-link.tsx'
import { classNames } from '../../ui/class-names.ts'
import { CellButton } from '../../ui/cell-button.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { Cell, RowHead } from '../../ui/table-cells.tsx'
import { GradeDialog, type GradedWork } from './grade-dialog.tsx'
import { formatTakes } from './takes.ts'
import { statusWords } from '../format-assignment.ts'
import { categoryColumns, GradebookHead } from './gradebook-head.tsx'

const signs: Record<WorkStatus, { readonly Icon: typeof Circle; readonly tone: string }> = {
  'to-do': { Icon: Circle, tone: 'text-ink-soft' },
  started: { Icon: CircleDashed, tone: 'text-math' },
  done: { Icon: CircleCheck, tone: 'text-correct' },
  'done-late': { Icon: Clock, tone: 'text-warm' },
  missing: { Icon: CircleAlert, tone: 'text-incorrect' },
  excused: { Icon: CircleSlash, tone: 'text-ink-soft' },
}
const statuses = ['done', 'done-late', 'started', 'to-do', 'missing', 'excused'] as const

const percentInWords = (percent: number | null): string => (percent === null ? '–' : `${inFigures(percent)}%`)

interface GradebookTableProps {
  readonly classroomId: ClassroomId
  readonly book: Gradebook
}

/** Students in rows, assignments in columns. Each figure opens its grade and links to the answers. */
export function GradebookTable({
  classroomId,
  book: { assignments, students, grading },
}: GradebookTableProps) {
  const categories = categoryColumns(grading)
  const hasNumbers = students.some(({ studentNumber }) => studentNumber !== null)
  const [opened, setOpened] = useState<GradedWork | null>(null)
  return (
    <div className="flex flex-col gap-4">
      <Legend hasDropped={students.some(({ cells }) => cells.some((cell) => cell?.isDropped))} />
      {/* Focusable, so that the keyboard can scroll it if it is wider than the page. */}
      <div
        role="region"
        aria-label={t('assignments/gradebook-title')}
        tabIndex={0}
        className="scroll-p-2 overflow-x-auto rounded-lg border border-line bg-surface"
      >
        <DataTable
          hasPinned
          className="w-full"
          caption={t('assignments/gradebook-title')}
          head={<GradebookHead assignments={assignments} grading={grading} hasNumbers={hasNumbers} />}
          foot={
            <>
              <RowHead isPinned className="px-4">
                {t('assignments/class')}
              </RowHead>
              {hasNumbers && <Cell />}
              <Cell />
              {assignments.map(({ id, done, students: count, percent }) => (
                <Cell key={id} className="whitespace-nowrap tabular-nums">
                  {t('assignments/done-of-students-done', { done, students: count })}
                  <span className="block text-ink-soft">{percentInWords(percent)}</span>
                </Cell>
              ))}
              <Cell colSpan={2 + categories.length} />
            </>
          }
        >
          {students.map(({ studentId, name, username, studentNumber, cells, done, missing, ...student }) => (
            <tr key={studentId}>
              <RowHead isPinned className="px-4">
                <StudentLink classroomId={classroomId} studentId={studentId}>
                  {name}
                </StudentLink>
                <span className="block text-sm font-normal text-ink-soft">{username}</span>
              </RowHead>
              {hasNumbers && <Cell className="tabular-nums">{studentNumber ?? '–'}</Cell>}
              <Cell isFigure className="font-semibold">
                {percentInWords(student.percent)}
              </Cell>
              {assignments.map(({ id, title }, index) => (
                <Cell key={id} className="py-0.5!">
                  <Work
                    work={cells[index] ?? null}
                    title={title}
                    onOpen={(cell) =>
                      setOpened({ assignment: { id, title }, student: { studentId, name }, cell })
                    }
                  />
                </Cell>
              ))}
              <Cell isFigure>{done}</Cell>
              <Cell isFigure className={missing > 0 ? 'font-semibold text-incorrect' : undefined}>
                {missing}
              </Cell>
              {categories.map(({ key }, index) => (
                <Cell key={key} isFigure>
                  {percentInWords(student.categories[index] ?? null)}
                </Cell>
              ))}
            </tr>
          ))}
        </DataTable>
      </div>
      {opened !== null && <GradeDialog work={opened} onClose={() => setOpened(null)} />}
    </div>
  )
}

function Legend({ hasDropped }: { readonly hasDropped: boolean }) {
  return (
    <ul
      aria-label={t('assignments/signs')}
      className="flex flex-wrap gap-x-5 gap-y-1.5 text-sm text-ink-soft"
    >
      {statuses.map((status) => (
        <li key={status} className="inline-flex items-center gap-1.5">
          <Sign status={status} />
          {statusWords()[status].text}
        </li>
      ))}
      <li className="inline-flex items-center gap-1.5">
        <PencilLine aria-hidden className="size-4.5 shrink-0 text-link" />
        {t('assignments/gradebook/graded-by-teacher')}
      </li>
      <li>{t('assignments/right-at-the-first-try')}</li>
      {hasDropped && (
        <li>
          <s>%</s> {t('assignments/gradebook/is-dropped')}
        </li>
      )}
    </ul>
  )
}

function Work({
  work,
  title,
  onOpen,
}: {
  readonly work: GradebookCell | null
  readonly title: string
  readonly onOpen: (cell: GradebookCell) => void
}) {
  if (work === null)
    return (
      <span className="text-ink-soft">
        <span aria-hidden>–</span>
        <span className="sr-only">{t('assignments/not-for-this-student')}</span>
      </span>
    )
  const { status, percent, grade, comment, lateLoss, takes, isDropped } = work
  const isByHand = grade !== null && status !== 'excused'
  const labels = [
    statusWords()[status].text,
    ...(percent === null ? [] : [`${percent}%`]),
    ...(isByHand ? [t('assignments/gradebook/graded-by-teacher')] : []),
    ...(percent === null || lateLoss === 0
      ? []
      : [t('assignments/gradebook/late-off', { percent: lateLoss })]),
    ...(takes.length > 1 ? [formatTakes(takes)] : []),
    ...(isDropped ? [t('assignments/gradebook/dropped')] : []),
    ...(comment === '' ? [] : [t('assignments/gradebook/comment')]),
  ]
  return (
    <CellButton
      aria-label={`${labels.join(', ')}: ${title}`}
      className="-mx-2 print:min-h-0"
      onClick={() => onOpen(work)}
    >
      <span className="inline-flex items-center gap-1.5 whitespace-nowrap tabular-nums print:flex-wrap print:whitespace-normal">
        {isByHand ? (
          <PencilLine aria-hidden className="size-4.5 shrink-0 text-link" />
        ) : (
          <Sign status={status} />
        )}
        {percent === null ? (
          <span className="text-ink-soft">{statusWords()[status].text}</span>
        ) : isDropped ? (
          <s className="text-ink-soft">{percent}%</s>
        ) : (
          `${percent}%`
        )}
        {takes.length > 1 && <RotateCcw aria-hidden className="size-4 shrink-0 text-ink-soft" />}
        {comment !== '' && <MessageSquareText aria-hidden className="size-4 shrink-0 text-ink-soft" />}
      </span>
    </CellButton>
  )
}

function Sign({ status }: { readonly status: WorkStatus }) {
  const { Icon, tone } = signs[status]
  return <Icon aria-hidden className={classNames('size-4.5 shrink-0', tone)} />
}
