import { listSkills } from '@skills-center/contract/skills'
import { useQuery } from '@tanstack/react-query'
import { BadgeCheck } from 'lucide-react'
import { t } from '../../language/messages.ts'
import { queryOf } from '../../platform/queries.ts'
import type { useGradeChange } from '../../platform/use-grade-change.ts'
import { Button } from '../../ui/button.tsx'
import { gradeName } from '../../ui/grade-name.ts'

interface AllMasteredProps {
  readonly gradeLevel: number
  readonly change: ReturnType<typeof useGradeChange>
}

/** Says that every skill of the grade is mastered, and offers the next grade that has skills. */
export function AllMastered({ gradeLevel, change }: AllMasteredProps) {
  const all = useQuery(queryOf(listSkills))
  const above = (all.data ?? []).map((skill) => skill.gradeLevel).filter((grade) => grade > gradeLevel)
  const next = above.length === 0 ? null : Math.min(...above)
  return (
    <div className="mb-5 flex flex-wrap items-center gap-x-5 gap-y-3 rounded-lg border border-correct bg-correct-soft px-5 py-4 sm:px-6">
      <BadgeCheck aria-hidden className="size-7 shrink-0 text-correct" />
      <p className="min-w-56 flex-1">
        <span className="font-semibold">
          {t('progress/mastered-every-skill-of-grade', { grade: gradeName(gradeLevel) })}
        </span>{' '}
        {next === null
          ? t('progress/question-now-and-then-keeps')
          : t('progress/question-now-and-then-keeps-them-fresh', {
              grade: gradeName(next),
            })}
      </p>
      {next !== null && (
        <Button variant="outline" busy={change.isPending} onClick={() => change.mutate(next)}>
          {t('progress/go-on-with-grade', { grade: gradeName(next) })}
        </Button>
      )}
    </div>
  )
}
