import type { PastSession, ReplayedQuestion } from '@skills-center/contract/practice/history'
import { dateFormat } from '../../language/formats.ts'
import { t } from '../../language/messages.ts'

const day = dateFormat({ weekday: 'long', month: 'long', day: 'numeric' })
const dayOfYear = dateFormat({ month: 'long', day: 'numeric', year: 'numeric' })
const clock = dateFormat({ hour: 'numeric', minute: '2-digit' })

/** When a session began, as a heading: “Saturday, March 14, 3:05 PM”; with the year if it is not this year. */
export function formatStart({ startedAt }: Pick<PastSession, 'startedAt'>, now: Date): string {
  const start = new Date(startedAt)
  const isThisYear = start.getFullYear() === now.getFullYear()
  // A no-break space keeps the month and day on one line.
  const date = (isThisYear ? day : dayOfYear)(start).replace(/ (?=\d)/, '\u00a0')
  // Spanish writes weekdays in lower case, except at the start of a line.
  return `${date.charAt(0).toUpperCase()}${date.slice(1)}, ${clock(start)}`
}

/** “12 questions, 9 right at the first try, 8 minutes”. */
export const formatFigures = ({ questions, rightAtOnce, minutes }: PastSession): string =>
  t('practice/right-at-the-first-try', { questions, right: rightAtOnce, minutes })

/** The change in mastery: “45 → 62”, “new → 62”. */
export const formatMoved = (before: number | null, after: number): string =>
  `${before === null ? t('practice/new') : Math.round(before)} → ${Math.round(after)}`

/** The same, for screen readers. */
export const movedAloud = (before: number | null, after: number): string =>
  before === null
    ? t('practice/mastery-after-its-first-questions', { after: Math.round(after) })
    : t('practice/mastery-from-before-to-after', { before: Math.round(before), after: Math.round(after) })

/** Time spent on a question: “45 seconds”, “2 minutes”. */
export const formatTime = (seconds: number): string =>
  seconds < 90
    ? t('practice/seconds', { seconds })
    : t('practice/minutes', { minutes: Math.round(seconds / 60) })

/** The result of a question, in a few words. */
export function formatResult({ tries, isOpen }: Pick<ReplayedQuestion, 'tries' | 'isOpen'>): string {
  const isRight = tries.some(({ verdict }) => verdict === 'correct')
  if (isRight)
    return tries.length === 1
      ? t('practice/right-at-the-first-try-label')
      : t('practice/right-at-the-second-try')
  return isOpen ? t('practice/not-right-second-try-open') : t('practice/not-right')
}
