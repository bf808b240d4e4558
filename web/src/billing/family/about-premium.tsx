import type { FamilyPlan } from '@skills-center/contract/billing/family'
import { t } from '../../language/messages.ts'
import { Card } from '../../ui/card.tsx'

/** What a grown-up needs to know to decide, with what speaks against it. */
export function AboutPremium({ plan: { dailyLimit, firstName } }: { readonly plan: FamilyPlan }) {
  const facts = [
    {
      term: t('What it changes'),
      text: t(
        'One thing only: there is no limit of {dailyLimit} practice problems a day any more. Every skill, hint, worked step and report is part of the free plan.',
        { dailyLimit },
      ),
    },
    {
      term: t('Who needs it'),
      text: t(
        'Most students do not. Reviews that are due never count toward the limit. Work from a teacher whom the school has confirmed doesn’t count either. If {firstName} often stops at the limit and would like to go on, premium helps.',
        { firstName },
      ),
    },
    {
      term: t('What others see'),
      text: t(
        'Nothing. No badge, no points, no place on a list: nobody in the class can tell who has premium.',
      ),
    },
    {
      term: t('What we know of you'),
      text: t(
        'Your payment is with the payment provider. We keep no name, no address and no card of yours, and the provider is told nothing about the student.',
      ),
    },
  ]
  return (
    <Card as="section" aria-labelledby="about">
      <h2 id="about" className="text-2xl font-bold">
        {t('About premium')}
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
