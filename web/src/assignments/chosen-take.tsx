import type { TakeGrades } from '@skills-center/contract/assignments/grading'
import type { StudentWork } from '@skills-center/contract/assignments/work'
import { t } from '../language/messages.ts'
import { Select } from '../ui/select.tsx'
import { rolesOf, type TakeRole } from './take-roles.ts'

interface ChosenTakeProps {
  readonly student: Pick<StudentWork, 'name' | 'grade' | 'status' | 'retakes'>
  readonly grades: TakeGrades
  /** The index of the take shown. */
  readonly take: number
  readonly onChange: (take: number) => void
}

export const takeName = (take: number): string =>
  take === 0 ? t('assignments/first-take') : t('assignments/retake-number', { number: take })

const roleNames = (): Record<TakeRole, string> => ({
  best: t('assignments/take-is-best'),
  latest: t('assignments/take-is-latest'),
  counts: t('assignments/take-counts'),
})

/** “Retake 2: 85% (best, latest, counts)”. */
function optionName(grades: TakeGrades, take: number): string {
  const percent = grades.percents[take] ?? null
  const roles = rolesOf(grades, take).map((role) => roleNames()[role])
  const name = percent === null ? takeName(take) : `${takeName(take)}: ${percent}%`
  return roles.length === 0 ? name : `${name} (${roles.join(', ')})`
}

/** Says what counts in the gradebook. */
function countedText(
  { grade, status }: ChosenTakeProps['student'],
  { rule, counted, percent }: TakeGrades,
): string {
  if (status === 'excused') return t('assignments/no-take-counts-excused')
  if (grade !== null) return t('assignments/no-take-counts-by-hand', { percent: grade })
  if (percent === null) return t('assignments/no-take-counts-yet')
  if (counted === null) return t('assignments/average-take-counts', { percent })
  const take = takeName(counted)
  return rule === 'best'
    ? t('assignments/best-take-counts', { take, percent })
    : t('assignments/latest-take-counts', { take, percent })
}

/** Chooses which of a student's takes to look at, and says which one counts. */
export function ChosenTake({ student, grades, take, onChange }: ChosenTakeProps) {
  const { percents } = grades
  return (
    <div className="flex flex-col gap-2">
      <div className="max-w-md">
        <Select
          label={t('assignments/take-of-name', { name: student.name })}
          value={String(take)}
          onChange={(event) => onChange(Number(event.target.value))}
          options={percents.map((_, place) => ({ value: String(place), label: optionName(grades, place) }))}
        />
      </div>
      <p className="max-w-prose text-ink-soft">
        {countedText(student, grades)}
        {student.retakes >= percents.length &&
          ` ${t('assignments/retake-not-begun', { take: takeName(student.retakes) })}`}
      </p>
    </div>
  )
}
