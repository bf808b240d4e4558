import { maxSeats, type Seats } from '@skills-center/contract/billing/license'
import { t } from '../../language/messages.ts'

/** What is wrong with a number of seats; null if it is valid. */
export function seatsError({ error }: ReturnType<typeof Seats.safeParse>): string | null {
  switch (error?.issues[0]?.message) {
    case undefined:
      return null
    case 'seats-not-whole':
      return t('billing/please-enter-a-whole-number')
    case 'seats-too-few':
      return t('billing/license-has-at-least-one-seat')
    case 'seats-too-many':
      return t('billing/license-has-at-most-seats', { most: maxSeats })
    default:
      return t('billing/please-enter-a-number-of-seats')
  }
}
