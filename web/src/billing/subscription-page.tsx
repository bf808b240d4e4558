import { useQuery } from '@tanstack/react-query'
import { t } from '../language/messages.ts'
import { ButtonLink } from '../ui/button-link.tsx'
import { Card } from '../ui/card.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import { AskGrownUp } from './ask-grown-up.tsx'
import { DecideYourself } from './decide-yourself.tsx'
import { OwnPlanCard, ownPlanQuery } from './own-plan-card.tsx'
import { premiumStates } from './plan-words.ts'
import { TodayUse } from './today-use.tsx'

/** The student's plan, and what they have used of today. What it costs and how it is changed is for grown-ups. */
export function SubscriptionPage() {
  const { data: plan } = useQuery(ownPlanQuery)
  const isPaid =
    plan !== undefined && ['trial', 'active', 'grace', 'ending', 'lapsed', 'pending'].includes(plan.state)
  const choose = <ButtonLink href="/practice/overview">{t('Choose what to practice')}</ButtonLink>
  return (
    <div className="flex flex-col gap-8">
      <div>
        <PageHeading title={t('Your plan')} />
        <p className="mt-2 text-lg text-ink-soft">{t('What you can use, and what you have used today.')}</p>
      </div>
      <OwnPlanCard />
      <TodayUse />
      {/* Anyone who has premium has no limit. */}
      {plan !== undefined && premiumStates.has(plan.state) ? (
        <div>{choose}</div>
      ) : (
        <Card as="section" aria-labelledby="limit">
          <h2 id="limit" className="text-2xl font-bold">
            {t('How the daily limit works')}
          </h2>
          <ul className="mt-3 flex max-w-prose list-disc flex-col gap-2 pl-5">
            <li>{t('A problem counts once, when you first answer it. A second try at it is free.')}</li>
            <li>
              {t(
                'Reviews that are due never count. Work from a teacher your school has confirmed doesn’t count either.',
              )}
            </li>
            <li>{t('An answer that cannot be read, or only has the wrong form, counts for nothing.')}</li>
            <li>{t('The question on your screen can always be finished.')}</li>
            <li>{t('The count starts again at midnight in your time zone.')}</li>
          </ul>
          <div className="mt-5 flex flex-wrap gap-3">
            {choose}
            {plan?.state === 'free' && (
              <ButtonLink href="/subscribe" variant="outline">
                {t('About premium')}
              </ButtonLink>
            )}
          </div>
        </Card>
      )}
      {isPaid && plan.decidedBy === 'student' && (
        <DecideYourself
          title={t('Changing the plan')}
          text={t(
            'The person who pays got a mail with a link to the plan: there it is changed or canceled. If the mail is lost, have it mailed again on the next page.',
          )}
          act={t('Go to the plan')}
        />
      )}
      {isPaid && plan.decidedBy === 'grown-up' && (
        <AskGrownUp
          title={t('Changing the plan')}
          text={t(
            'The person who pays got a mail with a link to the plan: there they can change or cancel it. If the mail is lost, send them this link, and they can have it mailed again.',
          )}
        />
      )}
    </div>
  )
}
