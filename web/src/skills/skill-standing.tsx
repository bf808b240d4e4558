import type { ProgressEntry } from '@skills-center/contract/progress'
import type { SkillSummary } from '@skills-center/contract/skills'
import { CircleCheck } from 'lucide-react'
import { Badge } from '../ui/badge.tsx'
import { ProgressBar } from '../ui/progress-bar.tsx'

interface SkillStandingProps {
  readonly skill: SkillSummary
  /** Undefined before the first answer. */
  readonly standing: ProgressEntry | undefined
}

export function SkillStanding({ skill, standing }: SkillStandingProps) {
  if (standing === undefined)
    return (
      <p className="text-ink-soft">
        You have not practiced this skill yet. Your mastery shows from the first answer on.
      </p>
    )
  const percent = Math.round(standing.masteryLevel)
  const last = new Date(standing.lastPractisedAt).toLocaleDateString('en', { month: 'long', day: 'numeric' })
  return (
    <div className="flex flex-col gap-2">
      <p className="flex flex-wrap items-center gap-3">
        <span className="font-display text-4xl leading-none font-bold tabular-nums">{percent}%</span>
        {standing.mastered && (
          <Badge tone="right" icon={<CircleCheck aria-hidden />}>
            Mastered
          </Badge>
        )}
      </p>
      <ProgressBar label={`Mastery of ${skill.name}`} value={percent} tone={skill.subject} size="thick" />
      <p className="text-sm text-ink-soft">
        From {standing.answered} {standing.answered === 1 ? 'answer' : 'answers'}, last practiced on {last}.
      </p>
    </div>
  )
}
