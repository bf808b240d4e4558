import type { SkillSummary } from '@skills-center/contract/skills'
import { memo } from 'react'
import { Link } from 'wouter'
import { t } from '../language/messages.ts'
import { contentLanguage } from '../language/language.ts'
import { listed } from '../language/formats.ts'
import { MasteryBar } from '../ui/mastery-bar.tsx'
import { SkillIcon } from '../ui/skill-icon.tsx'
import type { OwnProgress } from './own-progress.ts'
import { ProgressMark } from './progress-mark.tsx'

interface MapSkillProps {
  readonly skill: SkillSummary
  /** Undefined for a reader who does not practice. */
  readonly progress: OwnProgress | undefined
}

/** A skill on the map of grades. */
export const MapSkill = memo(function MapSkill({ skill, progress }: MapSkillProps) {
  return (
    <li className="group relative flex items-center gap-x-3 rounded-md px-2 py-1.5 max-[22.5rem]:flex-wrap hover:bg-sunken print:break-inside-avoid">
      <span aria-hidden className={skill.subject === 'math' ? 'text-math' : 'text-science'}>
        <SkillIcon name={skill.icon} />
      </span>
      <span className="min-w-0 flex-1 py-0.5">
        <Link
          href={`/skills/${skill.id}/modules`}
          lang={contentLanguage(skill)}
          className="font-medium group-hover:underline after:absolute after:inset-0 after:rounded-md after:content-['']"
        >
          {skill.name}
        </Link>
        {progress?.kind === 'later' && progress.after.length > 0 && (
          <span className="block text-sm leading-snug text-ink-soft">
            {t('skills/after-skills', { skills: listed(progress.after) })}
          </span>
        )}
      </span>
      {progress !== undefined && (
        <span className="flex shrink-0 items-center justify-end gap-3 text-sm max-[22.5rem]:basis-full max-[22.5rem]:justify-start max-[22.5rem]:pl-8">
          {'entry' in progress && (
            <span className="w-20 max-sm:hidden">
              <MasteryBar
                label={t('ui/mastery-of-name', { name: skill.name })}
                value={Math.round(progress.entry.masteryLevel)}
                certainty={progress.entry.certainty}
                subject={skill.subject}
                className="h-2.5"
              />
            </span>
          )}
          <ProgressMark progress={progress} />
        </span>
      )}
    </li>
  )
})
