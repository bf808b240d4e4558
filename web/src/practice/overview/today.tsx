import type { OwnAssignment } from '@skills-center/contract/assignments'
import { getSubscriptionStatus } from '@skills-center/contract/billing'
import type { Today as TodayList, TodaySkill } from '@skills-center/contract/practice/today'
import { useQuery } from '@tanstack/react-query'
import { ArrowRight, NotebookPen } from 'lucide-react'
import type { ReactNode } from 'react'
import { contentLanguage } from '../../language/language.ts'
import { t } from '../../language/messages.ts'
import { queryOf } from '../../platform/queries.ts'
import { detailOf } from '../../platform/request-error.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Card } from '../../ui/card.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { SkillIcon } from '../../ui/skill-icon.tsx'
import { isAtLimit } from '../session.ts'
import { formatKind, formatProgress } from './format-plan.ts'
import { TaskRow } from '../../ui/task-row.tsx'
import { todayQuery } from './today-query.ts'
import { DoneToday, LimitToday } from './today-states.tsx'
import { UsedToday } from './used-today.tsx'
import { formatDone, formatIdeasDue } from './format-today.ts'

interface TodayProps {
  /** Renders an assignment as a row of the list. */
  readonly assignedRow: (assignment: OwnAssignment) => ReactNode
}

/** Today's list: assignments, due reviews, the current skill, and missed ideas, each with its progress. */
export function Today({ assignedRow }: TodayProps) {
  const { data, error, isError, refetch } = useQuery(todayQuery)
  if (data !== undefined) return <TodayCard today={data} assignedRow={assignedRow} />
  return isError ? (
    <Card>
      <LoadError what={t('practice/todays-list')} detail={detailOf(error)} onRetry={() => void refetch()} />
    </Card>
  ) : (
    <div aria-busy>
      <Skeleton className="h-80 rounded-lg" />
    </div>
  )
}

function TodayCard({ today, assignedRow }: TodayProps & { readonly today: TodayList }) {
  const use = useQuery(queryOf(getSubscriptionStatus)).data
  const isOver = use !== undefined && isAtLimit(use)
  return (
    <Card as="section" aria-labelledby="today" padding="none" className="overflow-hidden">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4 px-5 py-5 sm:px-6">
        <div className="min-w-0 flex-1 basis-64">
          <h2 id="today" className="text-2xl font-bold">
            {t('practice/today-label')}
          </h2>
          <p className="mt-1 text-ink-soft">{formatDone(today)}</p>
        </div>
        {!isOver && (
          <ButtonLink
            href="/practice/overview/mixed"
            variant="primary"
            size="large"
            className="max-sm:w-full"
          >
            {t('practice/practice-what-helps-most-now')}
            <ArrowRight aria-hidden className="size-5 shrink-0" />
          </ButtonLink>
        )}
      </div>
      {isOver ? <LimitToday /> : today.isDone && <DoneToday today={today} />}
      <ul>
        {today.assigned.map(assignedRow)}
        {today.skills.map((entry) => (
          <SkillTask key={entry.skill.id} entry={entry} isOver={isOver} />
        ))}
        <NotebookTask notebook={today.notebook} />
      </ul>
      {use !== undefined && <UsedToday use={use} />}
    </Card>
  )
}

function SkillTask({ entry, isOver }: { readonly entry: TodaySkill; readonly isOver: boolean }) {
  const { skill, part, kind, reason, minutes, standing, answeredToday, isDone } = entry
  const doneToday = { count: answeredToday }
  return (
    <TaskRow
      icon={<SkillIcon name={skill.icon} />}
      tone={skill.subject}
      label={
        part === 'review'
          ? t('practice/review-that-is-due')
          : standing.answered === 0
            ? t('practice/new-today')
            : t('practice/your-skill-now')
      }
      title={skill.name}
      titleLanguage={contentLanguage(skill)}
      minutes={minutes}
      done={
        !isDone
          ? null
          : part === 'review'
            ? t('practice/refreshed-questions-today', doneToday)
            : t('practice/done-questions-today', doneToday)
      }
      action={
        isOver && (part !== 'review' || isDone)
          ? { href: `/skills/${skill.id}/modules`, text: t('practice/read-the-lesson') }
          : {
              href: `/practice/${skill.id}`,
              text: standing.answered === 0 ? t('practice/start') : t('practice/practice-verb'),
            }
      }
    >
      <p>
        {kind === 'continue' && answeredToday > 0
          ? `${reason} ${t('practice/questions-done-today', doneToday)}`
          : reason}
      </p>
      {standing.mastery !== null && (
        <p className="mt-0.5 text-sm text-ink-soft">{formatProgress(standing)}</p>
      )}
    </TaskRow>
  )
}

function NotebookTask({
  notebook: { due, minutes, answeredToday },
}: {
  readonly notebook: TodayList['notebook']
}) {
  if (due === 0 && answeredToday === 0) return null
  return (
    <TaskRow
      icon={<NotebookPen className="size-6" />}
      tone="warm"
      label={formatKind().review}
      title={t('practice/mistakes-notebook')}
      minutes={minutes}
      done={due > 0 ? null : t('practice/done-questions-today', { count: answeredToday })}
      action={{ href: '/practice/overview/notebook/practice', text: t('practice/practice-the-due-ones') }}
    >
      <p>{formatIdeasDue(due)}</p>
    </TaskRow>
  )
}
