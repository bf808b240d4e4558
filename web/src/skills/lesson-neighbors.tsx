import type { ProgressEntry } from '@skills-center/contract/progress'
import type { SkillLesson, SkillSummary } from '@skills-center/contract/skills'
import { LessonSection } from './lesson-section.tsx'
import { MapSkill } from './map-skill.tsx'

interface LessonNeighborsProps extends Pick<SkillLesson, 'prerequisites' | 'next'> {
  /** Null for a reader who does not practice, and while it loads. */
  readonly progress: readonly ProgressEntry[] | null
}

/** The skills before and after this one, in either subject. */
export function LessonNeighbors({ prerequisites, next, progress }: LessonNeighborsProps) {
  if (prerequisites.length === 0 && next.length === 0) return null
  return (
    <LessonSection id="neighbors" title="Before and after">
      <div className="grid gap-x-8 gap-y-4">
        <Neighbors title="Builds on" skills={prerequisites} progress={progress} />
        <Neighbors title="Leads to" skills={next} progress={progress} />
      </div>
    </LessonSection>
  )
}

interface NeighborsProps extends Pick<LessonNeighborsProps, 'progress'> {
  readonly title: string
  readonly skills: readonly SkillSummary[]
}

function Neighbors({ title, skills, progress }: NeighborsProps) {
  if (skills.length === 0) return null
  return (
    <div>
      <h3 className="font-sans text-sm font-semibold tracking-normal text-ink-soft">{title}</h3>
      <ul className="-mx-2 mt-0.5">
        {skills.map((skill) => (
          <MapSkill
            key={skill.id}
            skill={skill}
            standing={progress === null ? null : progress.find((entry) => entry.skillId === skill.id)}
          />
        ))}
      </ul>
    </div>
  )
}
