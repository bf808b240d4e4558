import type { WeeklyActivityEntry } from '@skills-center/contract/progress'
import { t } from '../language/messages.ts'
import { classNames } from '../ui/class-names.ts'
import { dateFormat } from '../language/formats.ts'

/** Minutes of practice per day at which a bar is full. */
const fullMinutes = 60

// A date is a calendar day, so no time zone may shift it.
const longDay = dateFormat({ weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' })
const shortDay = dateFormat({ weekday: 'short', timeZone: 'UTC' })

/** Seven days as bars, each with its figure as text; the bars themselves are hidden from screen readers. */
export function WeeklyActivity({ days }: { readonly days: readonly WeeklyActivityEntry[] }) {
  return (
    <ol
      aria-label={t('progress/minutes-practiced-each-day')}
      className="grid flex-1 grid-cols-7 gap-1.5 sm:gap-3"
    >
      {days.map((entry, index) => (
        <li key={entry.date} className="flex min-w-0 flex-col items-center gap-1.5 text-center">
          <span className="text-sm font-semibold tabular-nums">
            <span className="sr-only">{longDay(entry.date)}: </span>
            {entry.totalMinutes}
            <span className="font-normal text-ink-soft max-sm:sr-only"> {t('progress/min')}</span>
            <span className="sr-only">{t('progress/questions', { answered: entry.answered })}</span>
          </span>
          <span
            aria-hidden
            className="flex min-h-28 w-full max-w-12 flex-1 items-end overflow-hidden rounded-sm bg-sunken ring-1 ring-line ring-inset"
          >
            <span
              className={classNames(
                'w-full rounded-sm',
                entry.totalMinutes >= fullMinutes ? 'bg-science' : 'bg-math',
                entry.totalMinutes > 0 && 'min-h-1',
              )}
              style={{ height: `${Math.min(1, entry.totalMinutes / fullMinutes) * 100}%` }}
            />
          </span>
          <span
            aria-hidden
            className={classNames('text-sm', index === days.length - 1 ? 'font-semibold' : 'text-ink-soft')}
          >
            {index === days.length - 1 ? t('progress/today') : shortDay(entry.date)}
          </span>
        </li>
      ))}
    </ol>
  )
}
