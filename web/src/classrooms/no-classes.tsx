import { t } from '../language/messages.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { CreateClass } from './create-class.tsx'

/** Shown to a teacher without a class, with what to do first. */
export function NoClasses() {
  return (
    <EmptyState drawing="empty-class" title={t('classrooms/no-classes-yet')} action={<CreateClass />}>
      {t('classrooms/then-add-your-students')}
    </EmptyState>
  )
}
