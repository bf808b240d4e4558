import type { ProgressEntry } from '@skills-center/contract/progress'
import type { SkillSummary } from '@skills-center/contract/skills'
import { Link } from 'wouter'
import { Card } from '../../ui/card.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { gradeName } from '../../ui/grade-name.ts'
import { GradeSwitcher, useGradeChange } from './grade-switcher.tsx'
import { NoSkillsYet } from './no-skills-yet.tsx'
import { SkillPanel } from './skill-panel.tsx'

interface SkillPanelsProps {
  readonly gradeLevel: number
  /** Undefined while they load. */
  readonly skills: readonly SkillSummary[] | undefined
  readonly progress: readonly ProgressEntry[]
  readonly error: Error | null
  readonly onRetry: () => void
}

/** Math and science of the student's grade, and the way to another grade. */
export function SkillPanels({ gradeLevel, skills, progress, error, onRetry }: SkillPanelsProps) {
  const change = useGradeChange()
  return (
    <section aria-labelledby="your-skills">
      <div className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <h2 id="your-skills" className="text-2xl font-bold">
            {gradeName(gradeLevel)} skills
          </h2>
          <Link href="/grades" className="text-action underline underline-offset-4">
            See every grade
          </Link>
        </div>
        <GradeSwitcher gradeLevel={gradeLevel} change={change} />
      </div>
      {error !== null ? (
        <Card>
          <LoadError what="Your skills" onRetry={onRetry} />
        </Card>
      ) : skills?.length === 0 ? (
        <NoSkillsYet gradeLevel={gradeLevel} change={change} />
      ) : (
        <div className="grid items-start gap-5 lg:grid-cols-2">
          {(['math', 'science'] as const).map((subject) => (
            <SkillPanel
              key={subject}
              subject={subject}
              skills={skills?.filter((skill) => skill.subject === subject)}
              progress={progress}
              empty={`${gradeName(gradeLevel)} has no ${subject} skills. Another grade may have what you look for.`}
            />
          ))}
        </div>
      )}
    </section>
  )
}
