import type { ReportBasis, StudentReport } from '@skills-center/contract/analytics/student-report'
import { CalendarDays, Clock, ListChecks, Zap } from 'lucide-react'
import { t } from '../../language/messages.ts'
import { StatCard } from '../../ui/stat-card.tsx'
import { dayInShort } from '../format.ts'

interface TimeFiguresProps {
  readonly work: StudentReport['work']
  readonly basis: ReportBasis
}

/** How much, and how, the student has practiced lately. */
export function TimeFigures({ work, basis }: TimeFiguresProps) {
  const { minutes, daysPracticed, questions, rapidPercent, hintPercent, idleMinutes, lastAt } = work
  return (
    <section aria-labelledby="time-heading" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="time-heading" className="text-2xl font-bold">
          {t('analytics/student/last-days', { days: basis.workDays })}
        </h2>
        <p className="text-ink-soft">
          {lastAt === null
            ? t('analytics/student/no-practice-in-days', { days: basis.workDays })
            : t('analytics/student/last-practiced-on', { day: dayInShort(lastAt, new Date()) })}
        </p>
      </div>
      <dl className="grid grid-cols-2 gap-3 md:grid-cols-4">
        <StatCard
          label={t('analytics/student/minutes-worked')}
          value={minutes}
          icon={<Clock />}
          tone="math"
          note={t('analytics/student/idle-minutes', { count: idleMinutes })}
        />
        <StatCard
          label={t('analytics/student/days-worked')}
          value={daysPracticed}
          icon={<CalendarDays />}
          tone="math"
        />
        <StatCard
          label={t('analytics/student/questions-answered')}
          value={questions}
          icon={<ListChecks />}
          tone="math"
          {...(hintPercent === null
            ? {}
            : { note: t('analytics/student/with-hints', { percent: hintPercent }) })}
        />
        <StatCard
          label={t('analytics/student/quick-answers')}
          value={rapidPercent === null ? '–' : `${rapidPercent}%`}
          icon={<Zap />}
          tone="warm"
          note={
            rapidPercent === null
              ? t('analytics/student/shares-need-questions', { count: basis.leastQuestions })
              : t('analytics/student/quicker-than-reading')
          }
        />
      </dl>
    </section>
  )
}
