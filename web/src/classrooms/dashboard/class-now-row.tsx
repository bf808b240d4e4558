import type { NeedKind } from '@skills-center/contract/analytics'
import type { ClassNow } from '@skills-center/contract/analytics/teaching'
import { Link } from 'wouter'
import { t } from '../../language/messages.ts'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import { gradeName } from '../../ui/grade-name.ts'
import { formatDay, formatStudents } from '../format-class.ts'

const needWords: Record<NeedKind, { readonly words: (count: number) => string; readonly tone: BadgeTone }> = {
  stuck: { words: (count) => t('classrooms/count-stuck', { count }), tone: 'wrong' },
  'wrong-run': { words: (count) => t('classrooms/count-wrong-again-and-again', { count }), tone: 'warm' },
  guessing: { words: (count) => t('classrooms/count-guessing', { count }), tone: 'warm' },
  'long-struggle': { words: (count) => t('classrooms/count-long-struggle', { count }), tone: 'warm' },
  'low-accuracy': { words: (count) => t('classrooms/count-few-correct', { count }), tone: 'warm' },
  'missing-work': { words: (count) => t('classrooms/count-missing-work', { count }), tone: 'warm' },
  idle: { words: (count) => t('classrooms/count-not-practicing', { count }), tone: 'plain' },
  faded: { words: (count) => t('classrooms/count-to-refresh', { count }), tone: 'plain' },
}

/** One class: who needs attention, who has practiced, and what is due. */
export function ClassNowRow({ one }: { readonly one: ClassNow }) {
  const { id, name, gradeLevel, students, practiced, needs, first, due } = one
  return (
    <li className="flex flex-col gap-2 border-t border-line py-4 first:border-t-0 first:pt-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <Link href={`/classroom/${id}`} className="text-lg font-semibold text-link [overflow-wrap:anywhere]">
          {name}
        </Link>
        <span className="text-ink-soft">
          {gradeName(gradeLevel)}, {formatStudents(students)}
        </span>
      </div>
      {students === 0 ? (
        <p className="text-ink-soft">
          {t('classrooms/no-students-yet')}{' '}
          <Link href={`/classroom/${id}?tab=students`} className="font-semibold text-link">
            {t('classrooms/add-students-to-name', { name })}
          </Link>
        </p>
      ) : (
        <>
          {needs.length > 0 && (
            <ul
              aria-label={t('classrooms/who-needs-a-look-in-name', { name })}
              className="flex flex-wrap gap-2"
            >
              {needs.map(({ kind, students: count }) => (
                <li key={kind}>
                  <Badge tone={needWords[kind].tone}>{needWords[kind].words(count)}</Badge>
                </li>
              ))}
            </ul>
          )}
          {first === null ? (
            <p>{t('classrooms/nobody-is-stuck-right-now')}</p>
          ) : (
            <p>
              <span className="font-semibold">{first.student.name}: </span>
              {first.why}
            </p>
          )}
          <p className="text-sm text-ink-soft">
            {t('classrooms/practiced-of-students-practiced', { practiced, students })}
            {due !== null && (
              <>
                {' · '}
                <Link href={`/assignment/${due.id}`} className="text-link">
                  {due.title}
                </Link>
                {t('classrooms/due-day-of-students-done', {
                  day: formatDay(due.dueAt, new Date()),
                  done: due.done,
                  students: due.students,
                })}
              </>
            )}
          </p>
        </>
      )}
    </li>
  )
}
