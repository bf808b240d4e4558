import type { PlanEntry } from '@skills-center/contract/practice'
import { Clock } from 'lucide-react'
import { contentLanguage } from '../../language/language.ts'
import { t } from '../../language/messages.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { classNames } from '../../ui/class-names.ts'
import { SkillIcon } from '../../ui/skill-icon.tsx'
import { formatKind, formatProgress } from './format-plan.ts'

/** A skill of the plan, with the reason it was chosen. */
export function PlanRow({
  entry,
  isOver,
}: {
  readonly entry: PlanEntry
  /** Today's free problems are used up, so the row links to the lesson instead. */
  readonly isOver: boolean
}) {
  const { skill, kind, reason, minutes, standing } = entry
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 border-t border-line px-5 py-4 first:border-t-0 sm:px-6">
      <span
        aria-hidden
        className={classNames(
          'grid size-11 shrink-0 place-items-center self-start rounded-md',
          skill.subject === 'math' ? 'bg-math-soft text-math' : 'bg-science-soft text-science',
        )}
      >
        <SkillIcon name={skill.icon} />
      </span>
      <div className="min-w-0 flex-1 basis-48">
        <p className="flex flex-wrap items-center gap-x-3 text-sm text-ink-soft">
          <span className="font-semibold">{formatKind()[kind]}</span>
          <span className="inline-flex items-center gap-1">
            <Clock aria-hidden className="size-3.5" />
            {t('ui/about-minutes', { minutes })}
          </span>
        </p>
        <h3
          lang={contentLanguage(skill)}
          className="mt-0.5 font-sans text-lg leading-snug font-semibold tracking-normal"
        >
          {skill.name}
        </h3>
        <p className="mt-0.5 max-w-prose">{reason}</p>
        {standing.mastery !== null && (
          <p className="mt-0.5 text-sm text-ink-soft">{formatProgress(standing)}</p>
        )}
      </div>
      <ButtonLink
        href={isOver ? `/skills/${skill.id}/modules` : `/practice/${skill.id}`}
        variant="outline"
        className="max-sm:w-full"
      >
        {isOver
          ? t('practice/read-the-lesson')
          : standing.answered === 0
            ? t('practice/start')
            : t('practice/practice-verb')}
        <span className="sr-only">: {skill.name}</span>
      </ButtonLink>
    </li>
  )
}
