import {
  getClassroomLog,
  type ClassAct,
  type ClassroomId,
  type LogEntry,
} from '@skills-center/contract/classrooms'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { queryOf } from '../../platform/queries.ts'
import { Card } from '../../ui/card.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

const sentences: Record<ClassAct, (actor: string, subject: string) => string> = {
  'class-created': (actor) => `${actor} created the class`,
  'class-archived': (actor) => `${actor} archived the class`,
  'class-restored': (actor) => `${actor} restored the class`,
  'code-changed': (actor) => `${actor} changed the join code`,
  'teacher-invited': (actor, subject) => `${actor} invited ${subject} to teach`,
  'teacher-joined': (actor) => `${actor} became a co-teacher`,
  'teacher-left': (actor) => `${actor} left as a teacher`,
  'teacher-removed': (actor, subject) => `${actor} ended ${subject}’s part as a teacher`,
  'student-created': (actor, subject) => `${actor} made an account for ${subject}`,
  'student-added': (actor, subject) => `${actor} put ${subject} into the class`,
  'student-joined': (actor) => `${actor} joined with the code`,
  'student-left': (actor) => `${actor} left the class`,
  'student-removed': (actor, subject) => `${actor} took ${subject} off the list`,
  'student-moved': (actor, subject) => `${actor} moved ${subject} to another class`,
  'student-edited': (actor, subject) => `${actor} changed the name or grade of ${subject}`,
  'password-reset': (actor, subject) => `${actor} made a new password for ${subject}`,
}

const someone = 'someone whose account is gone'

const inWords = ({ act, actor, subject }: LogEntry) => {
  const sentence = sentences[act](actor || someone, subject || someone)
  return sentence.charAt(0).toUpperCase() + sentence.slice(1)
}

/** Who did what in the class, for the teachers among themselves; asked for only when it is opened. */
export function ActivityLog({ id }: { readonly id: ClassroomId }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Card as="section" aria-labelledby="log">
      <details onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className="cursor-pointer">
          <h2 id="log" className="inline text-xl font-bold">
            What has been done
          </h2>
        </summary>
        <div className="mt-4">{isOpen && <Entries id={id} />}</div>
      </details>
    </Card>
  )
}

function Entries({ id }: { readonly id: ClassroomId }) {
  const log = useQuery(queryOf(getClassroomLog, { params: { id } }))
  if (log.isError) return <LoadError what="The log" onRetry={() => void log.refetch()} />
  if (log.data === undefined) return <Skeleton className="h-40" />
  return (
    <ol className="flex flex-col gap-2.5">
      {log.data.map((entry) => (
        <li key={entry.id} className="[overflow-wrap:anywhere]">
          {inWords(entry)}
          <time dateTime={entry.at} className="block text-sm text-ink-soft">
            {new Date(entry.at).toLocaleString('en', { dateStyle: 'medium', timeStyle: 'short' })}
          </time>
        </li>
      ))}
    </ol>
  )
}
