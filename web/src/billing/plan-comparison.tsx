import { getSubscriptionStatus } from '@skills-center/contract/billing'
import { useQuery } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { t } from '../language/messages.ts'
import { queryOf } from '../platform/queries.ts'
import { Badge } from '../ui/badge.tsx'
import { Card } from '../ui/card.tsx'

const shared = () =>
  [
    t('billing/every-skill-of-every-grade'),
    t('billing/worked-steps-and-feedback'),
    t('billing/progress-streak-and-achievements'),
  ] as const

/** Free and premium side by side; they differ in one thing only. */
export function PlanComparison() {
  const { data } = useQuery(queryOf(getSubscriptionStatus))
  const limit =
    data === undefined
      ? t('billing/daily-number-of-practice-problems')
      : t('billing/daily-limit-practice-problems-a-day', { dailyLimit: data.dailyLimit })
  const plans = [
    { name: t('billing/free'), lead: limit, isOwn: data?.isPremium === false },
    {
      name: t('billing/premium'),
      lead: t('billing/practice-problems-without-a-daily'),
      isOwn: data?.isPremium === true,
    },
  ] as const
  return (
    <section aria-labelledby="plans">
      <h2 id="plans" className="mb-4 text-2xl font-bold">
        {t('billing/free-and-premium')}
      </h2>
      <ul className="grid gap-4 md:grid-cols-2">
        {plans.map((plan) => (
          <Card as="li" key={plan.name} className={plan.isOwn ? 'border-action' : undefined}>
            <h3 className="flex flex-wrap items-center gap-3 text-xl font-semibold">
              {plan.name}
              {plan.isOwn && <Badge tone="math">{t('billing/your-plan')}</Badge>}
            </h3>
            <p className="mt-3 text-lg font-semibold">{plan.lead}</p>
            <ul className="mt-3 flex flex-col gap-2">
              {shared().map((feature) => (
                <li key={feature} className="flex gap-2.5">
                  <Check aria-hidden className="mt-1 size-4.5 shrink-0 text-science" />
                  {feature}
                </li>
              ))}
            </ul>
          </Card>
        ))}
      </ul>
    </section>
  )
}
