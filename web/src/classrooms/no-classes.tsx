import { t } from '../language/messages.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { CreateClass } from './create-class.tsx'

/** A teacher without a class yet, and what changes that. */
export function NoClasses() {
  return (
    <EmptyState drawing="empty-class" title={t('You have no classes yet')} action={<CreateClass />}>
      {t(
        'Create one, then add your students: with a join code, from a list, or one by one. Students need no email address.',
      )}
    </EmptyState>
  )
}
