import { getSubscriptionStatus } from '@skills-center/contract/billing'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '../platform/queries.ts'
import { useSession } from '../platform/session.tsx'
import { ButtonLink } from '../ui/button-link.tsx'
import { Card } from '../ui/card.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import { PlanComparison } from './plan-comparison.tsx'
import { TodayUse } from './today-use.tsx'

/** What premium is and how one comes to it here. For students. */
export function SubscribePage() {
  const { user } = useSession()
  const { data } = useQuery(queryOf(getSubscriptionStatus))
  return (
    <div className="flex flex-col gap-8">
      <div>
        <PageHeading title="Premium" />
        <p className="mt-2 max-w-prose text-lg text-ink-soft">
          Premium takes away the daily limit. Everything else is the same for everyone.
        </p>
      </div>
      <PlanComparison />
      <Card as="section" aria-labelledby="how">
        <h2 id="how" className="text-2xl font-bold">
          {data?.isPremium === true ? 'You have premium' : 'How to get premium'}
        </h2>
        <p className="mt-2 max-w-prose">
          {data?.isPremium === true ? (
            'Your account practices without a daily limit. There is nothing you need to do.'
          ) : (
            <>
              On this server premium is granted by whoever runs it, such as your school. Nothing is sold on
              this page. Ask a teacher or a parent, and give them your username:{' '}
              <strong>{user.username}</strong>.
            </>
          )}
        </p>
        <div className="mt-5 flex flex-wrap gap-3">
          <ButtonLink href="/practice/overview">Go on practicing</ButtonLink>
          <ButtonLink href="/support" variant="outline">
            Questions and answers
          </ButtonLink>
        </div>
      </Card>
      <TodayUse />
    </div>
  )
}
