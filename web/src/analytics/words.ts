import { dateFormat } from '../language/formats.ts'
import { t } from '../language/messages.ts'

/** “1 answer”, “12,480 answers”. */
export function counted(
  count: number,
  what: 'answer' | 'question' | 'student' | 'hint' | 'second' | 'minute',
): string {
  switch (what) {
    case 'answer':
      return t('{count, plural, one {# answer} other {# answers}}', { count })
    case 'question':
      return t('{count, plural, one {# question} other {# questions}}', { count })
    case 'student':
      return t('{count, plural, one {# student} other {# students}}', { count })
    case 'hint':
      return t('{count, plural, one {# hint} other {# hints}}', { count })
    case 'second':
      return t('{count, plural, one {# second} other {# seconds}}', { count })
    case 'minute':
      return t('{count, plural, one {# minute} other {# minutes}}', { count })
  }
}

const thisYear = dateFormat({ month: 'short', day: 'numeric' })
const otherYear = dateFormat({ month: 'short', day: 'numeric', year: 'numeric' })

/** “Nov 3”, with the year where it is not this one. */
export function dayInShort(moment: string, now: Date): string {
  const day = new Date(moment)
  return day.getFullYear() === now.getFullYear() ? thisYear(day) : otherYear(day)
}

/** “45 seconds”, “2 minutes”. */
export const timeInWords = (seconds: number): string =>
  seconds < 90 ? counted(seconds, 'second') : counted(Math.round(seconds / 60), 'minute')
