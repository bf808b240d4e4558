import { getTeachingFigures } from '@skills-center/contract/analytics/teaching'
import type { Classroom } from '@skills-center/contract/classrooms'
import { useQuery } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { t } from '../../language/messages.ts'
import { queryOf } from '../../platform/queries.ts'
import { detailOf } from '../../platform/request-error.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Card } from '../../ui/card.tsx'
import { classNames } from '../../ui/class-names.ts'
import { LoadError } from '../../ui/load-error.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { type FirstStep, firstSteps, stepsDone } from '../first-steps.ts'
import { SampleCard } from './sample-card.tsx'

interface FirstStepsTabProps {
  /** Undefined while loading. */
  readonly classrooms: readonly Classroom[] | undefined
}

/** A checklist that updates itself, and a sample class to explore. */
export function FirstStepsTab({ classrooms }: FirstStepsTabProps) {
  const { data, error, refetch } = useQuery({ ...queryOf(getTeachingFigures), staleTime: 0 })
  const firstClass = classrooms?.find(({ isActive, isSample }) => isActive && !isSample)?.id
  return (
    <div className="flex flex-col gap-8 pt-6">
      {data !== undefined ? (
        <Steps steps={firstSteps(data, firstClass)} />
      ) : error !== null ? (
        <Card>
          <LoadError
            what={t('classrooms/portal/your-first-steps')}
            detail={detailOf(error)}
            onRetry={() => void refetch()}
          />
        </Card>
      ) : (
        <div className="flex flex-col gap-4" aria-busy>
          {[1, 2, 3, 4].map((row) => (
            <Skeleton key={row} className="h-28 rounded-lg" />
          ))}
        </div>
      )}
      <SampleCard sample={classrooms?.find(({ isSample }) => isSample)} isKnown={classrooms !== undefined} />
      <Card as="section" aria-labelledby="guide" className="flex flex-wrap items-center gap-x-6 gap-y-4">
        <div className="min-w-0 flex-1 basis-72">
          <h2 id="guide" className="text-xl font-semibold">
            {t('classrooms/portal/know-what-students-see')}
          </h2>
          <p className="mt-1 text-ink-soft">{t('classrooms/portal/limits-and-mastery-work')}</p>
        </div>
        <ButtonLink href="/app/flow" variant="outline">
          {t('classrooms/portal/read-the-guide')}
        </ButtonLink>
      </Card>
      <Card
        as="section"
        aria-labelledby="school-license"
        className="flex flex-wrap items-center gap-x-6 gap-y-4"
      >
        <div className="min-w-0 flex-1 basis-72">
          <h2 id="school-license" className="text-xl font-semibold">
            {t('classrooms/portal/lift-the-daily-limit')}
          </h2>
          <p className="mt-1 text-ink-soft">{t('classrooms/portal/school-license-has-seats')}</p>
        </div>
        <ButtonLink href="/subscription" variant="outline">
          {t('classrooms/portal/open-the-school-license')}
        </ButtonLink>
      </Card>
    </div>
  )
}

function Steps({ steps }: { readonly steps: readonly FirstStep[] }) {
  const done = stepsDone(steps)
  const next = steps.find(({ isDone }) => !isDone)
  return (
    <section aria-labelledby="first-steps">
      <h2 id="first-steps" className="text-2xl font-bold">
        {next === undefined
          ? t('classrooms/portal/all-four-first-steps-are-done')
          : t('classrooms/portal/done-of-count-steps-done', { done, count: steps.length })}
      </h2>
      <ol className="mt-4 flex flex-col gap-3">
        {steps.map((step, index) => (
          <Card as="li" key={step.title} className="flex flex-wrap items-center gap-x-6 gap-y-4">
            <span
              className={classNames(
                'grid size-11 shrink-0 place-items-center rounded-full font-display text-xl font-bold',
                step.isDone ? 'bg-correct-soft text-correct' : 'bg-math-soft text-math',
              )}
            >
              {step.isDone ? <Check aria-hidden className="size-6" /> : <span aria-hidden>{index + 1}</span>}
            </span>
            <div className="min-w-0 flex-1 basis-64">
              <h3 className="text-xl font-semibold">
                {step.title}
                {step.isDone && <span className="sr-only">{t('classrooms/portal/done')}</span>}
              </h3>
              <p className="mt-1 text-ink-soft">{step.text}</p>
            </div>
            <ButtonLink href={step.href} variant={step === next ? 'primary' : 'outline'}>
              {step.action}
            </ButtonLink>
          </Card>
        ))}
      </ol>
    </section>
  )
}
