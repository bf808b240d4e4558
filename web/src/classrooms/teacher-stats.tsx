import type { Activity } from '@skills-center/contract/activities'
import type { Classroom } from '@skills-center/contract/classrooms'
import { ClipboardList, FilePlus2, School, UsersRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { Skeleton } from '../ui/skeleton.tsx'
import { StatCard } from '../ui/stat-card.tsx'

interface TeacherStatsProps {
  /** Undefined while they load, null where they could not be had. */
  readonly classrooms: readonly Classroom[] | null | undefined
  readonly activities: readonly Activity[] | null | undefined
}

/** The teacher's four figures. */
export function TeacherStats({ classrooms, activities }: TeacherStatsProps) {
  const students = classrooms?.reduce((sum, classroom) => sum + classroom.student_count, 0)
  const active = classrooms?.filter((classroom) => classroom.isActive).length
  return (
    <dl aria-label="Your figures" className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      <StatCard
        label="Total Students"
        tone="math"
        icon={<UsersRound aria-hidden />}
        value={figure(classrooms, students)}
        note="on your class lists"
      />
      <StatCard
        label="Active Classes"
        tone="science"
        icon={<School aria-hidden />}
        value={figure(classrooms, active)}
        note={classrooms == null ? 'of your classes' : `of ${classrooms.length} in all`}
      />
      <StatCard
        label="Assignments"
        tone="warm"
        icon={<ClipboardList aria-hidden />}
        value={figure(activities, activities?.length)}
        note="activities in your classes"
      />
      <StatCard label="Questions Created" icon={<FilePlus2 aria-hidden />} value={0} note="written by you" />
    </dl>
  )
}

function figure(source: readonly unknown[] | null | undefined, value: number | undefined): ReactNode {
  if (source === null) return '–'
  return value ?? <Skeleton className="h-[1em] w-14" />
}
