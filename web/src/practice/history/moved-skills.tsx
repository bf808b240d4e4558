import type { PastSession } from '@skills-center/contract/practice/history'
import { contentLanguage } from '../../language/language.ts'
import { t } from '../../language/messages.ts'
import { SkillIcon } from '../../ui/skill-icon.tsx'
import { classNames } from '../../ui/class-names.ts'
import { movedAloud, formatMoved } from './format-session.ts'

/** The skills of a session, each with its number of questions and its change in mastery. */
export function MovedSkills({ skills }: Pick<PastSession, 'skills'>) {
  return (
    <ul className="flex flex-col gap-1.5">
      {skills.map(({ skill, questions, before, after }) => (
        <li key={skill.id} className="flex items-center gap-2.5">
          <span
            aria-hidden
            className={classNames(
              'shrink-0 [&_svg]:size-5',
              skill.subject === 'math' ? 'text-math' : 'text-science',
            )}
          >
            <SkillIcon name={skill.icon} />
          </span>
          <span className="min-w-0 flex-1">
            <span lang={contentLanguage(skill)}>{skill.name}</span>{' '}
            <span className="text-sm whitespace-nowrap text-ink-soft">
              {t('practice/questions', { count: questions })}
            </span>
          </span>
          <span className="shrink-0 text-sm font-semibold whitespace-nowrap tabular-nums">
            <span aria-hidden>{formatMoved(before, after)}</span>
            <span className="sr-only">{movedAloud(before, after)}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}
