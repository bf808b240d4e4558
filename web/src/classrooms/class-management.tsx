import type { Classroom } from '@skills-center/contract/classrooms'
import { Link } from 'wouter'
import { ButtonLink } from '../ui/button-link.tsx'
import { Card } from '../ui/card.tsx'
import { LoadError } from '../ui/load-error.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { gradeName } from '../ui/grade-name.ts'
import { NoClasses } from './no-classes.tsx'
import { studentsInWords } from './class-words.ts'

/** The dashboard names this many; the rest stand on the classrooms page. */
const shownAtMost = 4

interface ClassManagementProps {
  /** Undefined while they load, null where they could not be had. */
  readonly classrooms: readonly Classroom[] | null | undefined
  readonly onRetry: () => void
}

export function ClassManagement({ classrooms, onRetry }: ClassManagementProps) {
  return (
    <Card as="section" aria-labelledby="class-management" className="flex flex-col gap-4">
      <h2 id="class-management" className="text-2xl font-bold">
        Classroom Management
      </h2>
      {classrooms === null ? (
        <LoadError what="Your classes" onRetry={onRetry} />
      ) : classrooms === undefined ? (
        <div className="flex flex-col gap-3" aria-busy>
          <Skeleton className="h-12" />
          <Skeleton className="h-12" />
        </div>
      ) : classrooms.length === 0 ? (
        <NoClasses />
      ) : (
        <>
          <ul>
            {classrooms.slice(0, shownAtMost).map((classroom) => (
              <li
                key={classroom.id}
                className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line py-3 first:border-t-0"
              >
                <Link
                  href={`/classroom/${classroom.id}`}
                  className="font-semibold text-action underline underline-offset-4 [overflow-wrap:anywhere]"
                >
                  {classroom.name}
                </Link>
                <span className="text-ink-soft">
                  {gradeName(classroom.gradeLevel)}, {studentsInWords(classroom.student_count)}
                  {!classroom.isActive && ', not active'}
                </span>
              </li>
            ))}
          </ul>
          <ButtonLink href="/classrooms" variant="outline" className="mt-auto self-start">
            {classrooms.length > shownAtMost ? `See all ${classrooms.length} classes` : 'Open classrooms'}
          </ButtonLink>
        </>
      )}
    </Card>
  )
}
