import type { SkillForecast } from '@skills-center/contract/analytics/class-outlook'
import { t } from '../language/messages.ts'
import { contentLanguage } from '../language/language.ts'
import { wholeAxis } from '../ui/axis-marks.ts'

/** A bar for each skill: the expected number of students, with a line for the range. */
export function ForecastChart({ skills }: { readonly skills: readonly SkillForecast[] }) {
  const { end, marks } = wholeAxis(Math.max(...skills.map(({ high, later }) => Math.max(high, later))))
  const percent = (students: number) => `${(100 * students) / end}%`
  return (
    <div
      role="img"
      aria-label={t('analytics/bar-chart-of-the-students')}
      className="grid grid-cols-[minmax(5rem,9rem)_1fr] pr-3 text-sm text-ink-soft"
    >
      {skills.map(({ skill, later, low, high }) => (
        <div key={skill.id} className="col-span-2 grid h-11 grid-cols-subgrid">
          <span
            lang={contentLanguage(skill)}
            className="line-clamp-2 self-center pr-2 text-right leading-tight"
          >
            {skill.name}
          </span>
          <span className="relative border-l border-line-strong">
            {marks.slice(1).map(({ at }) => (
              <span key={at} className="absolute inset-y-0 border-l border-line" style={{ left: `${at}%` }} />
            ))}
            <span
              className="absolute inset-y-3 left-0 rounded-r-[3px] bg-math forced-colors:bg-[CanvasText] print:border print:border-line-strong"
              style={{ width: percent(later) }}
            />
            <span
              className="absolute inset-y-4.5 border-x-2 border-ink"
              style={{ left: percent(low), width: percent(high - low) }}
            >
              <span className="absolute inset-x-0 top-1/2 -translate-y-1/2 border-t-2 border-ink" />
            </span>
          </span>
        </div>
      ))}
      <span className="relative col-start-2 h-7">
        {marks.map(({ at, text }) => (
          <span key={at} className="absolute top-2 -translate-x-1/2 leading-none" style={{ left: `${at}%` }}>
            {text}
          </span>
        ))}
      </span>
    </div>
  )
}
