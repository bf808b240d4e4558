import type { Need, NeedKind } from '@skills-center/contract/analytics'
import type { ClassroomId } from '@skills-center/contract/classrooms'
import { t } from '../../language/messages.ts'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import type { AnswersAsked } from '../answers-dialog.tsx'
import { Section } from './section.tsx'
import { AssignWarmUp } from './assign-warm-up.tsx'
import { RemindMissing } from './remind-missing.tsx'

interface NextStepsProps {
  readonly id: ClassroomId
  readonly needs: readonly Need[]
  readonly student: Need['student']
  readonly onOpen: (asked: AnswersAsked) => void
}

const kinds = (): Record<NeedKind, { readonly words: string; readonly tone: BadgeTone }> => ({
  stuck: { words: t('analytics/stuck'), tone: 'wrong' },
  'wrong-run': { words: t('analytics/wrong-again-and-again'), tone: 'wrong' },
  guessing: { words: t('analytics/guessing'), tone: 'warm' },
  'long-struggle': { words: t('analytics/long-struggle'), tone: 'warm' },
  'low-accuracy': { words: t('analytics/few-correct'), tone: 'warm' },
  'missing-work': { words: t('analytics/missing-work'), tone: 'warm' },
  idle: { words: t('analytics/not-practicing'), tone: 'warm' },
  faded: { words: t('ui/time-to-refresh'), tone: 'warm' },
})

/** What to do for this student now, each with a button. */
export function NextSteps({ id, needs, student, onOpen }: NextStepsProps) {
  const assign = `/classroom/${id}/assign?${new URLSearchParams({ student: student.id })}`
  return (
    <Section title={t('analytics/student/what-to-do-next')}>
      {needs.length === 0 ? (
        <p>{t('analytics/student/nothing-is-pressing')}</p>
      ) : (
        <ul className="flex flex-col divide-y divide-line">
          {needs.map((need) => (
            <Step
              key={`${need.kind}/${need.skill?.id ?? ''}`}
              id={id}
              need={need}
              onOpen={() =>
                onOpen({
                  title: need.skill === null ? student.name : `${student.name}: ${need.skill.name}`,
                  query: { studentId: student.id, ...(need.skill && { skillId: need.skill.id }) },
                })
              }
            />
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-3 border-t border-line pt-4">
        <ButtonLink href={assign} variant="outline">
          {t('analytics/student/assign-other-work')}
        </ButtonLink>
      </div>
    </Section>
  )
}

interface StepProps {
  readonly id: ClassroomId
  readonly need: Need
  readonly onOpen: () => void
}

function Step({ id, need, onOpen }: StepProps) {
  const { kind, why, next, closes, practice, hasAnswers, missing, student } = need
  const { words, tone } = kinds()[kind]
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 py-4 first:pt-0">
      <div className="min-w-0 flex-1 basis-80">
        <Badge tone={tone}>{words}</Badge>
        <p className="mt-1.5">{why}</p>
        <p className="mt-1 font-semibold">{next}</p>
        <p className="mt-1 text-sm text-ink-soft">{closes}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        {missing.length > 0 && <RemindMissing student={student} missing={missing} />}
        {practice !== null && <AssignWarmUp id={id} studentId={student.id} skill={practice} />}
        {hasAnswers && (
          <Button variant="outline" size="small" onClick={onOpen}>
            {t('analytics/student/see-answers')}
            {need.skill !== null && <span className="sr-only">: {need.skill.name}</span>}
          </Button>
        )}
      </div>
    </li>
  )
}
