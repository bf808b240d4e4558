import { enough, type ProgressReport } from '@skills-center/contract/progress/report'
import { CalendarCheck, CircleCheck, Clock, Flame, MessageCircleQuestion } from 'lucide-react'
import { t } from '../../language/messages.ts'
import { StatCard } from '../../ui/stat-card.tsx'

/** The period in five figures. */
export function SummaryFigures({ report: { summary, period } }: { readonly report: ProgressReport }) {
  const { firstTries, minutes, daysPracticed, streak } = summary
  const isEnough = firstTries.percent !== null
  const { right, answered } = firstTries
  return (
    <dl className="grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-4 lg:grid-cols-5 print:grid-cols-5 print:gap-2 max-sm:[&>:last-child]:col-span-2">
      <StatCard
        label={t('Active minutes')}
        value={minutes}
        icon={<Clock />}
        tone="math"
        note={t('time on questions')}
      />
      <StatCard
        label={t('Questions answered')}
        value={firstTries.answered}
        icon={<MessageCircleQuestion />}
        tone="math"
        note={t('in {days, plural, one {# day} other {# days}}', { days: period.days })}
      />
      <StatCard
        label={t('Right at the first try [questions]')}
        value={
          isEnough ? `${firstTries.percent}%` : <span className="text-lg">{t('Not enough data yet')}</span>
        }
        icon={<CircleCheck />}
        tone="science"
        note={
          isEnough
            ? t('{right} of {answered}', { right, answered })
            : t('{right} of {answered}; in percent from {least} on', {
                right,
                answered,
                least: enough.accuracyQuestions,
              })
        }
      />
      <StatCard
        label={t('Days practiced')}
        value={daysPracticed}
        icon={<CalendarCheck />}
        tone="science"
        note={t('of {days}', { days: period.days })}
      />
      <StatCard
        label={t('Days in a row')}
        value={streak}
        icon={<Flame />}
        tone="warm"
        note={streak === 0 ? t('starts with the next answer') : t('as of today')}
      />
    </dl>
  )
}
