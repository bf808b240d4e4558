import {
  getClassPrivacy,
  giveSchoolConsent,
  type ClassPrivacy,
  type StudentPrivacy,
  withdrawSchoolConsent,
} from '@skills-center/contract/accounts/class-privacy'
import type { ClassroomId } from '@skills-center/contract/classrooms'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../platform/api.ts'
import { queryOf } from '../../platform/queries.ts'
import { detailOf } from '../../platform/request-error.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { dueDay, recordedDay } from './due-day.ts'
import { StudentDataDialog } from './student-data-dialog.tsx'
import { reasonOf } from './use-privacy-act.ts'

/** On what an account rests, with what the ledger says: when, by whom of the class, and whether it was taken back. */
function inWords({ standing, word, dueAt }: StudentPrivacy): string {
  const given = word === null ? '' : ` on ${recordedDay(word.givenAt)}`
  const by = word?.teacher == null ? '' : `, by ${word.teacher}`
  switch (standing) {
    case 'made-by-school':
      return 'Made for school'
    case 'not-needed':
      return 'No consent needed'
    case 'parent':
      return `A parent agreed${given}`
    case 'school':
      return `The school agreed${given}${by}`
    case 'waiting': {
      const goes = dueAt === null ? '' : ` The account is deleted on ${dueDay(dueAt)}.`
      if (word === null) return `Nobody has agreed yet.${goes}`
      return word.takenBackAt === null
        ? `The school agreed for another class.${goes}`
        : `Consent was taken back on ${recordedDay(word.takenBackAt)}.${goes}`
    }
  }
}

const nameOf = ({ firstName, lastName }: StudentPrivacy) => `${firstName} ${lastName}`.trim()

/** For the link above the class: what it leads to comes after the page. */
const scrollToIfAsked = (place: HTMLElement | null) => {
  if (location.hash === '#consents') place?.scrollIntoView()
}

/** On whose consent the accounts of a class rest, and what its teachers may do about it. */
export function ClassConsents({ classroomId }: { readonly classroomId: ClassroomId }) {
  const query = queryOf(getClassPrivacy, { params: { id: classroomId } })
  const { data, error, refetch } = useQuery({ ...query, staleTime: 0 })
  const [opened, setOpened] = useState<StudentPrivacy | null>(null)
  if (error !== null)
    return (
      <Card>
        <LoadError what="The consents" detail={detailOf(error)} onRetry={() => void refetch()} />
      </Card>
    )
  if (data === undefined) return <Skeleton className="h-80 rounded-lg" />
  if (data.students.length === 0) return null
  return (
    <div ref={scrollToIfAsked} className="flex scroll-mt-28 flex-col gap-5">
      <SchoolConsent classroomId={classroomId} data={data} />
      <Card as="section" aria-labelledby="consents">
        <h2 id="consents" className="text-xl font-bold">
          On whose consent accounts rest
        </h2>
        <ul className="mt-3 grid gap-x-10 sm:grid-cols-2">
          {data.students.map((student) => (
            <Row
              key={student.id}
              classroomId={classroomId}
              student={student}
              onOpen={() => setOpened(student)}
            />
          ))}
        </ul>
      </Card>
      <StudentDataDialog classroomId={classroomId} student={opened} onClose={() => setOpened(null)} />
    </div>
  )
}

function useConsentAct<Input>(classroomId: ClassroomId, send: (input: Input) => Promise<ClassPrivacy>) {
  const client = useQueryClient()
  const { queryKey } = queryOf(getClassPrivacy, { params: { id: classroomId } })
  return useMutation({ mutationFn: send, onSuccess: (data) => client.setQueryData(queryKey, data) })
}

interface SchoolConsentProps {
  readonly classroomId: ClassroomId
  readonly data: ClassPrivacy
}

/** Asks the teacher to agree for the school, where accounts of the class rest on nothing yet. */
function SchoolConsent({ classroomId, data }: SchoolConsentProps) {
  const waiting = data.students.filter(({ standing }) => standing === 'waiting')
  const studentIds = waiting.map(({ id }) => id)
  const give = useConsentAct(classroomId, () =>
    call(giveSchoolConsent, { params: { id: classroomId }, body: { studentIds, version: data.version } }),
  )
  if (waiting.length === 0) return null
  const whom = waiting.length === 1 ? 'one student' : `${waiting.length} students`
  return (
    <Card as="section" aria-labelledby="agree" className="flex flex-col gap-4 border-warm-vivid">
      <h2 id="agree" className="text-xl font-bold">
        Agree for the school
      </h2>
      <p>
        {whom === 'one student' ? 'One student has' : `${waiting.length} students have`} signed up without
        saying that they are 13 or older. Unless a parent or the school agrees, these accounts are deleted.
      </p>
      <ul className="flex list-disc flex-col gap-2 pl-5">
        {data.text.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      {give.error !== null && (
        <p role="alert" className="font-medium text-incorrect">
          {reasonOf(give.error)}
        </p>
      )}
      <Button className="self-start" busy={give.isPending} onClick={() => give.mutate(undefined)}>
        Agree for {whom}
      </Button>
    </Card>
  )
}

interface RowProps {
  readonly classroomId: ClassroomId
  readonly student: StudentPrivacy
  readonly onOpen: () => void
}

function Row({ classroomId, student, onOpen }: RowProps) {
  const withdraw = useConsentAct(classroomId, () =>
    call(withdrawSchoolConsent, { params: { id: classroomId }, body: { studentId: student.id } }),
  )
  return (
    <li className="flex items-center justify-between gap-x-4 border-t border-line py-2">
      <span className="min-w-0 [overflow-wrap:anywhere]">
        <span className="font-semibold">{nameOf(student)}</span>
        <span className="block text-sm text-ink-soft">{inWords(student)}</span>
      </span>
      {student.standing === 'school' && (
        <Button
          variant="quiet"
          size="small"
          busy={withdraw.isPending}
          aria-label={`Take back for ${nameOf(student)}`}
          onClick={() => withdraw.mutate(undefined)}
        >
          Take back
        </Button>
      )}
      {student.isManaged && (
        <Button variant="quiet" size="small" aria-label={`Data of ${nameOf(student)}`} onClick={onOpen}>
          Data
        </Button>
      )}
    </li>
  )
}
