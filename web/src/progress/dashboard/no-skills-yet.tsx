import { listSkills } from '@skills-center/contract/skills'
import { useQuery } from '@tanstack/react-query'
import { t } from '../../language/messages.ts'
import { queryOf } from '../../platform/queries.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { gradeName } from '../../ui/grade-name.ts'
import type { useGradeChange } from '../../platform/use-grade-change.ts'
import { nearestGrades } from './nearest-grades.ts'

interface NoSkillsYetProps {
  readonly gradeLevel: number
  readonly change: ReturnType<typeof useGradeChange>
}

/** Shown for a grade without skills: offers the nearest grades that have some. Has both scroll targets. */
export function NoSkillsYet({ gradeLevel, change }: NoSkillsYetProps) {
  const all = useQuery(queryOf(listSkills))
  const offered = nearestGrades(all.data ?? [], gradeLevel)
  return (
    <Card id="math" tabIndex={-1} className="scroll-mt-4">
      <div id="science" tabIndex={-1} className="scroll-mt-8">
        <EmptyState
          drawing="no-questions"
          title={t('progress/grade-has-no-skills-yet', { grade: gradeName(gradeLevel) })}
          action={offered.map((grade) => (
            <Button
              key={grade}
              variant="outline"
              disabled={change.isPending}
              onClick={() => change.mutate(grade)}
            >
              {t('progress/show-grade', { grade: gradeName(grade) })}
            </Button>
          ))}
        >
          <p>
            {offered.length > 0
              ? t('progress/nothing-to-practice')
              : t('progress/nothing-to-practice-in-this-grade')}
          </p>
        </EmptyState>
      </div>
    </Card>
  )
}
