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
  'class-created': (actor) => t('classrooms/actor-created-the-class', { actor }),
  'class-archived': (actor) => t('classrooms/actor-archived-the-class', { actor }),
  'class-restored': (actor) => t('classrooms/actor-restored-the-class', { actor }),
  'code-changed': (actor) => t('classrooms/actor-changed-the-join-code', { actor }),
  'teacher-invited': (actor, subject) => t('classrooms/actor-invited-subject-to-teach', { actor, subject }),
  'teacher-joined': (actor) => t('classrooms/actor-became-a-co-teacher', { actor }),
  'teacher-left': (actor) => t('classrooms/actor-left-as-a-teacher', { actor }),
  'teacher-removed': (actor, subject) => t('classrooms/actor-ended-subject-s-part', { actor, subject }),
  'student-created': (actor, subject) =>
    t('classrooms/actor-made-an-account-for-subject', { actor, subject }),
  'student-added': (actor, subject) => t('classrooms/actor-put-subject-into-the-class', { actor, subject }),
  'student-joined': (actor) => t('classrooms/actor-joined-with-the-code', { actor }),
  'student-left': (actor) => t('classrooms/actor-left-the-class', { actor }),
  'student-removed': (actor, subject) => t('classrooms/actor-took-subject-off-the-list', { actor, subject }),
  'student-moved': (actor, subject) =>
    t('classrooms/actor-moved-subject-to-another-class', { actor, subject }),
  'student-edited': (actor, subject) => t('classrooms/actor-changed-the-name', { actor, subject }),
  'password-reset': (actor, subject) => t('classrooms/actor-made-a-new-password', { actor, subject }),
}

const someone = () => t('classrooms/someone-whose-account-is-gone')

const inWords = ({ act, actor, subject }: LogEntry) => {
  const sentence = sentences[act](actor || someone(), subject || someone())
  return sentence.charAt(0).toUpperCase() + sentence.slice(1)
}

/** The class's audit log, for its teachers; loaded only when opened. */
export function ActivityLog({ id }: { readonly id: ClassroomId }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Card as="section" aria-labelledby="log">
      <details onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className="cursor-pointer">
          <h2 id="log" className="inline text-xl font-bold">
            {t('classrooms/what-has-been-done')}
          </h2>
        </summary>
        <div className="mt-4">{isOpen && <Entries id={id} />}</div>
      </details>
    </Card>
  )
}

function Entries({ id }: { readonly id: ClassroomId }) {
  const log = useQuery(queryOf(getClassroomLog, { params: { id } }))
  if (log.isError) return <LoadError what={t('classrooms/the-log')} onRetry={() => void log.refetch()} />
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
