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
import { premiumStates } from './plan-words.ts'
import { TodayUse } from './today-use.tsx'

/** What premium is, to a student: without a price, and with the way to a grown-up. */
export function SubscribePage() {
  const { data: plan, isError, refetch } = useQuery(ownPlanQuery)
  const hasPlan = plan !== undefined && plan.state !== 'free'
  return (
    <div className="flex flex-col gap-8">
      <div>
        <PageHeading title={t('Premium')} />
        <p className="mt-2 max-w-prose text-lg text-ink-soft">
          {t(
            'Premium takes away the daily limit. Everything else is the same for everyone, and nobody in your class can see who has it.',
          )}
        </p>
      </div>
      {hasPlan && <OwnPlanCard />}
      <PlanComparison />
      {plan === undefined ? (
        isError ? (
          <Card>
            <LoadError what={t('The way to premium')} onRetry={() => void refetch()} />
          </Card>
        ) : (
          <Skeleton className="h-64 rounded-lg" />
        )
      ) : premiumStates.has(plan.state) || plan.state === 'pending' ? null : plan.payments === 'off' ? (
        <GrantedHere />
      ) : plan.decidedBy === 'student' ? (
        <DecideYourself
          title={t('Get premium')}
          text={t(
            'You are 18 or older, so this is yours to decide. The next page says what premium costs; nothing is paid before you say so there.',
          )}
          act={t('See prices')}
        />
      ) : (
        <AskGrownUp
          title={t('Ask a grown-up')}
          text={t(
            'Premium is for a grown-up to decide. Send them a link: they can read about it, and set it up for you if they agree.',
          )}
        />
      )}
      <TodayUse />
      <div>
        <ButtonLink href="/practice/overview" variant="outline">
          {t('Go on practicing')}
        </ButtonLink>
      </div>
    </div>
  )
}

/** Where nothing is sold. */
function GrantedHere() {
  const { user } = useSession()
  return (
    <Card as="section" aria-labelledby="how">
      <h2 id="how" className="text-2xl font-bold">
        {t('How to get premium')}
      </h2>
      <p className="mt-2 max-w-prose">
        <Rich
          message="On this server premium is given by the people who run it, such as your school, and nothing is sold. Ask a teacher or a parent, and tell them your username: <name>{username}</name>."
          values={{ username: user.username }}
          parts={{ name: <strong /> }}
        />
      </p>
    </Card>
  )
}
