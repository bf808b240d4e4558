import type { ProgressEntry } from '@skills-center/contract/progress'
import type { SkillSummary } from '@skills-center/contract/skills'
import type { UseQueryResult } from '@tanstack/react-query'
import { t } from '../language/messages.ts'
import { LoadError } from '../ui/load-error.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { LessonSection } from './lesson-section.tsx'
import { SkillProgressMark } from './skill-progress-mark.tsx'

interface LessonProgressProps {
  readonly skill: SkillSummary
  readonly progress: UseQueryResult<readonly ProgressEntry[]>
}

/** The student's progress in the skill of the lesson. */
export function LessonProgress({ skill, progress }: LessonProgressProps) {
  return (
    <LessonSection id="standing" title={t('skills/where-you-stand')} className="print:hidden">
      {progress.isError ? (
        <LoadError what={t('skills/your-standing')} onRetry={() => void progress.refetch()} />
      ) : progress.data === undefined ? (
        <Skeleton className="h-18" />
      ) : (
        <SkillProgressMark
          skill={skill}
          progress={progress.data.find((entry) => entry.skillId === skill.id)}
        />
      )}
    </LessonSection>
  )
}
