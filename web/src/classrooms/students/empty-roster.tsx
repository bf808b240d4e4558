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

/** Nobody yet, and the three ways in. */
export function EmptyRoster({ classroom, roster }: EmptyRosterProps) {
  if (!classroom.isActive)
    return (
      <EmptyState drawing="empty-class" title={t('Nobody is in this class')}>
        {t('It is archived. Restore it under Settings to add students.')}
      </EmptyState>
    )
  return (
    <Card className="mt-6">
      <EmptyState
        drawing="empty-class"
        title={t('Nobody is in this class yet')}
        action={
          <>
            <ButtonLink href={`/classroom/${classroom.id}/import`}>{t('Import a list')}</ButtonLink>
            <AddStudent classroom={classroom} groups={roster.groups} />
          </>
        }
      >
        {t(
          'Students who have an account join with the code above. For all others you make accounts here: from a list of your school, or one by one. You then print a card for each, with username and password.',
        )}
      </EmptyState>
    </Card>
  )
}
