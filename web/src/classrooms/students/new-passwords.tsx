import type { ClassroomId } from '@skills-center/contract/classrooms'
import { resetPasswords, type RosterStudent } from '@skills-center/contract/classrooms/roster'
import { useQueryClient } from '@tanstack/react-query'
import { useLocation } from 'wouter'
import { t } from '../../language/messages.ts'
import { call } from '../../platform/api.ts'
import { UnverifiedNotice, useIsUnverified } from '../../platform/verified.tsx'
import { Button } from '../../ui/button.tsx'
import { MutationError } from '../../platform/mutation-error.tsx'
import { storeCards } from '../cards/login-cards.ts'
import { withPassword } from '../cards/printed-card.ts'
import { FormActions } from '../form-actions.tsx'
import { useClassMutation } from '../use-class-mutation.ts'
import { rosterQueries, formatStudentNames } from './roster-query.ts'

interface NewPasswordsProps {
  readonly classroomId: ClassroomId
  readonly students: readonly RosterStudent[]
  readonly onCancel: () => void
}

/** Resets passwords and goes to the login cards. Skips accounts that were not created for this class. */
export function NewPasswords({ classroomId, students, onCancel }: NewPasswordsProps) {
  const client = useQueryClient()
  const [, navigate] = useLocation()
  const managed = students.filter(({ isManaged }) => isManaged)
  const others = students.length - managed.length
  const isUnverified = useIsUnverified()
  const reset = useClassMutation(
    () =>
      call(resetPasswords, {
        params: { id: classroomId },
        body: { studentIds: managed.map(({ id }) => id) },
      }),
    rosterQueries,
    (cards) => {
      storeCards(client, classroomId, cards.map(withPassword))
      navigate(`/classroom/${classroomId}/cards`)
    },
  )
  return (
    <div className="flex flex-col gap-5">
      {managed.length > 0 && (
        <p>{t('classrooms/old-passwords', { count: managed.length, whom: formatStudentNames(managed) })}</p>
      )}
      {others > 0 && (
        <p className="text-ink-soft">
          {others === 1
            ? t('classrooms/account', {
                whom: formatStudentNames(students.filter(({ isManaged }) => !isManaged)),
              })
            : t('classrooms/count-accounts-were-not-made', { count: others })}
        </p>
      )}
      <UnverifiedNotice>{t('classrooms/until-then-you-cant-set')}</UnverifiedNotice>
      <MutationError error={reset.error} />
      <FormActions>
        <Button variant="outline" onClick={onCancel}>
          {managed.length === 0 ? t('ui/close') : t('classrooms/cancel')}
        </Button>
        {managed.length > 0 && !isUnverified && (
          <Button busy={reset.isPending} onClick={() => reset.mutate(undefined)}>
            {managed.length === 1
              ? t('classrooms/make-a-new-password')
              : t('classrooms/make-count-new-passwords', { count: managed.length })}
          </Button>
        )}
      </FormActions>
    </div>
  )
}
