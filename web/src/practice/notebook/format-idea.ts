import type { NotebookIdea } from '@skills-center/contract/practice/notebook'
import { listed } from '../../language/formats.ts'
import { t } from '../../language/messages.ts'
import { formatDay } from '../format-day.ts'

/** The number of days with a right answer that it takes to overcome an idea. */
export const rightDaysWanted = 2

/** The history of an idea: “Missed on Monday, right on Tuesday.” */
export function formatHistory({ timesMissed, missedOn, rightOn }: NotebookIdea, today: string): string {
  const missed =
    timesMissed === 1
      ? t('practice/missed-day', { day: formatDay(missedOn, today) })
      : t('practice/missed-times-last-day', { times: timesMissed, day: formatDay(missedOn, today) })
  const days = listed(rightOn.map((day) => formatDay(day, today)))
  return days === '' ? `${missed}.` : t('practice/missed-right-days', { missed, days })
}

/** When the idea comes back: “Comes again on Friday.”, or that one more right answer is enough; null if neither. */
export function formatComing({ dueOn, rightOn }: NotebookIdea, today: string): string | null {
  if (dueOn === null) return null
  if (dueOn > today) return t('practice/comes-again-day', { day: formatDay(dueOn, today) })
  return rightOn.length === rightDaysWanted - 1 ? t('practice/right-once-more') : null
}
