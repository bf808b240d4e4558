import type { OwnPlan, PlanState } from '@skills-center/contract/billing'
import type { BillingInterval, Money } from '@skills-center/contract/billing/family'
import { dateFormat } from '../language/formats.ts'
import { locale } from '../language/language.ts'
import { t } from '../language/messages.ts'
import type { BadgeTone } from '../ui/badge.tsx'

/** March 9, 2026, where the reader is. */
export const dateInWords: (moment: string) => string = dateFormat({
  month: 'long',
  day: 'numeric',
  year: 'numeric',
})

/** $6.00, whatever the currency’s smallest unit is; cents are left out where there are none. */
export function moneyInWords({ amount, currency }: Money): string {
  const format = new Intl.NumberFormat(locale(), { style: 'currency', currency })
  const { maximumFractionDigits: digits = 2 } = format.resolvedOptions()
  const value = amount / 10 ** digits
  return Number.isInteger(value)
    ? new Intl.NumberFormat(locale(), { style: 'currency', currency, maximumFractionDigits: 0 }).format(value)
    : format.format(value)
}

export const everyInterval = (): Record<BillingInterval, string> => ({
  month: t('a month'),
  year: t('a year'),
})

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

/** What stands after “until”, and after “by”. */
export const dayOrSoon = (until: string | null): string =>
  until === null ? t('soon') : t('{day} [until a day]', { day: dateInWords(until) })

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
      return { badge: t('Free'), tone: 'plain', student: t('You practice on the free plan.') }
    case 'pending':
      return {
        badge: t('On its way'),
        tone: 'math',
        student: t(
          'Premium is on its way: a grown-up has paid, and it takes a little while to arrive. Until then you practice on the free plan.',
        ),
        adult: t(
          'Premium is on its way: it takes a little while to arrive. Until then you practice on the free plan.',
        ),
      }
    case 'trial':
      return {
        badge: t('Premium trial'),
        tone: 'warm',
        student: t(
          'You are trying premium until {date}. Then it goes on, unless your grown-up decides otherwise.',
          { date: dayOrSoon(until) },
        ),
        adult: t('You are trying premium until {date}. Then it goes on, unless it is canceled before.', {
          date: dayOrSoon(until),
        }),
      }
    case 'active':
      return { badge: t('Premium'), tone: 'warm', student: t('You practice without a daily limit.') }
    case 'grace':
      return {
        badge: t('Premium'),
        tone: 'warm',
        student: t(
          'You practice without a daily limit. Your grown-up has something to look after by {date}, so that it stays that way.',
          { date: dayOrSoon(until) },
        ),
        adult: t(
          'You practice without a daily limit. The link to the plan shows what needs a look by {date}, so that it stays that way.',
          { date: dayOrSoon(until) },
        ),
      }
    case 'ending':
      return {
        badge: t('Premium until {date}', { date: dayOrSoon(until) }),
        tone: 'warm',
        student: t(
          'You practice without a daily limit until {date}. After that you go on with the free plan, and keep everything you did.',
          { date: dayOrSoon(until) },
        ),
      }
    case 'lapsed':
      return {
        badge: t('Free for now'),
        tone: 'plain',
        student: t(
          'Premium is paused, so you practice on the free plan for now. Your grown-up can start it again, and everything you did is kept.',
        ),
        adult: t(
          'Premium is paused, so you practice on the free plan for now. The link to the plan starts it again, and everything you did is kept.',
        ),
      }
    case 'school':
      return {
        badge: t('Premium from your school'),
        tone: 'warm',
        student: t('You practice without a daily limit: your school has a seat for you.'),
      }
    case 'granted':
      return {
        badge: t('Premium'),
        tone: 'warm',
        student: t('You practice without a daily limit until {date}.', { date: dayOrSoon(until) }),
      }
  }
}
