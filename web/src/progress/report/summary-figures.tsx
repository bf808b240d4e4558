import { enough, notEnough, type ProgressReport } from '@skills-center/contract/progress/report'
import { CalendarCheck, CircleCheck, Clock, Flame, MessageCircleQuestion } from 'lucide-react'
import { StatCard } from '../../ui/stat-card.tsx'
import { counted } from './period-words.ts'

/** The period in five figures. */
export function SummaryFigures({ report: { summary, period } }: { readonly report: ProgressReport }) {
  const { firstTries, minutes, daysPracticed, streak } = summary
  const isEnough = firstTries.percent !== null
  const rightOf = `${firstTries.right} of ${firstTries.answered}`
  return (
    <dl className="grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-4 lg:grid-cols-5 print:grid-cols-5 print:gap-2 max-sm:[&>:last-child]:col-span-2">
      <StatCard
        label="Active minutes"
        value={minutes}
        icon={<Clock />}
        tone="math"
        note="time on questions"
      />
      <StatCard
        label="Questions answered"
        value={firstTries.answered}
        icon={<MessageCircleQuestion />}
        tone="math"
        note={`in ${counted(period.days, 'day')}`}
      />
      <StatCard
        label="Right at the first try"
        value={isEnough ? `${firstTries.percent}%` : <span className="text-lg">{notEnough}</span>}
        icon={<CircleCheck />}
        tone="science"
        note={isEnough ? rightOf : `${rightOf}; in percent from ${enough.accuracyQuestions} on`}
      />
      <StatCard
        label="Days practiced"
        value={daysPracticed}
        icon={<CalendarCheck />}
        tone="science"
        note={`of ${period.days}`}
      />
      <StatCard
        label="Days in a row"
        value={streak}
        icon={<Flame />}
        tone="warm"
        note={streak === 0 ? 'starts with the next answer' : 'as of today'}
      />
    </dl>
  )
}
