import { dateFormat } from './formats.ts'

const weekdays = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ')
const months = 'January February March April May June July August September October November December'.split(
  ' ',
)

const weekday = dateFormat({ weekday: 'long', timeZone: 'UTC' })
const dayOfMonth = dateFormat({ month: 'long', day: 'numeric', timeZone: 'UTC' })

/** A day that the server wrote in English, `Monday` or `March 14`, in the reader’s language; null for anything else. */
export function englishDay(text: string): string | null {
  const place = weekdays.indexOf(text)
  // 2023 began on a Sunday.
  if (place >= 0) return weekday(Date.UTC(2023, 0, 1 + place))
  const [, month = '', day] = /^(\p{L}+) (\d{1,2})$/u.exec(text) ?? []
  const at = months.indexOf(month)
  return at < 0 ? null : dayOfMonth(Date.UTC(2024, at, Number(day)))
}
