import type { ProgressEntry } from '@skills-center/contract/progress'
import type { SkillSummary } from '@skills-center/contract/skills'
import { ButtonLink } from '../../ui/button-link.tsx'
import { classNames } from '../../ui/class-names.ts'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { SkillIcon } from '../../ui/skill-icon.tsx'

interface OverviewRowProps {
  readonly skill: SkillSummary
  /** Null before the first answer. */
  readonly standing: ProgressEntry | null
  readonly isFirst: boolean
}

export function OverviewRow({ skill, standing, isFirst }: OverviewRowProps) {
  const percent = Math.round(standing?.masteryLevel ?? 0)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 border-t border-line px-5 py-4 first:border-t-0 sm:px-6">
      <span
        aria-hidden
        className={classNames(
          'grid size-11 shrink-0 place-items-center rounded-md',
          skill.subject === 'math' ? 'bg-math-soft text-math' : 'bg-science-soft text-science',
        )}
      >
        <SkillIcon name={skill.icon} />
      </span>
      <div className="min-w-0 flex-1 basis-52">
        <h3 className="font-sans text-base leading-snug font-semibold tracking-normal">{skill.name}</h3>
        {standing === null ? (
          <p className="text-sm text-ink-soft">{skill.description}</p>
        ) : (
          <p className="mt-1.5 flex max-w-md items-center gap-3 text-sm">
            <ProgressBar label={`Mastery of ${skill.name}`} value={percent} tone={skill.subject} />
            <span className="w-11 shrink-0 text-end font-semibold tabular-nums">{percent}%</span>
          </p>
        )}
      </div>
      <ButtonLink
        href={`/practice/${skill.id}`}
        variant={isFirst ? 'primary' : 'outline'}
        className="max-sm:w-full"
      >
        {standing === null ? 'Start' : 'Practice'}
        <span className="sr-only">: {skill.name}</span>
      </ButtonLink>
    </li>
  )
}
