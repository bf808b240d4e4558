import type { SkillSummary } from '@skills-center/contract/skills'
import { classNames } from '../ui/class-names.ts'
import { gradeName } from '../ui/grade-name.ts'
import { PageHeading } from '../ui/page-heading.tsx'
import { SkillIcon } from '../ui/skill-icon.tsx'
import { SubjectTag } from '../ui/subject-tag.tsx'
import { PracticeLink } from './lesson-practice-link.tsx'

interface LessonHeadProps {
  readonly skill: SkillSummary
  readonly isStudent: boolean
}

/** The skill's name and place in the curriculum, and for students a link to practice. */
export function LessonHead({ skill, isStudent }: LessonHeadProps) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
      <div className="flex min-w-0 items-start gap-5">
        <span
          aria-hidden
          className={classNames(
            'hidden size-16 shrink-0 place-items-center rounded-lg sm:grid',
            skill.subject === 'math' ? 'bg-math-soft text-math' : 'bg-science-soft text-science',
          )}
        >
          <SkillIcon name={skill.icon} className="size-8" />
        </span>
        <div className="min-w-0">
          <p className="mb-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft">
            <SubjectTag subject={skill.subject} />
            {gradeName(skill.gradeLevel)}, {skill.strand}
          </p>
          <PageHeading title={skill.name} />
          <p className="mt-2 max-w-prose text-lg">{skill.description}</p>
        </div>
      </div>
      {isStudent && <PracticeLink skillId={skill.id} />}
    </div>
  )
}
