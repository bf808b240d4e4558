import type { Classroom } from '@skills-center/contract/classrooms'
import { t } from '../language/messages.ts'
import { ClassCard } from './class-card.tsx'

interface ClassListProps {
  readonly classrooms: readonly Classroom[]
  /** The heading of the archived classes. */
  readonly pastTitle: string
}

/** Active classes, and below them the archived ones, collapsed. */
export function ClassList({ classrooms, pastTitle }: ClassListProps) {
  const active = classrooms.filter((classroom) => classroom.isActive)
  const past = classrooms.filter((classroom) => !classroom.isActive)
  return (
    <>
      {active.length > 0 && (
        <ul aria-label={t('classrooms/classes')} className="grid gap-4 md:grid-cols-2">
          {active.map((classroom) => (
            <ClassCard key={classroom.id} classroom={classroom} />
          ))}
        </ul>
      )}
      {past.length > 0 && (
        <details open={active.length === 0}>
          <summary className="min-h-11 w-fit cursor-pointer py-2 font-display text-xl font-semibold">
            {pastTitle} ({past.length})
          </summary>
          <ul aria-label={pastTitle} className="mt-2 grid gap-4 md:grid-cols-2">
            {past.map((classroom) => (
              <ClassCard key={classroom.id} classroom={classroom} />
            ))}
          </ul>
        </details>
      )}
    </>
  )
}
