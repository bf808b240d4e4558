import type { OwnPlan, PlanState } from '@skills-center/contract/billing'
import type { BillingInterval, Money } from '@skills-center/contract/billing/family'
import type { BadgeTone } from '../ui/badge.tsx'

/** March 9, 2026, where the reader is. */
export const dateInWords = (moment: string): string =>
  new Date(moment).toLocaleDateString('en', { month: 'long', day: 'numeric', year: 'numeric' })

/** $6.00, whatever the currency’s smallest unit is; cents are left out where there are none. */
export function moneyInWords({ amount, currency }: Money): string {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency })
  const { maximumFractionDigits: digits = 2 } = format.resolvedOptions()
  const value = amount / 10 ** digits
  return Number.isInteger(value)
    ? new Intl.NumberFormat('en', { style: 'currency', currency, maximumFractionDigits: 0 }).format(value)
    : format.format(value)
}

export const everyInterval: Record<BillingInterval, string> = { month: 'a month', year: 'a year' }

/** How many whole percent a year costs less than twelve months; 0 where it does not. */
export const savedByYear = (month: Money, year: Money): number =>
  Math.max(0, Math.floor(100 - (100 * year.amount) / (12 * month.amount)))

export const premiumStates: ReadonlySet<PlanState> = new Set([
  'trial',
  'active',
  'grace',
  'ending',
  'school',
  'granted',
])

interface StateWords {
  readonly badge: string
  readonly tone: BadgeTone
  /** To the student. */
  readonly student: string
  /** To a student who decides about money alone; undefined: the same. */
  readonly adult?: string
}

const date = (until: string | null) => (until === null ? 'soon' : dateInWords(until))

/** A plan’s state as a student reads it: without money. */
export function stateInWords(
  state: PlanState,
  until: string | null,
  decidedBy: OwnPlan['decidedBy'],
): Pick<StateWords, 'badge' | 'tone' | 'student'> {
  const { adult, ...words } = wordsOf(state, until)
  return decidedBy === 'student' && adult !== undefined ? { ...words, student: adult } : words
}

function wordsOf(state: PlanState, until: string | null): StateWords {
  switch (state) {
    case 'free':
      return { badge: 'Free', tone: 'plain', student: 'You practice on the free plan.' }
    case 'pending':
      return {
        badge: 'On its way',
        tone: 'math',
        student:
          'Premium is on its way: a grown-up has paid, and it takes a little while to arrive. Until then you practice on the free plan.',
        adult:
          'Premium is on its way: it takes a little while to arrive. Until then you practice on the free plan.',
      }
    case 'trial':
      return {
        badge: 'Premium trial',
        tone: 'warm',
        student: `You are trying premium until ${date(until)}. Then it goes on, unless your grown-up decides otherwise.`,
        adult: `You are trying premium until ${date(until)}. Then it goes on, unless it is canceled before.`,
      }
    case 'active':
      return { badge: 'Premium', tone: 'warm', student: 'You practice without a daily limit.' }
    case 'grace':
      return {
        badge: 'Premium',
        tone: 'warm',
        student: `You practice without a daily limit. Your grown-up has something to look after by ${date(until)}, so that it stays that way.`,
        adult: `You practice without a daily limit. The link to the plan shows what needs a look by ${date(until)}, so that it stays that way.`,
      }
    case 'ending':
      return {
        badge: `Premium until ${date(until)}`,
        tone: 'warm',
        student: `You practice without a daily limit until ${date(until)}. After that you go on with the free plan, and keep everything you did.`,
      }
    case 'lapsed':
      return {
        badge: 'Free for now',
        tone: 'plain',
        student:
          'Premium is paused, so you practice on the free plan for now. Your grown-up can start it again, and everything you did is kept.',
        adult:
          'Premium is paused, so you practice on the free plan for now. The link to the plan starts it again, and everything you did is kept.',
      }
    case 'school':
      return {
        badge: 'Premium from your school',
        tone: 'warm',
        student: 'You practice without a daily limit: your school has a seat for you.',
      }
    case 'granted':
      return {
        badge: 'Premium',
        tone: 'warm',
        student: `You practice without a daily limit until ${date(until)}.`,
      }
  }
}
