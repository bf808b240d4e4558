import { dateFormat } from '../language/formats.ts'
import { t } from '../language/messages.ts'

/** “1 answer”, “12,480 answers”. */
export function counted(
  count: number,
  what: 'answer' | 'question' | 'student' | 'hint' | 'second' | 'minute',
): string {
  switch (what) {
    case 'answer':
      return t('analytics/answers', { count })
    case 'question':
      return t('analytics/questions-count', { count })
    case 'student':
      return t('analytics/students', { count })
    case 'hint':
      return t('analytics/hints', { count })
    case 'second':
      return t('analytics/seconds-count', { count })
    case 'minute':
      return t('analytics/minutes', { count })
  }
}

const thisYear = dateFormat({ month: 'short', day: 'numeric' })
const otherYear = dateFormat({ month: 'short', day: 'numeric', year: 'numeric' })

/** “Nov 3”, with the year if it is not this year. */
export function dayInShort(moment: string, now: Date): string {
  const day = new Date(moment)
  return day.getFullYear() === now.getFullYear() ? thisYear(day) : otherYear(day)
}

/** “45 seconds”, “2 minutes”. */
export const formatTime = (seconds: number): string =>
  seconds < 90 ? counted(seconds, 'second') : counted(Math.round(seconds / 60), 'minute')
