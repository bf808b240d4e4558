import { type AssignmentBody, maxPoints } from '@skills-center/contract/assignments'
import { getGrading } from '@skills-center/contract/assignments/grading'
import type { ClassroomId } from '@skills-center/contract/classrooms'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { t } from '../language/messages.ts'
import { queryOf } from '../platform/queries.ts'
import { Field } from '../ui/field.tsx'
import { Select } from '../ui/select.tsx'

interface PointsFieldsProps {
  readonly classroomId: ClassroomId
  readonly body: Pick<AssignmentBody, 'points' | 'categoryId'>
  readonly error: string | null | undefined
  readonly onChange: (over: Partial<Pick<AssignmentBody, 'points' | 'categoryId'>>) => void
}

/** Its points in the gradebook, and its category if the class has any. */
export function PointsFields({ classroomId, body, error, onChange }: PointsFieldsProps) {
  // Kept as typed, so that the field may be empty for a moment.
  const [typed, setTyped] = useState(String(body.points))
  const { data } = useQuery(queryOf(getGrading, { params: { id: classroomId } }))
  const categories = data?.categories ?? []
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <Field
        label={t('assignments/points')}
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        error={
          error ?? (pointsIn(typed) === null ? t('assignments/points-range', { most: maxPoints }) : null)
        }
        onChange={({ target }) => {
          setTyped(target.value)
          // The server refuses zero, and the field shows the error at once.
          onChange({ points: pointsIn(target.value) ?? 0 })
        }}
      />
      {categories.length > 0 && (
        <Select
          label={t('assignments/category')}
          value={body.categoryId ?? ''}
          options={[
            { value: '', label: t('ui/no-category') },
            ...categories.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={({ target }) =>
            onChange({ categoryId: categories.find(({ id }) => id === target.value)?.id ?? null })
          }
        />
      )}
    </div>
  )
}

function pointsIn(typed: string): number | null {
  const digits = typed.trim()
  const points = /^\d{1,4}$/.test(digits) ? Number(digits) : 0
  return points >= 1 && points <= maxPoints ? points : null
}
