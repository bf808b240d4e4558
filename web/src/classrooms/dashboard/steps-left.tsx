import type { TeachingFigures } from '@skills-center/contract/analytics/teaching'
import { t } from '../../language/messages.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Card } from '../../ui/card.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { firstSteps, stepsDone } from '../first-steps.ts'

/** Progress through the first steps; renders nothing once all are done. */
export function StepsLeft({ figures }: { readonly figures: TeachingFigures }) {
  const steps = firstSteps(figures, undefined)
  const next = steps.find(({ isDone }) => !isDone)
  if (next === undefined) return null
  const done = stepsDone(steps)
  return (
    <Card
      as="section"
      aria-labelledby="steps-left"
      className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4"
    >
      <div className="min-w-0 flex-1 basis-72">
        <h2 id="steps-left" className="text-xl font-semibold">
          {t('classrooms/first-steps-of-count-done', { done, count: steps.length })}
        </h2>
        <ProgressBar
          label={t('classrooms/first-steps')}
          className="mt-3 max-w-md"
          value={done}
          max={steps.length}
          valueText={t('classrooms/done-of-count-done', { done, count: steps.length })}
        />
        <p className="mt-3 text-ink-soft">{t('classrooms/next-step', { step: next.title.toLowerCase() })}</p>
      </div>
      <ButtonLink href="/teacher-portal" variant={done === 0 ? 'primary' : 'outline'}>
        {done === 0 ? t('classrooms/start-here') : t('classrooms/go-on')}
      </ButtonLink>
    </Card>
  )
}
