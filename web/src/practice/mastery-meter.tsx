import type { SkillProgress } from '@skills-center/contract/practice'
import type { Subject } from '@skills-center/contract/ids'
import { BadgeCheck, RefreshCw } from 'lucide-react'
import { t } from '../language/messages.ts'
import { Rich } from '../language/rich.tsx'
import { formatCertainty } from '../ui/certainty.ts'
import { MasteryBar } from '../ui/mastery-bar.tsx'
import { HowMasteryWorks } from '../platform/how-mastery-works.tsx'

/**
 * Shows mastery: the chance, out of 100, of answering a new question of this skill correctly, and how certain that is.
 * `moved` is the change from the last answer.
 */
export function MasteryMeter({
  progress,
  subject,
  moved,
}: {
  progress: SkillProgress
  subject: Subject
  moved: number
}) {
  const value = progress.mastery === null ? null : Math.round(progress.mastery)
  return (
    <div>
      <div className="flex items-baseline justify-between gap-3">
        <Heading progress={progress} />
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
            t('ui/not-known-yet')
          ) : (
            <Rich
              id="practice/value-out-of-100"
              values={{ value }}
              parts={{ figure: <span className="font-display text-xl font-bold text-ink" /> }}
            />
          )}
        </p>
      </div>
      <MasteryBar
        className="mt-1.5"
        label={t('practice/mastery')}
        value={value}
        certainty={progress.certainty}
        subject={subject}
      />
      {progress.certainty !== null && (
        <p className="mt-1.5 text-sm text-ink-soft">{formatCertainty()[progress.certainty]}</p>
      )}
      <div className="mt-2">
        <MasteryMeaning progress={progress} />
      </div>
    </div>
  )
}

function Heading({ progress }: { progress: SkillProgress }) {
  if (progress.isDue)
    return (
      <p className="font-semibold text-warm">
        <RefreshCw aria-hidden className="inline size-5 align-[-0.2em]" /> {t('ui/time-to-refresh')}
      </p>
    )
  return progress.mastered ? (
    <p className="font-semibold text-correct">
      <BadgeCheck aria-hidden className="inline size-5 align-[-0.2em]" /> {t('ui/mastered')}
    </p>
  ) : (
    <p className="font-semibold">{t('practice/mastery')}</p>
  )
}

/** The mastery threshold, in points of 100: rule 6.1 of the learner model. */
const masteryLine = 90

/** Explains what the figure means. */
function MasteryMeaning({ progress }: { progress: SkillProgress }) {
  return (
    <div className="space-y-2">
      {progress.isDue && (
        <p className="text-sm leading-snug">{t('practice/few-right-answers-bring-it-back')}</p>
      )}
      {progress.mastery === null && (
        <p className="text-sm leading-snug text-ink-soft">{t('practice/answer-a-question')}</p>
      )}
      {!progress.mastered && !progress.isDue && Math.round(progress.mastery ?? 0) >= masteryLine && (
        <p className="text-sm leading-snug">{t('practice/counts-as-mastered-once')}</p>
      )}
      <HowMasteryWorks meaning={progress.mastery === null ? null : t('practice/mastery-means')} />
    </div>
  )
}
