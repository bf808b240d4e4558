import { useQuery } from '@tanstack/react-query'
import { t } from '../language/messages.ts'
import { ButtonLink } from '../ui/button-link.tsx'
import { Card } from '../ui/card.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import { AskGrownUp } from './ask-grown-up.tsx'
import { DecideYourself } from './decide-yourself.tsx'
import { OwnPlanCard, ownPlanQuery } from './own-plan-card.tsx'
import { premiumStates } from './format-plan.ts'
import { TodayUse } from './today-use.tsx'

/** The student's plan and today's use. Prices and changes are for parents. */
export function SubscriptionPage() {
  const { data: plan } = useQuery(ownPlanQuery)
  const isPaid =
    plan !== undefined && ['trial', 'active', 'grace', 'ending', 'lapsed', 'pending'].includes(plan.state)
  const choose = <ButtonLink href="/practice/overview">{t('billing/choose-what-to-practice')}</ButtonLink>
  return (
    <div className="flex flex-col gap-8">
      <div>
        <PageHeading title={t('billing/your-plan')} />
        <p className="mt-2 text-lg text-ink-soft">{t('billing/and-what-you-have-used-today')}</p>
      </div>
      <OwnPlanCard />
      <TodayUse />
      {/* Premium has no limit. */}
      {plan !== undefined && premiumStates.has(plan.state) ? (
        <div>{choose}</div>
      ) : (
        <Card as="section" aria-labelledby="limit">
          <h2 id="limit" className="text-2xl font-bold">
            {t('billing/how-the-daily-limit-works')}
          </h2>
          <ul className="mt-3 flex max-w-prose list-disc flex-col gap-2 pl-5">
            <li>{t('billing/a-problem-counts-once')}</li>
            <li>{t('billing/reviews-that-are-due-never-count')}</li>
            <li>{t('billing/answer-that-cannot-be-read')}</li>
            <li>{t('billing/question-on-your-screen')}</li>
            <li>{t('billing/count-starts-again-at-midnight')}</li>
          </ul>
          <div className="mt-5 flex flex-wrap gap-3">
            {choose}
            {plan?.state === 'free' && (
              <ButtonLink href="/subscribe" variant="outline">
                {t('billing/about-premium')}
              </ButtonLink>
            )}
          </div>
        </Card>
      )}
      {isPaid && plan.decidedBy === 'student' && (
        <DecideYourself
          title={t('billing/changing-the-plan')}
          text={t('billing/person-who-pays-got')}
          act={t('billing/go-to-the-plan')}
        />
      )}
      {isPaid && plan.decidedBy === 'grown-up' && (
        <AskGrownUp title={t('billing/changing-the-plan')} text={t('billing/person-who-pays-got-a-mail')} />
      )}
    </div>
  )
}
