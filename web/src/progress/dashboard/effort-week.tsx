import type { EffortDay } from '@skills-center/contract/progress/effort'
import { Check, Leaf } from 'lucide-react'
import { dateFormat } from '../../language/formats.ts'
import { t } from '../../language/messages.ts'
import { classNames } from '../../ui/class-names.ts'

// A date is a calendar day, so no time zone may shift it.
const longDay = dateFormat({ weekday: 'long', timeZone: 'UTC' })
const letter = dateFormat({ weekday: 'narrow', timeZone: 'UTC' })

const looks: Readonly<Record<EffortDay['kind'], string>> = {
  practiced: 'bg-warm-vivid text-[#2b1700]',
  off: 'bg-science-soft text-science',
  open: 'border border-line-strong',
}

/** The last seven days: practiced, day off, or open. One day off in seven does not break the streak. */
export function EffortWeek({ week }: { readonly week: readonly EffortDay[] }) {
  const words = (): Readonly<Record<EffortDay['kind'], string>> => ({
    practiced: t('progress/practiced-that-day'),
    off: t('progress/day-off'),
    open: t('progress/no-practice-that-day'),
  })
  return (
    <div>
      <ol aria-label={t('progress/your-week')} className="flex justify-between gap-1.5 sm:justify-start">
        {week.map(({ date, kind }) => (
          <li key={date} className="flex flex-col items-center gap-1">
            <span aria-hidden className="text-sm text-ink-soft">
              {letter(date)}
            </span>
            <span className="sr-only">
              {longDay(date)}: {words()[kind]}
            </span>
            <span
              aria-hidden
              className={classNames('grid size-8 place-items-center rounded-full', looks[kind])}
            >
              {kind === 'practiced' && <Check className="size-5" />}
              {kind === 'off' && <Leaf className="size-4.5" />}
            </span>
          </li>
        ))}
      </ol>
      <p className="mt-2 text-sm text-ink-soft">{t('progress/one-day-off-a-week')}</p>
    </div>
  )
}
