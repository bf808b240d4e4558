import type { FamilyPlan } from '@skills-center/contract/billing/family'
import { Crown } from 'lucide-react'
import { t } from '../../language/messages.ts'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { dayOrSoon, everyInterval, moneyInWords } from '../plan-words.ts'

/** Where the plan stands, to a grown-up: with money. */
export function PlanPanel({ plan }: { readonly plan: FamilyPlan }) {
  const { badge, tone, text } = wordsFor(plan)
  return (
    <Card as="section" aria-labelledby="plan">
      <h2 id="plan" className="flex flex-wrap items-center gap-3 text-2xl font-bold">
        {t('The plan now')}
        <Badge tone={tone} icon={tone === 'warm' ? <Crown aria-hidden /> : undefined}>
          {badge}
        </Badge>
      </h2>
      <p className="mt-3 max-w-prose text-lg">{text}</p>
    </Card>
  )
}

function priceOf({ offers, interval }: FamilyPlan): string {
  const offer = offers.find((one) => one.interval === interval)
  return offer === undefined
    ? t('the price of the plan')
    : `${moneyInWords(offer.price)} ${everyInterval()[offer.interval]}`
}

function wordsFor(plan: FamilyPlan): { badge: string; tone: BadgeTone; text: string } {
  const { state, firstName, dailyLimit, payments } = plan
  const until = dayOrSoon(plan.until)
  const renews = plan.renewsAt === null ? t('the end of the period') : dayOrSoon(plan.renewsAt)
  switch (state) {
    case 'free':
      return {
        badge: t('Free'),
        tone: 'plain',
        text:
          payments === 'off'
            ? t(
                '{firstName} practices on the free plan, with {dailyLimit} problems a day. On this server premium is given by the people who run it, such as the school; nothing is sold.',
                { firstName, dailyLimit },
              )
            : t(
                '{firstName} practices on the free plan, with {dailyLimit} problems a day. Nothing has to be paid to go on with it.',
                { firstName, dailyLimit },
              ),
      }
    case 'pending':
      return {
        badge: t('Payment on its way'),
        tone: 'math',
        text: t('Until the payment has arrived {firstName} practices on the free plan.', { firstName }),
      }
    case 'trial':
      return {
        badge: t('Trial'),
        tone: 'warm',
        text: t('Premium is free until {until}. Then it costs {price}, unless it is canceled before.', {
          until,
          price: priceOf(plan),
        }),
      }
    case 'active':
      return {
        badge: t('Premium'),
        tone: 'warm',
        text: t('Premium is paid at {price}. The next payment is on {renews}.', {
          price: priceOf(plan),
          renews,
        }),
      }
    case 'grace':
      return {
        badge: t('Payment failed'),
        tone: 'wrong',
        text: t(
          'The last payment did not go through. {firstName} keeps premium until {until} while it is tried again. Check the card, or use another one.',
          { firstName, until },
        ),
      }
    case 'ending':
      return {
        badge: t('Canceled'),
        tone: 'plain',
        text: t(
          'The plan is canceled, and nothing more will be charged. {firstName} keeps premium until {until} and goes on with the free plan after that.',
          { firstName, until },
        ),
      }
    case 'lapsed':
      return {
        badge: t('Not paid'),
        tone: 'wrong',
        text: t(
          'The last payment did not go through, so {firstName} practices on the free plan. With a card that works premium comes back at once.',
          { firstName },
        ),
      }
    case 'school':
      return {
        badge: t('From the school'),
        tone: 'warm',
        text: t(
          'The school has a seat for {firstName}: premium is paid, and there is nothing that you need to do.',
          { firstName },
        ),
      }
    case 'granted':
      return {
        badge: t('Given'),
        tone: 'warm',
        text: t(
          'The operator of this server gave {firstName} premium until {until}. There is nothing that you need to pay.',
          { firstName, until },
        ),
      }
  }
}
