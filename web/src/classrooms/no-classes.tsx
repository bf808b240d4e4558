import { t } from '../language/messages.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { CreateClass } from './create-class.tsx'

/** A teacher without a class yet, and what changes that. */
export function NoClasses() {
  return (
    <EmptyState drawing="empty-class" title={t('classrooms/no-classes-yet')} action={<CreateClass />}>
      {t('classrooms/then-add-your-students')}
    </EmptyState>
  )
}
