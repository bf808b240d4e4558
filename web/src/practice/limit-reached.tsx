import { useQuery } from '@tanstack/react-query'
import { Moon } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { t } from '../language/messages.ts'
import { ButtonLink } from '../ui/button-link.tsx'
import { Card } from '../ui/card.tsx'
import { todayQuery } from './overview/today-query.ts'

/** The end of today's free practice: said calmly, with when it goes on and what there is to do without limit. */
export function LimitReached({
  answeredNow,
  isAssigned = false,
}: {
  answeredNow: number
  /** In work of a teacher whose school has not confirmed them: a verified teacher’s has no limit. */
  isAssigned?: boolean
}) {
  const title = useRef<HTMLHeadingElement>(null)
  // The question, and with it the focus, has gone: the focus goes on here.
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
        {t('That is all for today')}
      </h2>
      <p className="mx-auto mt-3 max-w-prose text-lg text-ink-soft">
        {answeredNow > 0
          ? t(
              'You have used today’s free practice problems, {answeredNow} of them on this visit. Everything you did is saved, and new ones are ready at midnight. A night’s sleep helps what you learned to stick.',
              { answeredNow },
            )
          : t(
              'You have used today’s free practice problems. Everything you did is saved, and new ones are ready at midnight. A night’s sleep helps what you learned to stick.',
            )}
      </p>
      <p className="mx-auto mt-3 max-w-prose">
        {isAssigned
          ? t(
              'Your teacher’s school hasn’t confirmed your teacher yet. So this work counts like your own practice.',
            )
          : isReviewDue
            ? t(
                'Reviews that are due have no limit, and some are waiting for you. Work from a teacher your school has confirmed has no limit either.',
              )
            : t(
                'Reviews that are due have no limit. Work from a teacher your school has confirmed has no limit either.',
              )}
      </p>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        {isReviewDue && (
          <ButtonLink href="/practice/overview" variant="primary" size="large">
            {t('See what is due')}
          </ButtonLink>
        )}
        <ButtonLink href="/" variant={isReviewDue ? 'outline' : 'primary'} size="large">
          {t('Go to the dashboard')}
        </ButtonLink>
        <ButtonLink href="/subscribe" variant="outline" size="large">
          {t('Upgrade to Premium')}
        </ButtonLink>
      </div>
      <p className="mt-4 text-sm text-ink-soft">
        {t('Premium has no daily limit. A grown-up decides about it with you.')}
      </p>
    </Card>
  )
}
