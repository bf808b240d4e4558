import { getClassNeeds, type ClassNeeds, type Need, type NeedKind } from '@skills-center/contract/analytics'
import type { ClassroomId } from '@skills-center/contract/classrooms'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { t } from '../language/messages.ts'
import { queryOf } from '../platform/queries.ts'
import { StudentLink } from '../platform/student-link.tsx'
import { Button } from '../ui/button.tsx'
import { ButtonLink } from '../ui/button-link.tsx'
import { Card } from '../ui/card.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { type AnswersAsked, AnswersDialog } from './answers-dialog.tsx'
import { AssignWarmUp } from './student/assign-warm-up.tsx'
import { RemindMissing } from './student/remind-missing.tsx'
import { ClassSection } from './class-section.tsx'
import { counted } from './format.ts'

const kinds = (): readonly { readonly kind: NeedKind; readonly title: string; readonly about: string }[] => [
  {
    kind: 'stuck',
    title: t('analytics/stuck'),
    about: t('analytics/learner-model-finds-that-more'),
  },
  {
    kind: 'wrong-run',
    title: t('analytics/wrong-again-and-again'),
    about: t('analytics/five-questions-or-more'),
  },
  { kind: 'guessing', title: t('analytics/guessing'), about: t('analytics/answers-too-fast') },
  { kind: 'long-struggle', title: t('analytics/long-struggle'), about: t('analytics/long-work-no-gain') },
  { kind: 'low-accuracy', title: t('analytics/few-correct'), about: t('analytics/fewer-than-half') },
  { kind: 'missing-work', title: t('analytics/missing-work'), about: t('analytics/past-due-in-28-days') },
  { kind: 'idle', title: t('analytics/not-practicing'), about: t('analytics/no-answer-for-seven-days') },
  { kind: 'faded', title: t('ui/time-to-refresh'), about: t('analytics/mastered-once') },
]

interface NeedsTabProps {
  readonly id: ClassroomId
  /** Shown above, in a class with students. */
  readonly children?: ReactNode
}

/** Who needs help, why, and what to do next. */
export function NeedsTab({ id, children }: NeedsTabProps) {
  const query = useQuery({ ...queryOf(getClassNeeds, { params: { id } }), staleTime: 0 })
  return (
    <>
      {query.data?.students !== 0 && children !== undefined && <div className="pt-6">{children}</div>}
      <ClassSection
        id={id}
        title={t('analytics/who-needs-help')}
        intro={t('analytics/worked-out-from-the-answers')}
        table="needs"
        query={query}
      >
        {(data) => <Needs id={id} data={data} />}
      </ClassSection>
    </>
  )
}

function Needs({
  id,
  data: { needs, students, begun },
}: {
  readonly id: ClassroomId
  readonly data: ClassNeeds
}) {
  const [asked, setAsked] = useState<AnswersAsked | null>(null)
  if (students === 0)
    return (
      <Card>
        <EmptyState
          drawing="empty-class"
          title={t('analytics/no-students-yet')}
          action={
            <ButtonLink href={`/classroom/${id}?tab=students`}>{t('analytics/add-students')}</ButtonLink>
          }
        >
          {t('analytics/as-soon-as-students')}
        </EmptyState>
      </Card>
    )
  if (needs.length === 0)
    return (
      <Card>
        <EmptyState drawing="done" title={t('analytics/nobody-is-stuck-right-now')}>
          {t('analytics/all-students-who-have-begun', {
            students: counted(begun, 'student'),
          })}
        </EmptyState>
      </Card>
    )
  return (
    <>
      {kinds().map(({ kind, title, about }) => {
        const own = needs.filter((need) => need.kind === kind)
        if (own.length === 0) return null
        return (
          <Card key={kind} as="section" aria-labelledby={`need-${kind}`} padding="none">
            <div className="px-5 pt-5 pb-3 sm:px-6">
              <h3 id={`need-${kind}`} className="text-xl font-semibold">
                {title} <span className="font-sans text-base font-normal text-ink-soft">({own.length})</span>
              </h3>
              <p className="text-ink-soft">{about}</p>
            </div>
            <ul>
              {own.map((need) => (
                <NeedRow
                  key={`${need.student.id}/${need.skill?.id ?? ''}`}
                  id={id}
                  need={need}
                  onOpen={() => setAsked(askedOf(need))}
                />
              ))}
            </ul>
          </Card>
        )
      })}
      {asked !== null && <AnswersDialog {...asked} id={id} onClose={() => setAsked(null)} />}
    </>
  )
}

const askedOf = ({ student, skill }: Need): AnswersAsked => ({
  title: skill === null ? student.name : `${student.name}: ${skill.name}`,
  query: { studentId: student.id, ...(skill === null ? {} : { skillId: skill.id }) },
})

interface NeedRowProps {
  readonly id: ClassroomId
  readonly need: Need
  readonly onOpen: () => void
}

function NeedRow({ id, need, onOpen }: NeedRowProps) {
  const { student, skill, why, next, closes, hasAnswers, practice, certainty, missing, others } = need
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 border-t border-line px-5 py-4 sm:px-6">
      <div className="min-w-0 flex-1 basis-72">
        <p>
          <StudentLink classroomId={id} studentId={student.id}>
            {student.name}
          </StudentLink>
        </p>
        <p>{why}</p>
        <p className="mt-1">
          <span className="font-semibold">{t('analytics/what-to-do-next')} </span>
          {next}
        </p>
        <p className="mt-1 text-sm text-ink-soft">
          {closes} {t('analytics/how-sure', { certainty })}.
        </p>
        {others > 0 && (
          <p className="mt-1 text-sm">
            <StudentLink classroomId={id} studentId={student.id}>
              {t('analytics/more-about-student', { count: others })}
              <span className="sr-only">: {student.name}</span>
            </StudentLink>
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        {missing.length > 0 && <RemindMissing student={student} missing={missing} />}
        {practice !== null && <AssignWarmUp id={id} studentId={student.id} skill={practice} />}
        {hasAnswers && (
          <Button
            variant="outline"
            size="small"
            aria-label={
              skill === null
                ? t('analytics/see-the-answers-of-name', { name: student.name })
                : t('analytics/see-the-answers-of-name-in-skill', { name: student.name, skill: skill.name })
            }
            onClick={onOpen}
          >
            {t('analytics/see-the-answers')}
          </Button>
        )}
      </div>
    </li>
  )
}
