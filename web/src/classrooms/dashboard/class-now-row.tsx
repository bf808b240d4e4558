import type { NeedKind } from '@skills-center/contract/analytics'
import type { ClassNow } from '@skills-center/contract/analytics/teaching'
import { Link } from 'wouter'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import { gradeName } from '../../ui/grade-name.ts'
import { dayInWords, studentsInWords } from '../class-words.ts'

const needWords: Record<NeedKind, { readonly words: string; readonly tone: BadgeTone }> = {
  stuck: { words: 'stuck', tone: 'wrong' },
  'wrong-run': { words: 'wrong again and again', tone: 'warm' },
  idle: { words: 'not practicing', tone: 'plain' },
  faded: { words: 'to refresh', tone: 'plain' },
}

/** One class: who needs a look, who has practiced, and what is due. */
export function ClassNowRow({ one }: { readonly one: ClassNow }) {
  const { id, name, gradeLevel, students, practiced, needs, first, due } = one
  return (
    <li className="flex flex-col gap-2 border-t border-line py-4 first:border-t-0 first:pt-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <Link
          href={`/classroom/${id}`}
          className="text-lg font-semibold text-action underline underline-offset-4 [overflow-wrap:anywhere]"
        >
          {name}
        </Link>
        <span className="text-ink-soft">
          {gradeName(gradeLevel)}, {studentsInWords(students)}
        </span>
      </div>
      {students === 0 ? (
        <p className="text-ink-soft">
          No students yet.{' '}
          <Link
            href={`/classroom/${id}?tab=students`}
            className="font-semibold text-action underline underline-offset-4"
          >
            Add students to {name}
          </Link>
        </p>
      ) : (
        <>
          {needs.length > 0 && (
            <ul aria-label={`Who needs a look in ${name}`} className="flex flex-wrap gap-2">
              {needs.map(({ kind, students: count }) => (
                <li key={kind}>
                  <Badge tone={needWords[kind].tone}>
                    {count} {needWords[kind].words}
                  </Badge>
                </li>
              ))}
            </ul>
          )}
          {first === null ? (
            <p>Nobody is stuck right now.</p>
          ) : (
            <p>
              <span className="font-semibold">{first.student.name}: </span>
              {first.why}
            </p>
          )}
          <p className="text-sm text-ink-soft">
            {practiced} of {students} practiced in the last 7 days
            {due !== null && (
              <>
                {' · '}
                <Link href={`/assignment/${due.id}`} className="text-action underline underline-offset-4">
                  {due.title}
                </Link>
                {`, due ${dayInWords(due.dueAt, new Date())}, ${due.done} of ${due.students} done`}
              </>
            )}
          </p>
        </>
      )}
    </li>
  )
}
