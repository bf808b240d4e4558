import type { ProgressEntry } from '@skills-center/contract/progress'
import type { SkillSummary } from '@skills-center/contract/skills'
import { useEffect, useRef } from 'react'
import { contentLanguage } from '../../language/language.ts'
import { t } from '../../language/messages.ts'
import { classNames } from '../../ui/class-names.ts'
import { gradeName } from '../../ui/grade-name.ts'
import { SkillIcon } from '../../ui/skill-icon.tsx'

export const optionId = (finderId: string, { id }: Pick<SkillSummary, 'id'>): string => `${finderId}-${id}`

const maxStandards = 2
const standardsInShort = (standards: readonly string[]): string =>
  standards.length > maxStandards
    ? t('practice/standards-and-more', { standards: standards.slice(0, maxStandards).join(', ') })
    : standards.join(', ')

/** A skill found by the search, with the student's progress. */
export function FoundSkill({
  finderId,
  skill,
  progress,
  isChosen,
  onPick,
}: {
  readonly finderId: string
  readonly skill: SkillSummary
  /** Undefined before the first answer. */
  readonly progress: ProgressEntry | undefined
  readonly isChosen: boolean
  readonly onPick: () => void
}) {
  const option = useRef<HTMLLIElement>(null)
  // Keeps the chosen option visible; focus itself stays in the field.
  useEffect(() => {
    if (isChosen) option.current?.scrollIntoView({ block: 'nearest' })
  }, [isChosen])
  return (
    // The field handles the keys: an option of a combobox does not take focus.
    <li
      ref={option}
      id={optionId(finderId, skill)}
      role="option"
      aria-selected={isChosen}
      // A press would take focus from the field before the click.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPick}
      className={classNames(
        'flex cursor-pointer items-center gap-3 border-t border-line px-4 py-2.5 first:border-t-0 hover:bg-sunken',
        isChosen && 'bg-sunken outline-3 -outline-offset-3 outline-focus',
      )}
    >
      <span
        aria-hidden
        className={classNames(
          'grid size-9 shrink-0 place-items-center rounded-sm [&_svg]:size-5',
          skill.subject === 'math' ? 'bg-math-soft text-math' : 'bg-science-soft text-science',
        )}
      >
        <SkillIcon name={skill.icon} />
      </span>
      <span className="min-w-0 flex-1">
        <span lang={contentLanguage(skill)} className="block leading-snug font-semibold">
          {skill.name}
        </span>
        <span className="block text-sm text-ink-soft">
          {gradeName(skill.gradeLevel)}, {skill.strand}
          {skill.standards.length > 0 && `, ${standardsInShort(skill.standards)}`}
        </span>
      </span>
      <span className="shrink-0 text-sm font-semibold whitespace-nowrap tabular-nums">
        {progress === undefined ? (
          <span className="font-normal text-ink-soft">{t('practice/new-label')}</span>
        ) : progress.isDue ? (
          <span className="text-warm">
            {t('practice/refresh-percent', { percent: Math.round(progress.masteryLevel) })}
          </span>
        ) : (
          <span className={progress.mastered ? 'text-correct' : undefined}>
            {progress.mastered
              ? t('practice/mastered-percent', { percent: Math.round(progress.masteryLevel) })
              : `${Math.round(progress.masteryLevel)}%`}
          </span>
        )}
      </span>
    </li>
  )
}
