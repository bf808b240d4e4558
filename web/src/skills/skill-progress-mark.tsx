import type { ProgressEntry } from '@skills-center/contract/progress'
import type { SkillSummary } from '@skills-center/contract/skills'
import { t } from '../language/messages.ts'
import { dateFormat } from '../language/formats.ts'
import { formatCertainty } from '../ui/certainty.ts'
import { MasteryBar } from '../ui/mastery-bar.tsx'
import { MasteryMark } from '../ui/mastery-mark.tsx'
import { HowMasteryWorks } from '../platform/how-mastery-works.tsx'

interface SkillProgressMarkProps {
  readonly skill: SkillSummary
  /** Undefined before the first answer. */
  readonly progress: ProgressEntry | undefined
}

const formatDay = dateFormat({ month: 'long', day: 'numeric' })

export function SkillProgressMark({ skill, progress }: SkillProgressMarkProps) {
  if (progress === undefined)
    return (
      <div className="flex flex-col gap-2">
        <p className="text-ink-soft">{t('skills/not-practiced-this-skill-yet')}</p>
        <HowMasteryWorks />
      </div>
    )
  const percent = Math.round(progress.masteryLevel)
  return (
    <div className="flex flex-col gap-2">
      <p className="flex flex-wrap items-center gap-3">
        <span className="font-display text-4xl leading-none font-bold tabular-nums">{percent}%</span>
        <MasteryMark mastered={progress.mastered} isDue={progress.isDue} />
      </p>
      <MasteryBar
        label={t('ui/mastery-of-name', { name: skill.name })}
        value={percent}
        certainty={progress.certainty}
        subject={skill.subject}
      />
      <p>{formatCertainty()[progress.certainty]}</p>
      <p className="text-sm text-ink-soft">
        {t('skills/from-answers-last-practiced', {
          answered: progress.answered,
          last: formatDay(progress.lastPractisedAt),
        })}
      </p>
      <HowMasteryWorks />
    </div>
  )
}
