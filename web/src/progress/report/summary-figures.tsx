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
        label={t('progress/report/active-minutes')}
        value={minutes}
        icon={<Clock />}
        tone="math"
        note={t('progress/report/time-on-questions')}
      />
      <StatCard
        label={t('progress/report/questions-answered')}
        value={firstTries.answered}
        icon={<MessageCircleQuestion />}
        tone="math"
        note={t('progress/report/in-days', { days: period.days })}
      />
      <StatCard
        label={t('progress/report/right-at-the-first-try-questions')}
        value={
          isEnough ? (
            `${firstTries.percent}%`
          ) : (
            <span className="text-lg">{t('progress/report/not-enough-data-yet')}</span>
          )
        }
        icon={<CircleCheck />}
        tone="science"
        note={
          isEnough
            ? t('progress/report/right-of-answered', { right, answered })
            : t('progress/report/right-of-answered-in-percent', {
                right,
                answered,
                least: enough.accuracyQuestions,
              })
        }
      />
      <StatCard
        label={t('progress/report/days-practiced')}
        value={daysPracticed}
        icon={<CalendarCheck />}
        tone="science"
        note={t('progress/report/of-days', { days: period.days })}
      />
      <StatCard
        label={t('progress/report/days-in-a-row')}
        value={streak}
        icon={<Flame />}
        tone="warm"
        note={
          streak === 0 ? t('progress/report/starts-with-the-next-answer') : t('progress/report/as-of-today')
        }
      />
    </dl>
  )
}
