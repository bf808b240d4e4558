import type { ClassroomDetail } from '@skills-center/contract/classrooms'
import type { Roster } from '@skills-center/contract/classrooms/roster'
import { t } from '../../language/messages.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { AddStudent } from './add-student.tsx'

interface EmptyRosterProps {
  readonly classroom: ClassroomDetail
  readonly roster: Roster
}

/** Shown for an empty class, with the three ways to add students. */
export function EmptyRoster({ classroom, roster }: EmptyRosterProps) {
  if (!classroom.isActive)
    return (
      <EmptyState drawing="empty-class" title={t('classrooms/nobody-is-in-this-class')}>
        {t('classrooms/restore-it-under-settings')}
      </EmptyState>
    )
  return (
    <Card className="mt-6">
      <EmptyState
        drawing="empty-class"
        title={t('classrooms/nobody-is-in-this-class-yet')}
        action={
          <>
            <ButtonLink href={`/classroom/${classroom.id}/import`}>
              {t('classrooms/import-a-list')}
            </ButtonLink>
            <AddStudent classroom={classroom} groups={roster.groups} />
          </>
        }
      >
        {t('classrooms/students-who-have-an-account')}
      </EmptyState>
    </Card>
  )
}
