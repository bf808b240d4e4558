import { getSubscriptionStatus, type SubscriptionStatus } from '@skills-center/contract/billing'
import { useQuery } from '@tanstack/react-query'
import { Crown } from 'lucide-react'
import type { ReactNode } from 'react'
import { t } from '../../language/messages.ts'
import { queryOf } from '../../platform/queries.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Card } from '../../ui/card.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

/** The subscription and today's remaining problems; the header keeps the figures fresh. */
export function PlanCard() {
  const { data, isError, refetch } = useQuery(queryOf(getSubscriptionStatus))
  return (
    <Card
      as="section"
      aria-label={t('progress/your-plan-heading')}
      className="flex flex-col gap-3 lg:min-h-64"
    >
      {data !== undefined ? (
        <Plan status={data} />
      ) : isError ? (
        <div role="alert" className="flex flex-1 flex-col items-start justify-between gap-3">
          <p>{t('progress/plan-did-not-load')}</p>
          <Button variant="outline" size="small" onClick={() => void refetch()}>
            {t('ui/try-again')}
          </Button>
        </div>
      ) : (
        <>
          <Skeleton className="h-6 w-28" />
          <Skeleton className="h-9 w-40" />
          <Skeleton className="mt-auto h-11" />
        </>
      )}
    </Card>
  )
}

function Plan({ status }: { readonly status: SubscriptionStatus }) {
  if (status.isPremium)
    return (
      <>
        <Title>
          <Badge tone="warm" icon={<Crown aria-hidden />}>
            {t('progress/premium')}
          </Badge>
        </Title>
        <p className="font-display text-2xl leading-tight font-bold">{t('progress/unlimited-problems')}</p>
        <p className="text-ink-soft">{today(status.dailyProblemsUsed)}</p>
        <ButtonLink href="/subscription" variant="outline" className="mt-auto">
          {t('progress/see-your-plan')}
        </ButtonLink>
      </>
    )
  const remaining = Math.max(0, status.dailyLimit - status.dailyProblemsUsed)
  const isReached = remaining === 0
  return (
    <>
      <Title>
        <Badge>{t('progress/free')}</Badge>
      </Title>
      <p className="font-display text-2xl leading-tight font-bold">
        {isReached
          ? t('progress/daily-limit-reached')
          : t('progress/remaining-of-limit-problems-left', {
              remaining,
              limit: status.dailyLimit,
            })}
      </p>
      <ProgressBar
        label={t('progress/problems-used-today')}
        value={status.dailyProblemsUsed}
        max={status.dailyLimit}
        valueText={t('progress/used-of-limit-used', {
          used: status.dailyProblemsUsed,
          limit: status.dailyLimit,
        })}
        tone={isReached ? 'warm' : 'math'}
      />
      {isReached && <p className="text-ink-soft">{t('progress/good-work-today')}</p>}
      <ButtonLink href="/subscribe" variant={isReached ? 'primary' : 'outline'} className="mt-auto">
        {t('ui/upgrade-to-premium')}
      </ButtonLink>
    </>
  )
}

function Title({ children }: { readonly children: ReactNode }) {
  return (
    <div className="flex items-center justify-between gap-2">
      <h2 className="font-sans text-base font-semibold tracking-normal text-ink-soft">
        {t('progress/your-plan-heading')}
      </h2>
      {children}
    </div>
  )
}

function today(used: number): string {
  if (used === 0) return t('progress/none-answered-yet-today')
  return t('progress/answered-today', { used })
}
