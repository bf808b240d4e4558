import { getAuthUser, getCurrentUser, setGrade } from '@skills-center/contract/accounts'
import { getPlan } from '@skills-center/contract/practice'
import { getStats, listProgress } from '@skills-center/contract/progress'
import { listSkills } from '@skills-center/contract/skills'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../platform/api.ts'
import { refresh } from '../../platform/queries.ts'
import { Select } from '../../ui/select.tsx'
import { gradeName } from '../../ui/grade-name.ts'

const options = Array.from({ length: 13 }, (_, grade) => ({ value: String(grade), label: gradeName(grade) }))

/** Changes the grade whose skills are shown. A failure is only logged: the selector is back at the old grade. */
export function useGradeChange() {
  const client = useQueryClient()
  return useMutation({
    // One after the other, so that the last of several quick changes stands.
    scope: { id: 'grade' },
    mutationFn: (gradeLevel: number) => call(setGrade, { body: { gradeLevel } }),
    onSuccess: () =>
      refresh(client, getAuthUser, getCurrentUser, listSkills, listProgress, getStats, getPlan),
    onError: (error) => console.error('Changing the grade failed.', error),
  })
}

interface GradeSwitcherProps {
  readonly gradeLevel: number
  readonly change: ReturnType<typeof useGradeChange>
}

export function GradeSwitcher({ gradeLevel, change }: GradeSwitcherProps) {
  const shown = change.isPending ? change.variables : gradeLevel
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p role="status" className="text-ink-soft empty:absolute">
        {change.isPending && 'Updating grade level...'}
      </p>
      <div className="w-44">
        <Select
          label="Grade"
          value={String(shown)}
          options={options}
          // Not disabled meanwhile, which would take the focus away from whoever works by keyboard.
          onChange={(event) => change.mutate(Number(event.target.value))}
        />
      </div>
    </div>
  )
}
