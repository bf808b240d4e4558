import type { Classroom } from '@skills-center/contract/classrooms'
import { ChevronRight } from 'lucide-react'
import { Link } from 'wouter'
import { t } from '../language/messages.ts'
import { Badge } from '../ui/badge.tsx'
import { formatClass, formatStudents } from './format-class.ts'

/** One class in a list, as a link. */
export function ClassCard({ classroom }: { readonly classroom: Classroom }) {
  const isStudent = classroom.role === 'student'
  return (
    <li>
      <Link
        href={`/classroom/${classroom.id}`}
        className="group flex h-full items-center gap-4 rounded-lg border border-line bg-surface p-5 hover:border-line-strong hover:bg-sunken"
      >
        <span className="min-w-0 flex-1">
          <span className="block font-display text-xl leading-snug font-semibold [overflow-wrap:anywhere] group-hover:underline">
            {classroom.name}
          </span>
          <span className="mt-1 block text-ink-soft [overflow-wrap:anywhere]">{formatClass(classroom)}</span>
          <span className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft">
            {isStudent ? classroom.teacherName : formatStudents(classroom.student_count)}
            {classroom.isSample && <Badge tone="warm">{t('classrooms/made-up-data')}</Badge>}
            {!classroom.isActive && (
              <Badge>{isStudent ? t('classrooms/over-class') : t('classrooms/archived')}</Badge>
            )}
            {classroom.role === 'co-teacher' && (
              <Badge tone="science">
                {t('classrooms/co-teaching-with-teacher-name', { teacherName: classroom.teacherName })}
              </Badge>
            )}
          </span>
        </span>
        <ChevronRight aria-hidden className="size-5 shrink-0 text-ink-soft" />
      </Link>
    </li>
  )
}
