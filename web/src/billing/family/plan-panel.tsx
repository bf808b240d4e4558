import type { FamilyPlan } from '@skills-center/contract/billing/family'
import { Crown } from 'lucide-react'
import { t } from '../../language/messages.ts'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { dayOrSoon, everyInterval, formatMoney } from '../format-plan.ts'

/** The plan's status for a parent, including prices. */
export function PlanPanel({ plan }: { readonly plan: FamilyPlan }) {
  const { badge, tone, text } = wordsFor(plan)
  return (
    <Card as="section" aria-labelledby="plan">
      <h2 id="plan" className="flex flex-wrap items-center gap-3 text-2xl font-bold">
        {t('billing/the-plan-now')}
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
    ? t('billing/price-of-the-plan')
    : `${formatMoney(offer.price)} ${everyInterval()[offer.interval]}`
}

function wordsFor(plan: FamilyPlan): { badge: string; tone: BadgeTone; text: string } {
  const { state, firstName, dailyLimit, payments } = plan
  const until = dayOrSoon(plan.until)
  const renews = plan.renewsAt === null ? t('billing/end-of-the-period') : dayOrSoon(plan.renewsAt)
  switch (state) {
    case 'free':
      return {
        badge: t('billing/free'),
        tone: 'plain',
        text:
          payments === 'off'
            ? t('billing/first-name-practices', { firstName, dailyLimit })
            : t('billing/first-name-practices-on-the-free', { firstName, dailyLimit }),
      }
    case 'pending':
      return {
        badge: t('billing/payment-on-its-way'),
        tone: 'math',
        text: t('billing/until-the-payment-has-arrived', { firstName }),
      }
    case 'trial':
      return {
        badge: t('billing/trial'),
        tone: 'warm',
        text: t('billing/premium-is-free-until', {
          until,
          price: priceOf(plan),
        }),
      }
    case 'active':
      return {
        badge: t('billing/premium'),
        tone: 'warm',
        text: t('billing/premium-is-paid-at-price', {
          price: priceOf(plan),
          renews,
        }),
      }
    case 'grace':
      return {
        badge: t('billing/payment-failed'),
        tone: 'wrong',
        text: t('billing/last-payment-did-not-go', { firstName, until }),
      }
    case 'ending':
      return {
        badge: t('billing/canceled'),
        tone: 'plain',
        text: t('billing/the-plan-is-canceled', { firstName, until }),
      }
    case 'lapsed':
      return {
        badge: t('billing/not-paid'),
        tone: 'wrong',
        text: t('billing/last-payment-did-not-go-through-so-first', { firstName }),
      }
    case 'school':
      return {
        badge: t('billing/from-the-school'),
        tone: 'warm',
        text: t('billing/school-has-a-seat', { firstName }),
      }
    case 'granted':
      return {
        badge: t('billing/given'),
        tone: 'warm',
        text: t('billing/operator-of-this-server-gave', { firstName, until }),
      }
  }
}
