import type { ProgressEntry } from '@skills-center/contract/progress'
import type { SkillSummary } from '@skills-center/contract/skills'
import { certaintyInWords } from '../ui/certainty.ts'
import { MasteryBar } from '../ui/mastery-bar.tsx'
import { MasteryMark } from '../ui/mastery-mark.tsx'
import { HowMasteryWorks } from './how-mastery-works.tsx'

interface SkillStandingProps {
  readonly skill: SkillSummary
  /** Undefined before the first answer. */
  readonly standing: ProgressEntry | undefined
}

export function SkillStanding({ skill, standing }: SkillStandingProps) {
  if (standing === undefined)
    return (
      <div className="flex flex-col gap-2">
        <p className="text-ink-soft">
          You have not practiced this skill yet. Your mastery shows from the first answer on.
        </p>
        <HowMasteryWorks />
      </div>
    )
  const percent = Math.round(standing.masteryLevel)
  const last = new Date(standing.lastPractisedAt).toLocaleDateString('en', { month: 'long', day: 'numeric' })
  return (
    <div className="flex flex-col gap-2">
      <p className="flex flex-wrap items-center gap-3">
        <span className="font-display text-4xl leading-none font-bold tabular-nums">{percent}%</span>
        <MasteryMark mastered={standing.mastered} isDue={standing.isDue} />
      </p>
      <MasteryBar
        label={`Mastery of ${skill.name}`}
        value={percent}
        certainty={standing.certainty}
        subject={skill.subject}
      />
      <p>{certaintyInWords()[standing.certainty]}</p>
      <p className="text-sm text-ink-soft">
        From {standing.answered} {standing.answered === 1 ? 'answer' : 'answers'}, last practiced on {last}.
      </p>
      <HowMasteryWorks />
    </div>
  )
}
