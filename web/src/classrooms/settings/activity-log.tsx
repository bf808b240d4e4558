import {
  getClassroomLog,
  type ClassAction,
  type ClassroomId,
  type LogEntry,
} from '@skills-center/contract/classrooms'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { dateFormat } from '../../language/formats.ts'
import { t } from '../../language/messages.ts'
import { queryOf } from '../../platform/queries.ts'
import { Card } from '../../ui/card.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

const moment = dateFormat({ dateStyle: 'medium', timeStyle: 'short' })

const sentences: Record<ClassAction, (actor: string, subject: string) => string> = {
  'class-created': (actor) => t('{actor} created the class', { actor }),
  'class-archived': (actor) => t('{actor} archived the class', { actor }),
  'class-restored': (actor) => t('{actor} restored the class', { actor }),
  'code-changed': (actor) => t('{actor} changed the join code', { actor }),
  'teacher-invited': (actor, subject) => t('{actor} invited {subject} to teach', { actor, subject }),
  'teacher-joined': (actor) => t('{actor} became a co-teacher', { actor }),
  'teacher-left': (actor) => t('{actor} left as a teacher', { actor }),
  'teacher-removed': (actor, subject) => t('{actor} ended {subject}’s part as a teacher', { actor, subject }),
  'student-created': (actor, subject) => t('{actor} made an account for {subject}', { actor, subject }),
  'student-added': (actor, subject) => t('{actor} put {subject} into the class', { actor, subject }),
  'student-joined': (actor) => t('{actor} joined with the code', { actor }),
  'student-left': (actor) => t('{actor} left the class', { actor }),
  'student-removed': (actor, subject) => t('{actor} took {subject} off the list', { actor, subject }),
  'student-moved': (actor, subject) => t('{actor} moved {subject} to another class', { actor, subject }),
  'student-edited': (actor, subject) =>
    t('{actor} changed the name or grade of {subject}', { actor, subject }),
  'password-reset': (actor, subject) => t('{actor} made a new password for {subject}', { actor, subject }),
}

const someone = () => t('someone whose account is gone')

const inWords = ({ act, actor, subject }: LogEntry) => {
  const sentence = sentences[act](actor || someone(), subject || someone())
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
            {t('What has been done')}
          </h2>
        </summary>
        <div className="mt-4">{isOpen && <Entries id={id} />}</div>
      </details>
    </Card>
  )
}

function Entries({ id }: { readonly id: ClassroomId }) {
  const log = useQuery(queryOf(getClassroomLog, { params: { id } }))
  if (log.isError) return <LoadError what={t('The log')} onRetry={() => void log.refetch()} />
  if (log.data === undefined) return <Skeleton className="h-40" />
  return (
    <ol className="flex flex-col gap-2.5">
      {log.data.map((entry) => (
        <li key={entry.id} className="[overflow-wrap:anywhere]">
          {inWords(entry)}
          <time dateTime={entry.at} className="block text-sm text-ink-soft">
            {moment(entry.at)}
          </time>
        </li>
      ))}
    </ol>
  )
}
