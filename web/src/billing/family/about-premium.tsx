import type { FamilyPlan } from '@skills-center/contract/billing/family'
import { t } from '../../language/messages.ts'
import { Card } from '../../ui/card.tsx'

/** The facts that a parent needs to decide, including the arguments against it. */
export function AboutPremium({ plan: { dailyLimit, firstName } }: { readonly plan: FamilyPlan }) {
  const facts = [
    {
      term: t('billing/what-it-changes'),
      text: t('billing/no-limit-of-practice-problems', { dailyLimit }),
    },
    {
      term: t('billing/who-needs-it'),
      text: t('billing/reviews-that-are-due-never', { firstName }),
    },
    {
      term: t('billing/what-others-see'),
      text: t('billing/no-place-on-a-list'),
    },
    {
      term: t('billing/what-we-know'),
      text: t('billing/payment-is-with-the-payment-provider'),
    },
  ]
  return (
    <Card as="section" aria-labelledby="about">
      <h2 id="about" className="text-2xl font-bold">
        {t('billing/about-premium')}
      </h2>
      <dl className="mt-4 flex flex-col gap-4">
        {facts.map(({ term, text }) => (
          <div key={term}>
            <dt className="font-semibold">{term}</dt>
            <dd className="mt-0.5 max-w-prose text-ink-soft">{text}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
