import type { NextStep } from '@skills-center/contract/progress/report'
import { t } from '../../language/messages.ts'
import { ReportSection } from './report-section.tsx'
import { SkillLink } from './skill-link.tsx'

interface NextStepsProps {
  readonly steps: readonly NextStep[]
  readonly isOwn: boolean
}

/** What to do next, with the plan's reasons. */
export function NextSteps({ steps, isOwn }: NextStepsProps) {
  return (
    <ReportSection
      id="steps"
      title={t('progress/report/next-three-steps')}
      intro={isOwn ? undefined : t('progress/report/from-the-practice-plan')}
    >
      <ol className="flex flex-col gap-4 print:gap-1.5">
        {steps.map((step, index) => (
          <li key={step.skill.id} className="flex gap-3.5">
            <span
              aria-hidden
              className="grid size-8 shrink-0 place-items-center rounded-full bg-math-soft font-display font-bold text-math tabular-nums"
            >
              {index + 1}
            </span>
            <span>
              <span className="text-lg font-semibold">
                {step.to === 'lesson' && t('progress/report/lesson')}
                <SkillLink skill={step.skill} isOwn={isOwn} to={step.to} />
              </span>
              <span className="block text-ink-soft">
                {step.words}
                {step.minutes !== null && ` ${t('progress/report/about-minutes', { minutes: step.minutes })}`}
              </span>
            </span>
          </li>
        ))}
      </ol>
    </ReportSection>
  )
}
