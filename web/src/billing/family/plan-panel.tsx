import type { FamilyPlan } from '@skills-center/contract/billing/family'
import { Crown } from 'lucide-react'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { dateInWords, everyInterval, moneyInWords } from '../plan-words.ts'

/** Where the plan stands, to a grown-up: with money. */
export function PlanPanel({ plan }: { readonly plan: FamilyPlan }) {
  const { badge, tone, text } = wordsFor(plan)
  return (
    <Card as="section" aria-labelledby="plan">
      <h2 id="plan" className="flex flex-wrap items-center gap-3 text-2xl font-bold">
        The plan now
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
    ? 'the price of the plan'
    : `${moneyInWords(offer.price)} ${everyInterval[offer.interval]}`
}

function wordsFor(plan: FamilyPlan): { badge: string; tone: BadgeTone; text: string } {
  const { state, firstName, dailyLimit, payments } = plan
  const until = plan.until === null ? 'soon' : dateInWords(plan.until)
  const renews = plan.renewsAt === null ? 'the end of the period' : dateInWords(plan.renewsAt)
  switch (state) {
    case 'free':
      return {
        badge: 'Free',
        tone: 'plain',
        text:
          payments === 'off'
            ? `${firstName} practices on the free plan, with ${dailyLimit} problems a day. On this server premium is given by whoever runs it, such as the school; nothing is sold.`
            : `${firstName} practices on the free plan, with ${dailyLimit} problems a day. Nothing has to be paid to go on with it.`,
      }
    case 'pending':
      return {
        badge: 'Payment on its way',
        tone: 'math',
        text: `Until the payment has arrived ${firstName} practices on the free plan.`,
      }
    case 'trial':
      return {
        badge: 'Trial',
        tone: 'warm',
        text: `Premium is free until ${until}. Then it costs ${priceOf(plan)}, unless it is canceled before.`,
      }
    case 'active':
      return {
        badge: 'Premium',
        tone: 'warm',
        text: `Premium is paid at ${priceOf(plan)}. The next payment is on ${renews}.`,
      }
    case 'grace':
      return {
        badge: 'Payment failed',
        tone: 'wrong',
        text: `The last payment did not go through. ${firstName} keeps premium until ${until} while it is tried again. Check the card, or use another one.`,
      }
    case 'ending':
      return {
        badge: 'Canceled',
        tone: 'plain',
        text: `The plan is canceled, and nothing more will be charged. ${firstName} keeps premium until ${until} and goes on with the free plan after that.`,
      }
    case 'lapsed':
      return {
        badge: 'Not paid',
        tone: 'wrong',
        text: `The last payment did not go through, so ${firstName} practices on the free plan. With a card that works premium comes back at once.`,
      }
    case 'school':
      return {
        badge: 'From the school',
        tone: 'warm',
        text: `The school has a seat for ${firstName}: premium is paid, and there is nothing that you need to do.`,
      }
    case 'granted':
      return {
        badge: 'Given',
        tone: 'warm',
        text: `Whoever runs this server gave ${firstName} premium until ${until}. There is nothing that you need to pay.`,
      }
  }
}
