import { type MappedSkill } from '@skills-center/contract/progress/report'
import { t } from '../../language/messages.ts'
import { gradeName } from '../../ui/grade-name.ts'
import { MasteryMark } from '../../ui/mastery-mark.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { counted } from './format-period.ts'
import { SkillLink } from './skill-link.tsx'

interface MapSkillProps {
  readonly mapped: MappedSkill
  readonly isOwn: boolean
}

/** A skill on the map. A skill that was never practiced says so instead of showing 0. */
export function MapSkill({ mapped: { skill, now, mastered, isDue }, isOwn }: MapSkillProps) {
  return (
    <li className="grid gap-x-5 gap-y-1 sm:grid-cols-[minmax(0,1fr)_13rem] print:grid-cols-[minmax(0,1fr)_13rem]">
      <span className="flex flex-wrap content-start items-center gap-x-2.5 gap-y-1">
        <span>
          <SkillLink skill={skill} isOwn={isOwn} to={now.answers > 0 ? 'practice' : 'lesson'} />
          <span className="text-sm text-ink-soft"> {gradeName(skill.gradeLevel)}</span>
        </span>
        <MasteryMark mastered={mastered} isDue={isDue} />
      </span>
      {now.mastery === null ? (
        <span className="text-ink-soft sm:text-end print:text-end">
          {now.answers === 0
            ? t('progress/report/not-practiced-yet')
            : t('progress/report/not-enough-data-yet')}
          {now.answers > 0 && <span className="block text-sm">{counted(now.answers, 'answer')}</span>}
        </span>
      ) : (
        <span>
          <span className="flex items-center gap-3">
            <ProgressBar
              label={t('ui/mastery-of-name', { name: skill.name })}
              value={now.mastery}
              tone={skill.subject}
            />
            <span className="w-8 shrink-0 text-end font-semibold tabular-nums">{now.mastery}</span>
          </span>
          <span className="block text-end text-sm text-ink-soft">
            {t('progress/report/from-answers', { answers: now.answers })}
          </span>
        </span>
      )}
    </li>
  )
}
