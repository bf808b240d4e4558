import { Radio, School, UsersRound } from 'lucide-react'
import { StatCard } from '../ui/stat-card.tsx'
import type { ClassRow } from './class-rows.ts'

export function Totals({ rows }: { readonly rows: readonly ClassRow[] }) {
  const active = rows.filter((row) => row.classroom.isActive).length
  const students = rows.reduce((sum, row) => sum + row.classroom.student_count, 0)
  const activities = rows.reduce((sum, row) => sum + row.activities, 0)
  return (
    <dl
      aria-label="All classes together"
      className="grid grid-cols-2 gap-3 max-md:[&>:last-child]:col-span-2 md:grid-cols-3"
    >
      <StatCard
        label="Active classes"
        tone="science"
        icon={<School aria-hidden />}
        value={active}
        note={`of ${rows.length} in all`}
      />
      <StatCard
        label="Students"
        tone="math"
        icon={<UsersRound aria-hidden />}
        value={students}
        note="on your class lists"
      />
      <StatCard
        label="Activities"
        tone="warm"
        icon={<Radio aria-hidden />}
        value={activities}
        note="in your classes"
      />
    </dl>
  )
}
