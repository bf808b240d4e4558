import { useQuery } from '@tanstack/react-query'
import { t } from '../language/messages.ts'
import { Rich } from '../language/rich.tsx'
import { useSession } from '../platform/session.tsx'
import { ButtonLink } from '../ui/button-link.tsx'
import { Card } from '../ui/card.tsx'
import { LoadError } from '../ui/load-error.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { AskGrownUp } from './ask-grown-up.tsx'
import { DecideYourself } from './decide-yourself.tsx'
import { OwnPlanCard, ownPlanQuery } from './own-plan-card.tsx'
import { PlanComparison } from './plan-comparison.tsx'
import { premiumStates } from './format-plan.ts'
import { TodayUse } from './today-use.tsx'

/** Explains premium to a student, without prices, with a way to ask a parent. */
export function SubscribePage() {
  const { data: plan, isError, refetch } = useQuery(ownPlanQuery)
  const hasPlan = plan !== undefined && plan.state !== 'free'
  return (
    <div className="flex flex-col gap-8">
      <div>
        <PageHeading title={t('billing/premium')} />
        <p className="mt-2 max-w-prose text-lg text-ink-soft">
          {t('billing/premium-takes-away-the-daily-limit')}
        </p>
      </div>
      {hasPlan && <OwnPlanCard />}
      <PlanComparison />
      {plan === undefined ? (
        isError ? (
          <Card>
            <LoadError what={t('billing/the-way-to-premium')} onRetry={() => void refetch()} />
          </Card>
        ) : (
          <Skeleton className="h-64 rounded-lg" />
        )
      ) : premiumStates.has(plan.state) || plan.state === 'pending' ? null : plan.payments === 'off' ? (
        <GrantedHere />
      ) : plan.decidedBy === 'student' ? (
        <DecideYourself
          title={t('billing/get-premium')}
          text={t('billing/18-or-older')}
          act={t('billing/see-prices')}
        />
      ) : (
        <AskGrownUp title={t('billing/ask-a-grown-up')} text={t('billing/premium-is-for-a-grown')} />
      )}
      <TodayUse />
      <div>
        <ButtonLink href="/practice/overview" variant="outline">
          {t('billing/go-on-practicing')}
        </ButtonLink>
      </div>
    </div>
  )
}

/** Shown if this server sells nothing. */
function GrantedHere() {
  const { user } = useSession()
  return (
    <Card as="section" aria-labelledby="how">
      <h2 id="how" className="text-2xl font-bold">
        {t('billing/how-to-get-premium')}
      </h2>
      <p className="mt-2 max-w-prose">
        <Rich
          id="billing/on-this-server-premium-is-given"
          values={{ username: user.username }}
          parts={{ name: <strong /> }}
        />
      </p>
    </Card>
  )
}
