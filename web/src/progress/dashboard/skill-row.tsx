import type { ProgressEntry } from '@skills-center/contract/progress'
import type { SkillSummary } from '@skills-center/contract/skills'
import { ChevronRight, CircleCheck, RefreshCw } from 'lucide-react'
import { memo } from 'react'
import { Link } from 'wouter'
import { t } from '../../language/messages.ts'
import { classNames } from '../../ui/class-names.ts'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { SkillIcon } from '../../ui/skill-icon.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { useOpenPractice } from './use-open-practice.ts'
import { contentLanguage } from '../../language/language.ts'

interface SkillRowProps {
  readonly skill: SkillSummary
  /** Undefined before the first answer. */
  readonly progress: ProgressEntry | undefined
  readonly isHiddenOnPhone?: boolean
}

/** A skill, linked to its practice. */
export const SkillRow = memo(function SkillRow({ skill, progress, isHiddenOnPhone = false }: SkillRowProps) {
  const { href, isOpening, open } = useOpenPractice(skill.id)
  const percent = Math.round(progress?.masteryLevel ?? 0)
  return (
    <li
      className={classNames(
        'group relative flex items-start gap-3.5 border-t border-line px-5 py-4 first:border-t-0 hover:bg-sunken sm:px-6',
        isHiddenOnPhone && 'max-md:hidden',
      )}
    >
      <span
        aria-hidden
        className={classNames(
          'grid size-11 shrink-0 place-items-center rounded-md',
          skill.subject === 'math' ? 'bg-math-soft text-math' : 'bg-science-soft text-science',
        )}
      >
        <SkillIcon name={skill.icon} />
      </span>
      <div className="min-w-0 flex-1">
        <Link
          href={href}
          onClick={open}
          aria-busy={isOpening}
          lang={contentLanguage(skill)}
          className="font-semibold group-hover:underline after:absolute after:inset-0 after:content-['']"
        >
          {skill.name}
        </Link>
        <p className="text-sm text-ink-soft" lang={contentLanguage(skill)}>
          {skill.description}
        </p>
        <div className="mt-2.5 flex items-center gap-3">
          <ProgressBar
            label={t('ui/mastery-of-name', { name: skill.name })}
            value={percent}
            valueText={progress === undefined ? t('progress/not-begun') : t('progress/percent', { percent })}
            tone={skill.subject}
          />
          <span className="flex w-21 shrink-0 items-center justify-end gap-1 text-sm font-semibold tabular-nums">
            {progress?.isDue === true ? (
              <RefreshCw aria-label={t('progress/time-to-refresh')} className="size-4 text-warm" />
            ) : (
              progress?.mastered === true && (
                <CircleCheck aria-label={t('progress/mastered')} className="size-4 text-correct" />
              )
            )}
            {progress === undefined ? (
              <span className="font-normal text-ink-soft">{t('progress/not-begun-label')}</span>
            ) : (
              `${percent}%`
            )}
          </span>
        </div>
      </div>
      <span
        aria-hidden
        className={classNames(
          'grid size-6 shrink-0 place-items-center self-center text-ink-soft',
          !isOpening && 'max-sm:hidden',
        )}
      >
        {isOpening ? <Spinner size="small" /> : <ChevronRight className="size-5" />}
      </span>
    </li>
  )
})
