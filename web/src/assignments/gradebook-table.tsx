import type { Gradebook, GradebookCell } from '@skills-center/contract/assignments/gradebook'
import type { WorkStatus } from '@skills-center/contract/assignments/work'
import { Circle, CircleAlert, CircleCheck, CircleDashed, CircleSlash, Clock } from 'lucide-react'
import { Link } from 'wouter'
import { t } from '../language/messages.ts'
import { classNames } from '../ui/class-names.ts'
import { dayInWords, statusWords } from './words.ts'

const signs: Record<WorkStatus, { readonly Icon: typeof Circle; readonly tone: string }> = {
  'to-do': { Icon: Circle, tone: 'text-ink-soft' },
  started: { Icon: CircleDashed, tone: 'text-math' },
  done: { Icon: CircleCheck, tone: 'text-correct' },
  'done-late': { Icon: Clock, tone: 'text-warm' },
  missing: { Icon: CircleAlert, tone: 'text-incorrect' },
  excused: { Icon: CircleSlash, tone: 'text-ink-soft' },
}
const statuses = ['done', 'done-late', 'started', 'to-do', 'missing', 'excused'] as const

const percentInWords = (percent: number | null): string => (percent === null ? '–' : `${percent}%`)

const cell = 'border-t border-line px-3 py-2'
const nameCell = 'sticky left-0 z-1 bg-surface text-left'

/** Students down, assignments across; each figure leads to the answers behind it. */
export function GradebookTable({ book: { assignments, students } }: { readonly book: Gradebook }) {
  return (
    <div className="flex flex-col gap-4">
      <ul aria-label={t('Signs')} className="flex flex-wrap gap-x-5 gap-y-1.5 text-sm text-ink-soft">
        {statuses.map((status) => (
          <li key={status} className="inline-flex items-center gap-1.5">
            <Sign status={status} />
            {statusWords()[status].text}
          </li>
        ))}
        <li>{t('%: right at the first try')}</li>
      </ul>
      {/* Scrolled by the keyboard too, where it is wider than the page. */}
      <div
        role="region"
        aria-label={t('Gradebook')}
        tabIndex={0}
        className="scroll-p-2 overflow-x-auto rounded-lg border border-line bg-surface"
      >
        <table className="w-full border-separate border-spacing-0">
          <thead>
            <tr className="align-bottom text-sm">
              <th scope="col" className={classNames(nameCell, 'min-w-36 px-4 py-3 sm:min-w-48')}>
                {t('Student')}
              </th>
              {assignments.map(({ id, title, dueAt }) => (
                <th key={id} scope="col" className="min-w-32 px-3 py-3 text-left font-normal">
                  <Link
                    href={`/assignment/${id}`}
                    className="line-clamp-3 font-semibold text-link [overflow-wrap:anywhere]"
                  >
                    {title}
                  </Link>
                  <span className="mt-0.5 block text-ink-soft">
                    {dueAt === null ? t('No due date') : dayInWords(dueAt)}
                  </span>
                </th>
              ))}
              <th scope="col" className="px-3 py-3 text-right">
                {t('Done [several]')}
              </th>
              <th scope="col" className="px-3 py-3 text-right">
                {t('Past due [several]')}
              </th>
              <th scope="col" className="px-4 py-3 text-right">
                {t('Mean [average]')}
              </th>
            </tr>
          </thead>
          <tbody>
            {students.map(({ studentId, name, cells, done, missing, percent }) => (
              <tr key={studentId}>
                <th scope="row" className={classNames(nameCell, cell, 'px-4 font-semibold')}>
                  {name}
                </th>
                {assignments.map(({ id, title }, at) => (
                  <td key={id} className={cell}>
                    <Cell
                      cell={cells[at] ?? null}
                      href={`/assignment/${id}?student=${studentId}`}
                      title={title}
                    />
                  </td>
                ))}
                <td className={classNames(cell, 'text-right tabular-nums')}>{done}</td>
                <td
                  className={classNames(
                    cell,
                    'text-right tabular-nums',
                    missing > 0 && 'font-semibold text-incorrect',
                  )}
                >
                  {missing}
                </td>
                <td className={classNames(cell, 'px-4 text-right tabular-nums')}>
                  {percentInWords(percent)}
                </td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr className="text-sm">
              <th scope="row" className={classNames(nameCell, cell, 'px-4 py-3')}>
                {t('Class')}
              </th>
              {assignments.map(({ id, done, students: count, percent }) => (
                <td key={id} className={classNames(cell, 'py-3 whitespace-nowrap tabular-nums')}>
                  {t('{done} of {students} done', { done, students: count })}
                  <span className="block text-ink-soft">{percentInWords(percent)}</span>
                </td>
              ))}
              <td className={cell} colSpan={3} />
            </tr>
          </tfoot>
        </table>
      </div>
    </div>
  )
}

function Cell({
  cell: work,
  href,
  title,
}: {
  readonly cell: GradebookCell | null
  readonly href: string
  readonly title: string
}) {
  if (work === null)
    return (
      <span className="text-ink-soft">
        <span aria-hidden>–</span>
        <span className="sr-only">{t('Not for this student')}</span>
      </span>
    )
  const { status, percent } = work
  return (
    <Link
      href={href}
      aria-label={`${statusWords()[status].text}${percent === null ? '' : `, ${percent}%`}: ${title}`}
      className="-mx-1.5 inline-flex min-h-9 items-center gap-1.5 rounded-md px-1.5 whitespace-nowrap tabular-nums hover:bg-sunken focus-visible:-outline-offset-3"
    >
      <Sign status={status} />
      {percent === null ? <span className="text-ink-soft">{statusWords()[status].text}</span> : `${percent}%`}
    </Link>
  )
}

function Sign({ status }: { readonly status: WorkStatus }) {
  const { Icon, tone } = signs[status]
  return <Icon aria-hidden className={classNames('size-4.5 shrink-0', tone)} />
}
