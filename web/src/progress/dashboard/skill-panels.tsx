import type { ProgressEntry } from '@skills-center/contract/progress'
import type { SkillSummary } from '@skills-center/contract/skills'
import { useMemo } from 'react'
import { Link } from 'wouter'
import { t } from '../../language/messages.ts'
import { Card } from '../../ui/card.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { useGradeChange } from '../../platform/use-grade-change.ts'
import { gradeName } from '../../ui/grade-name.ts'
import { GradeSwitcher } from '../../ui/grade-switcher.tsx'
import { AllMastered } from './all-mastered.tsx'
import { NoSkillsYet } from './no-skills-yet.tsx'
import { SkillPanel } from './skill-panel.tsx'

interface SkillPanelsProps {
  readonly gradeLevel: number
  /** Undefined while loading. */
  readonly skills: readonly SkillSummary[] | undefined
  readonly progress: readonly ProgressEntry[]
  readonly error: Error | null
  readonly onRetry: () => void
}

/**
 * The math and science skills of the student's grade, with a selector for other grades. Both scroll targets exist in
 * every state.
 */
export function SkillPanels({ gradeLevel, skills, progress, error, onRetry }: SkillPanelsProps) {
  const change = useGradeChange()
  const progressBySkill = useMemo(() => new Map(progress.map((entry) => [entry.skillId, entry])), [progress])
  const isAllMastered =
    skills !== undefined &&
    skills.length > 0 &&
    skills.every(({ id }) => progressBySkill.get(id)?.mastered === true)
  return (
    <section aria-labelledby="your-skills">
      <div className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <h2 id="your-skills" className="text-2xl font-bold">
            {t('progress/grade-skills', { grade: gradeName(gradeLevel) })}
          </h2>
          <Link href="/grades" className="text-link">
            {t('progress/see-every-grade')}
          </Link>
        </div>
        <GradeSwitcher
          gradeLevel={gradeLevel}
          pending={change.isPending ? change.variables : null}
          onChange={change.mutate}
        />
      </div>
      {isAllMastered && error === null && <AllMastered gradeLevel={gradeLevel} change={change} />}
      {error !== null ? (
        <Card id="math" tabIndex={-1} className="scroll-mt-4">
          <div id="science" tabIndex={-1} className="scroll-mt-8">
            <LoadError what={t('progress/your-skills')} onRetry={onRetry} />
          </div>
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
              progressBySkill={progressBySkill}
              empty={t(
                subject === 'math'
                  ? 'progress/grade-has-no-math-skills'
                  : 'progress/grade-has-no-science-skills',
                { grade: gradeName(gradeLevel) },
              )}
            />
          ))}
        </div>
      )}
    </section>
  )
}
