import { maxSeats, type Seats } from '@skills-center/contract/billing/license'
import { t } from '../../language/messages.ts'

/** What is wrong with a number of seats; null where it is one. */
export function seatsError({ error }: ReturnType<typeof Seats.safeParse>): string | null {
  switch (error?.issues[0]?.message) {
    case undefined:
      return null
    case 'seats-not-whole':
      return t('Please enter a whole number of seats.')
    case 'seats-too-few':
      return t('A license has at least one seat.')
    case 'seats-too-many':
      return t('A license has at most {most} seats.', { most: maxSeats })
    default:
      return t('Please enter a number of seats.')
  }
}
