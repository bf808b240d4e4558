import {
  type DailyGoal,
  dailyGoals,
  type Effort,
  getEffort,
  setDailyGoal,
} from '@skills-center/contract/progress/effort'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { inFigures } from '../../language/formats.ts'
import { t } from '../../language/messages.ts'
import { call } from '../../platform/api.ts'
import { queryOf } from '../../platform/queries.ts'
import { Card } from '../../ui/card.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TextButton } from '../../ui/text-button.tsx'
import { EffortWeek } from './effort-week.tsx'
import { GoalRing } from './goal-ring.tsx'

/** Today's progress toward the student’s goal, the week with its day off, and totals that only grow. */
export function EffortCard() {
  const { data, isError, refetch } = useQuery(queryOf(getEffort))
  if (isError && data === undefined)
    return (
      <Card>
        <LoadError what={t('progress/your-day')} onRetry={() => void refetch()} />
      </Card>
    )
  return data === undefined ? <Skeleton className="min-h-56 rounded-lg" /> : <Day effort={data} />
}

function Day({ effort }: { readonly effort: Effort }) {
  const client = useQueryClient()
  // Stays open until closed, because arrow keys pass through the other goals.
  const [isPicking, setPicking] = useState(effort.goal === null)
  const pick = useMutation({
    mutationFn: (questions: DailyGoal) => call(setDailyGoal, { body: { questions } }),
    onSuccess: (next) => client.setQueryData(queryOf(getEffort).queryKey, next),
  })
  const { goal } = effort
  const answered = effort.week.at(-1)?.answered ?? 0
  return (
    <Card
      as="section"
      aria-labelledby="your-day"
      padding="snug"
      className="flex flex-col gap-4 sm:p-6 lg:flex-row lg:items-center lg:gap-8"
    >
      <div className="flex flex-1 flex-col gap-4">
        <div className="flex items-center gap-4">
          <GoalRing answered={answered} goal={goal} />
          <div className="min-w-0">
            <h2 id="your-day" className="text-xl font-bold">
              {t('progress/today')}
            </h2>
            <p role="status" className="text-ink-soft">
              {goal === null
                ? t('progress/pick-a-goal')
                : answered >= goal
                  ? t('progress/goal-reached', { answered })
                  : t('progress/answered-of-goal', { answered, goal })}
            </p>
            {goal !== null && (
              <TextButton look="block" aria-expanded={isPicking} onClick={() => setPicking(!isPicking)}>
                {t('progress/change-your-goal')}
              </TextButton>
            )}
          </div>
        </div>
        {isPicking && (
          <div className="lg:max-w-72">
            <SegmentedControl
              label={t('progress/questions-a-day')}
              value={goal === null ? '' : String(goal)}
              options={dailyGoals.map((questions) => ({
                value: String(questions),
                label: String(questions),
              }))}
              disabled={pick.isPending}
              onChange={(value) => {
                const chosen = dailyGoals.find((questions) => String(questions) === value)
                if (chosen !== undefined) pick.mutate(chosen)
              }}
            />
            {pick.isError && (
              <p role="alert" className="mt-2 text-sm text-incorrect">
                {t('progress/goal-was-not-saved')}
              </p>
            )}
          </div>
        )}
      </div>
      <EffortWeek week={effort.week} />
      <dl className="grid grid-cols-3 gap-3 lg:w-80">
        <Grown name={t('progress/thought-through')} value={effort.thoughtThrough} />
        <Grown name={t('progress/turned-around')} value={effort.turnedAround} />
        <Grown name={t('progress/skills-lit')} value={effort.skillsLit} />
      </dl>
    </Card>
  )
}

function Grown({ name, value }: { readonly name: string; readonly value: number }) {
  return (
    <div className="flex flex-col-reverse justify-end gap-1">
      <dt className="text-sm leading-tight text-ink-soft">{name}</dt>
      <dd className="font-display text-2xl leading-none font-bold tabular-nums">{inFigures(value)}</dd>
    </div>
  )
}
