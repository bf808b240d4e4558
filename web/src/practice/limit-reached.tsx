import { useQuery } from '@tanstack/react-query'
import { Moon } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { t } from '../language/messages.ts'
import { ButtonLink } from '../ui/button-link.tsx'
import { Card } from '../ui/card.tsx'
import { UnlimitedToday } from './unlimited-today.tsx'
import { todayQuery } from './overview/today-query.ts'

/** Shown when today's free problems are used up: says calmly when practice continues and what has no limit. */
export function LimitReached({
  answeredNow,
  isAssigned = false,
}: {
  answeredNow: number
  /** The question came from an assignment of an unverified teacher. Assignments of verified teachers have no limit. */
  isAssigned?: boolean
}) {
  const title = useRef<HTMLHeadingElement>(null)
  // The question is gone and focus with it, so focus moves to the title.
  useEffect(() => title.current?.focus({ preventScroll: true }), [])
  const { data: today } = useQuery(todayQuery)
  const reviews = today?.skills.filter(({ part, isDone }) => part === 'review' && !isDone) ?? []
  const isReviewDue = reviews.length > 0 || (today?.notebook.due ?? 0) > 0
  return (
    <Card as="section" aria-labelledby="limit-title" className="text-center">
      <span className="mx-auto grid size-16 place-items-center rounded-full bg-math-soft text-math">
        <Moon aria-hidden className="size-8" />
      </span>
      <h2 ref={title} id="limit-title" tabIndex={-1} className="mt-4 text-2xl font-bold outline-none">
        {t('practice/all-for-today')}
      </h2>
      <p className="mx-auto mt-3 max-w-prose text-lg text-ink-soft">
        {answeredNow > 0
          ? t('practice/used-todays-free-practice-problems', { answeredNow })
          : t('practice/used-todays-free-practice-problems-everything')}
      </p>
      <p className="mx-auto mt-3 max-w-prose">
        {isAssigned
          ? t('practice/teachers-school-hasnt-confirmed-your-teacher')
          : isReviewDue
            ? t('practice/reviews-that-are-due')
            : t('practice/reviews-that-are-due-have-no-limit')}
      </p>
      {today !== undefined && <UnlimitedToday today={today} />}
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        <ButtonLink href="/" variant="primary" size="large">
          {t('practice/go-to-the-dashboard')}
        </ButtonLink>
        <ButtonLink href="/subscribe" variant="outline" size="large">
          {t('ui/upgrade-to-premium')}
        </ButtonLink>
      </div>
      <p className="mt-4 text-sm text-ink-soft">{t('practice/premium-has-no-daily-limit')}</p>
    </Card>
  )
}
