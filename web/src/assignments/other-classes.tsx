import { type ClassroomId, listClassrooms } from '@skills-center/contract/classrooms'
import { useQuery } from '@tanstack/react-query'
import { t } from '../language/messages.ts'
import { queryOf } from '../platform/queries.ts'
import { gradeName } from '../ui/grade-name.ts'
import { CheckList } from './check-list.tsx'

interface OtherClassesProps {
  readonly classroomId: ClassroomId
  readonly chosen: readonly ClassroomId[]
  readonly onChange: (chosen: ClassroomId[]) => void
}

/** The teacher's other classes, which may get the same assignment. Renders nothing if there are none. */
export function OtherClasses({ classroomId, chosen, onChange }: OtherClassesProps) {
  const { data } = useQuery(queryOf(listClassrooms))
  const others = (data ?? []).filter(
    ({ id, isActive, isSample }) => id !== classroomId && isActive && !isSample,
  )
  if (others.length === 0) return null
  return (
    <div className="flex flex-col gap-2">
      <p aria-hidden className="font-semibold">
        {t('assignments/also-assign-to')}
      </p>
      <CheckList
        label={t('assignments/also-assign-to')}
        options={others.map(({ id, name, gradeLevel, period }) => ({
          value: id,
          label: name,
          note: [gradeName(gradeLevel), ...(period === '' ? [] : [period])].join(' · '),
        }))}
        chosen={chosen}
        onChange={onChange}
      />
    </div>
  )
}
