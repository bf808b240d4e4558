import type { OwnPlan, PlanState } from '@skills-center/contract/billing'
import type { BillingInterval, Money } from '@skills-center/contract/billing/family'
import { dateFormat } from '../language/formats.ts'
import { locale } from '../language/language.ts'
import { t } from '../language/messages.ts'
import type { BadgeTone } from '../ui/badge.tsx'

/** March 9, 2026, in the reader's time zone. */
export const formatPlanDate: (moment: string) => string = dateFormat({
  month: 'long',
  day: 'numeric',
  year: 'numeric',
})

/** $6.00, for any currency's smallest unit; whole amounts have no cents. */
export function formatMoney({ amount, currency }: Money): string {
  const format = new Intl.NumberFormat(locale(), { style: 'currency', currency })
  const { maximumFractionDigits: digits = 2 } = format.resolvedOptions()
  const value = amount / 10 ** digits
  return Number.isInteger(value)
    ? new Intl.NumberFormat(locale(), { style: 'currency', currency, maximumFractionDigits: 0 }).format(value)
    : format.format(value)
}

export const everyInterval = (): Record<BillingInterval, string> => ({
  month: t('billing/a-month'),
  year: t('billing/a-year'),
})

/** How many whole percent a year costs less than twelve months; at least 0. */
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
  /** The text for a student. */
  readonly student: string
  /** The text for a student who pays for themselves; undefined: the same. */
  readonly adult?: string
}

/** The text after “until” and “by”. */
export const dayOrSoon = (until: string | null): string =>
  until === null ? t('billing/soon') : t('billing/day-day', { day: formatPlanDate(until) })

/** A plan’s status for a student, without prices. */
export function formatState(
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
      return { badge: t('billing/free'), tone: 'plain', student: t('billing/practice-on-the-free-plan') }
    case 'pending':
      return {
        badge: t('billing/on-its-way'),
        tone: 'math',
        student: t('billing/premium-is-on-its-way'),
        adult: t('billing/premium-is-on-its-way-it-takes'),
      }
    case 'trial':
      return {
        badge: t('billing/premium-trial'),
        tone: 'warm',
        student: t('billing/trying-premium-until-date', { date: dayOrSoon(until) }),
        adult: t('billing/trying-premium-until-date-then', {
          date: dayOrSoon(until),
        }),
      }
    case 'active':
      return {
        badge: t('billing/premium'),
        tone: 'warm',
        student: t('billing/practice-without-a-daily-limit'),
      }
    case 'grace':
      return {
        badge: t('billing/premium'),
        tone: 'warm',
        student: t('billing/practice-without-a-daily-limit-your-grown', { date: dayOrSoon(until) }),
        adult: t('billing/practice-without-a-daily-limit-the-link', { date: dayOrSoon(until) }),
      }
    case 'ending':
      return {
        badge: t('billing/premium-until-date', { date: dayOrSoon(until) }),
        tone: 'warm',
        student: t('billing/practice-without-a-daily-limit-until-date', { date: dayOrSoon(until) }),
      }
    case 'lapsed':
      return {
        badge: t('billing/free-for-now'),
        tone: 'plain',
        student: t('billing/premium-is-paused'),
        adult: t('billing/premium-is-paused-so-you-practice'),
      }
    case 'school':
      return {
        badge: t('billing/premium-from-your-school'),
        tone: 'warm',
        student: t('billing/practice-without-a-daily-limit-your-school'),
      }
    case 'granted':
      return {
        badge: t('billing/premium'),
        tone: 'warm',
        student: t('billing/practice-without-a-daily-limit-sentence', { date: dayOrSoon(until) }),
      }
  }
}
