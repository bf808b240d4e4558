import type { ClassroomDetail } from '@skills-center/contract/classrooms'
import { ActivityLog } from './activity-log.tsx'
import { ArchiveCard } from './archive-card.tsx'
import { CodeCard } from './code-card.tsx'
import { DetailsCard } from './details-card.tsx'
import { TeachersCard } from './teachers-card.tsx'

export function SettingsTab({ classroom }: { readonly classroom: ClassroomDetail }) {
  return (
    <div className="mt-6 grid items-start gap-5 lg:grid-cols-2">
      <div className="flex flex-col gap-5">
        {/* Nobody joins made-up students, by code or as a teacher. */}
        {!classroom.isSample && <CodeCard classroom={classroom} />}
        {!classroom.isSample && <TeachersCard classroom={classroom} />}
      </div>
      <div className="flex flex-col gap-5">
        <DetailsCard classroom={classroom} />
        <ArchiveCard classroom={classroom} />
        <ActivityLog id={classroom.id} />
      </div>
    </div>
  )
}
