import { listOwnAssignments, type OwnAssignment } from '@skills-center/contract/assignments'
import type { ClassroomId } from '@skills-center/contract/classrooms'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '../platform/queries.ts'
import { detailOf } from '../platform/request-error.ts'
import { Badge } from '../ui/badge.tsx'
import { ButtonLink } from '../ui/button-link.tsx'
import { Card } from '../ui/card.tsx'
import { LoadError } from '../ui/load-error.tsx'
import { dueInWords, goalInWords, progressInWords, statusWords } from './words.ts'

/** Done work that is listed; a class page lists all of it. */
const mostDone = 3

interface OwnAssignmentsProps {
  /** Of this class only; else of all, and only while something is open. */
  readonly classroomId?: ClassroomId
}

/** What the student’s teachers have assigned. Where there is none there is nothing to see. */
export function OwnAssignments({ classroomId }: OwnAssignmentsProps) {
  // Time alone opens and closes assignments, and teachers give new ones: asked for anew after a while.
  const { data, error, refetch } = useQuery({ ...queryOf(listOwnAssignments), staleTime: 60_000 })
  if (error !== null && data === undefined)
    return (
      <Card>
        <LoadError what="Your assignments" detail={detailOf(error)} onRetry={() => void refetch()} />
      </Card>
    )
  const own = data?.filter((one) => classroomId === undefined || one.classroomId === classroomId) ?? []
  const open = own.filter(({ isOpen }) => isOpen)
  if (own.length === 0 || (classroomId === undefined && open.length === 0)) return null
  const over = own.filter(({ isOpen }) => !isOpen)
  const shown = [...open, ...(classroomId === undefined ? over.slice(0, mostDone) : over)]
  return (
    <Card as="section" aria-labelledby="own-assignments" padding="none" className="overflow-hidden">
      <div className="px-5 py-5 sm:px-6">
        <h2 id="own-assignments" className="text-2xl font-bold">
          Assignments
        </h2>
        <p className="mt-1 text-ink-soft">
          {open.length === 0
            ? 'Nothing is open now.'
            : `${open.length === 1 ? '1 to do' : `${open.length} to do`}. Assigned work does not use up your daily problems.`}
        </p>
      </div>
      <ul>
        {shown.map((one) => (
          <OwnRow key={one.id} assignment={one} showsClass={classroomId === undefined} />
        ))}
      </ul>
    </Card>
  )
}

function OwnRow({
  assignment,
  showsClass,
}: {
  readonly assignment: OwnAssignment
  readonly showsClass: boolean
}) {
  const { id, title, goal, skills, work, isOpen, className } = assignment
  const status = statusWords[work.status]
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 border-t border-line px-5 py-4 sm:px-6">
      <div className="min-w-0 flex-1 basis-56">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h3 className="font-sans text-lg leading-snug font-semibold tracking-normal [overflow-wrap:anywhere]">
            {title}
          </h3>
          <Badge tone={status.tone}>{status.text}</Badge>
        </div>
        <p className="mt-0.5 text-ink-soft [overflow-wrap:anywhere]">
          {dueInWords(work.dueAt)}
          {showsClass && ` · ${className}`}
        </p>
        <p className="mt-0.5 text-sm text-ink-soft">
          {goalInWords(goal, skills.length)} · {progressInWords(goal, work)}
        </p>
      </div>
      {isOpen && (
        <ButtonLink href={`/practice/assignment/${id}`} variant="outline" className="max-sm:w-full">
          {work.questions === 0 ? 'Start' : 'Go on'}
          <span className="sr-only">: {title}</span>
        </ButtonLink>
      )}
    </li>
  )
}
