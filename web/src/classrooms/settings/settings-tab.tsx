import type { ClassroomDetail } from '@skills-center/contract/classrooms'
import type { ReactNode } from 'react'
import { ActivityLog } from './activity-log.tsx'
import { ArchiveCard } from './archive-card.tsx'
import { CodeCard } from './code-card.tsx'
import { DetailsCard } from './details-card.tsx'
import { TeachersCard } from './teachers-card.tsx'

interface SettingsTabProps {
  readonly classroom: ClassroomDetail
  /** Other features' settings for the class. */
  readonly more: ReactNode
}

export function SettingsTab({ classroom, more }: SettingsTabProps) {
  return (
    <div className="mt-6 grid items-start gap-5 lg:grid-cols-2">
      <div className="flex flex-col gap-5">
        {/* Nobody can join a sample class, by code or as a teacher. */}
        {classroom.isSample ? (
          <DetailsCard classroom={classroom} />
        ) : (
          <>
            <CodeCard classroom={classroom} />
            <TeachersCard classroom={classroom} />
          </>
        )}
      </div>
      <div className="flex flex-col gap-5">
        {!classroom.isSample && <DetailsCard classroom={classroom} />}
        <ArchiveCard classroom={classroom} />
        <ActivityLog id={classroom.id} />
      </div>
      <div className="lg:col-span-2">{more}</div>
    </div>
  )
}
