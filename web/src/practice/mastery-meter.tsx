import type { Standing } from '@skills-center/contract/practice'
import type { Subject } from '@skills-center/contract/ids'
import { BadgeCheck } from 'lucide-react'
import { ProgressBar } from '../ui/progress-bar.tsx'

/**
 * Mastery as what it is: the chance, out of 100, of getting a fresh question of this skill right. `moved` is
 * what the last answer did to it.
 */
export function MasteryMeter({
  standing,
  subject,
  moved,
}: {
  standing: Standing
  subject: Subject
  moved: number
}) {
  const value = standing.mastery === null ? null : Math.round(standing.mastery)
  return (
    <div>
      <div className="flex items-baseline justify-between gap-3">
        {standing.mastered ? (
          <p className="font-semibold text-correct">
            <BadgeCheck aria-hidden className="inline size-5 align-[-0.2em]" /> Mastered
          </p>
        ) : (
          <p className="font-semibold">Mastery</p>
        )}
        <p className="text-sm whitespace-nowrap text-ink-soft tabular-nums">
          {moved !== 0 && (
            <span
              key={`${value} ${moved}`}
              className={`mr-2 font-bold practice-rise ${moved > 0 ? 'text-correct' : 'text-ink-soft'}`}
            >
              {moved > 0 ? `+${moved}` : `\u2212${-moved}`}
            </span>
          )}
          {value === null ? (
            'not known yet'
          ) : (
            <>
              <span className="font-display text-xl font-bold text-ink">{value}</span> out of 100
            </>
          )}
        </p>
      </div>
      <ProgressBar
        className="mt-1.5"
        label="Mastery"
        value={value ?? 0}
        valueText={value === null ? 'not known yet' : `${value} out of 100`}
        tone={subject}
        size="thick"
      />
      <div className="mt-2 max-lg:hidden">
        <MasteryMeaning standing={standing} />
      </div>
    </div>
  )
}

/** What the figure means, in words: beside the bar where there is room, under the question on a phone. */
export function MasteryMeaning({ standing }: { standing: Standing }) {
  return (
    <p className="text-sm leading-snug text-ink-soft">
      {standing.mastery === null
        ? 'Answer a question, and mastery shows how likely you are to get a fresh one right.'
        : `Mastery ${Math.round(standing.mastery)} means: of 100 fresh questions of this skill, about ${Math.round(standing.mastery)} would go right today.`}
    </p>
  )
}
