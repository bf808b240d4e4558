import type { ClassroomDetail } from '@skills-center/contract/classrooms'
import { Card } from '../ui/card.tsx'
import { gradeName } from '../ui/grade-name.ts'

export function ClassFacts({ classroom }: { readonly classroom: ClassroomDetail }) {
  const since = new Date(classroom.createdAt).toLocaleDateString('en', {
    month: 'long',
    day: 'numeric',
    year: 'numeric',
  })
  const facts = [
    ['Teacher', classroom.teacherName],
    ['Grade', gradeName(classroom.gradeLevel)],
    ['Students', String(classroom.student_count)],
    ['Since', since],
  ] as const
  return (
    <Card>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-4">
        {facts.map(([name, value]) => (
          <div key={name} className="min-w-0">
            <dt className="text-sm text-ink-soft">{name}</dt>
            <dd className="font-semibold [overflow-wrap:anywhere]">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
