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
import { language } from '../../language/language.ts'
import { t } from '../../language/messages.ts'
import { call } from '../../platform/api.ts'
import { queryOf } from '../../platform/queries.ts'
import { detailOf } from '../../platform/request-error.ts'
import { UnverifiedNotice, useIsUnverified } from '../../platform/verified.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { dueDay, recordedDay } from './due-day.ts'
import { StudentDataDialog } from './student-data-dialog.tsx'
import { reasonOf } from './use-privacy-mutation.ts'

/** Who consented to an account, from the consent record: when, by which teacher, and whether it was withdrawn. */
function inWords({ standing, word, dueAt }: StudentPrivacy): string {
  switch (standing) {
    case 'made-by-school':
      return t('accounts/consent/made-for-school')
    case 'not-needed':
      return t('accounts/consent/no-consent-needed')
    case 'parent':
      return word === null
        ? t('accounts/consent/a-parent-agreed')
        : t('accounts/consent/parent-agreed-on-day', { day: recordedDay(word.givenAt) })
    case 'school':
      if (word === null) return t('accounts/consent/the-school-agreed')
      return word.teacher === null
        ? t('accounts/consent/school-agreed-on-day', { day: recordedDay(word.givenAt) })
        : t('accounts/consent/school-agreed-on-day-by-teacher', {
            day: recordedDay(word.givenAt),
            teacher: word.teacher,
          })
    case 'waiting':
      return dueAt === null
        ? waitingReason(word)
        : `${waitingReason(word)} ${t('accounts/consent/account-is-deleted-on-day', { day: dueDay(dueAt) })}`
  }
}

function waitingReason(word: StudentPrivacy['word']): string {
  if (word === null) return t('accounts/consent/nobody-has-agreed-yet')
  return word.takenBackAt === null
    ? t('accounts/consent/school-agreed-for-another-class')
    : t('accounts/consent/consent-was-taken-back-on-day', { day: recordedDay(word.takenBackAt) })
}

const nameOf = ({ firstName, lastName }: StudentPrivacy) => `${firstName} ${lastName}`.trim()

/** For the link above the class, whose target loads after the page. */
const scrollToIfAsked = (place: HTMLElement | null) => {
  if (location.hash === '#consents') place?.scrollIntoView()
}

/** The consent status of a class's accounts, and what its teachers can do about it. */
export function ClassConsents({ classroomId }: { readonly classroomId: ClassroomId }) {
  const query = queryOf(getClassPrivacy, { params: { id: classroomId } })
  const { data, error, refetch } = useQuery({ ...query, staleTime: 0 })
  const [opened, setOpened] = useState<StudentPrivacy | null>(null)
  if (error !== null)
    return (
      <Card>
        <LoadError
          what={t('accounts/consent/consent-for-each-student')}
          detail={detailOf(error)}
          onRetry={() => void refetch()}
        />
      </Card>
    )
  if (data === undefined) return <Skeleton className="h-80 rounded-lg" />
  if (data.students.length === 0) return null
  return (
    <div ref={scrollToIfAsked} className="flex scroll-mt-28 flex-col gap-5">
      <SchoolConsent classroomId={classroomId} data={data} />
      <Card as="section" aria-labelledby="consents">
        <h2 id="consents" className="text-xl font-bold">
          {t('accounts/consent/consent-for-each-student')}
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

function useConsentMutation<Input>(classroomId: ClassroomId, send: (input: Input) => Promise<ClassPrivacy>) {
  const client = useQueryClient()
  const { queryKey } = queryOf(getClassPrivacy, { params: { id: classroomId } })
  return useMutation({ mutationFn: send, onSuccess: (data) => client.setQueryData(queryKey, data) })
}

interface SchoolConsentProps {
  readonly classroomId: ClassroomId
  readonly data: ClassPrivacy
}

/** Asks the teacher to consent on the school's behalf, for accounts without consent. */
function SchoolConsent({ classroomId, data }: SchoolConsentProps) {
  const waiting = data.students.filter(({ standing }) => standing === 'waiting')
  const studentIds = waiting.map(({ id }) => id)
  const give = useConsentMutation(classroomId, () =>
    call(giveSchoolConsent, {
      params: { id: classroomId },
      body: { studentIds, version: data.version, language: language() },
    }),
  )
  const isUnverified = useIsUnverified()
  if (waiting.length === 0) return null
  return (
    <Card as="section" aria-labelledby="agree" className="flex flex-col gap-4 border-warm-vivid">
      <h2 id="agree" className="text-xl font-bold">
        {t('accounts/consent/agree-for-the-school')}
      </h2>
      <p>{t('accounts/consent/students-signed-up-without-saying', { count: waiting.length })}</p>
      <ul className="flex list-disc flex-col gap-2 pl-5">
        {data.text[language()].map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      {give.error !== null && (
        <p role="alert" className="font-medium text-incorrect">
          {reasonOf(give.error)}
        </p>
      )}
      {isUnverified ? (
        <UnverifiedNotice>{t('accounts/consent/until-then-you-cant-agree')}</UnverifiedNotice>
      ) : (
        <Button className="self-start" busy={give.isPending} onClick={() => give.mutate(undefined)}>
          {t('accounts/consent/agree-for-students', { count: waiting.length })}
        </Button>
      )}
    </Card>
  )
}

interface RowProps {
  readonly classroomId: ClassroomId
  readonly student: StudentPrivacy
  readonly onOpen: () => void
}

function Row({ classroomId, student, onOpen }: RowProps) {
  const withdraw = useConsentMutation(classroomId, () =>
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
          aria-label={t('accounts/consent/take-back-for-name', { name: nameOf(student) })}
          onClick={() => withdraw.mutate(undefined)}
        >
          {t('accounts/consent/take-back')}
        </Button>
      )}
      {student.isManaged && (
        <Button
          variant="quiet"
          size="small"
          aria-label={t('accounts/consent/data-of-name', { name: nameOf(student) })}
          onClick={onOpen}
        >
          {t('accounts/consent/data')}
        </Button>
      )}
    </li>
  )
}
