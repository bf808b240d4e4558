import type { ProgressEntry } from '@skills-center/contract/progress'
import type { SkillSummary } from '@skills-center/contract/skills'
import { CircleCheck, RefreshCw } from 'lucide-react'
import { Link } from 'wouter'
import { SkillIcon } from '../ui/skill-icon.tsx'

interface MapSkillProps {
  readonly skill: SkillSummary
  /** Undefined before the first answer, null for a reader who does not practice. */
  readonly standing: ProgressEntry | null | undefined
}

/** A skill on the map of grades. */
export function MapSkill({ skill, standing }: MapSkillProps) {
  return (
    <li>
      <Link
        href={`/skills/${skill.id}/modules`}
        className="group flex items-center gap-3 rounded-md px-2 py-2 hover:bg-sunken"
      >
        <span aria-hidden className={skill.subject === 'math' ? 'text-math' : 'text-science'}>
          <SkillIcon name={skill.icon} />
        </span>
        <span className="min-w-0 flex-1 font-medium group-hover:underline">{skill.name}</span>
        {standing !== null && <Standing standing={standing} />}
      </Link>
    </li>
  )
}

function Standing({ standing }: { readonly standing: ProgressEntry | undefined }) {
  if (standing === undefined) return <span className="text-sm text-ink-soft">Not started</span>
  return (
    <span className="flex shrink-0 items-center gap-1 text-sm font-semibold tabular-nums">
      {standing.isDue ? (
        <RefreshCw aria-label="Time to refresh," className="size-4 text-warm" />
      ) : (
        standing.mastered && <CircleCheck aria-label="Mastered," className="size-4 text-correct" />
      )}
      {standing.certainty === 'low' && <span className="font-normal text-ink-soft">about</span>}
      {Math.round(standing.masteryLevel)}%
    </span>
  )
}
