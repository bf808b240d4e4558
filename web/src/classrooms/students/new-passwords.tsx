import type { ClassroomId } from '@skills-center/contract/classrooms'
import { resetPasswords, type RosterStudent } from '@skills-center/contract/classrooms/roster'
import { useQueryClient } from '@tanstack/react-query'
import { useLocation } from 'wouter'
import { call } from '../../platform/api.ts'
import { Button } from '../../ui/button.tsx'
import { ActError } from '../act-error.tsx'
import { keepCards } from '../cards/login-cards.ts'
import { FormActions } from '../form-actions.tsx'
import { useAct } from '../use-act.ts'
import { rosterQueries, whom } from './roster-query.ts'

interface NewPasswordsProps {
  readonly classroomId: ClassroomId
  readonly students: readonly RosterStudent[]
  readonly onCancel: () => void
}

/** Sets passwords anew and goes to the cards. Accounts that were not made for this class are left as they are. */
export function NewPasswords({ classroomId, students, onCancel }: NewPasswordsProps) {
  const client = useQueryClient()
  const [, navigate] = useLocation()
  const managed = students.filter(({ isManaged }) => isManaged)
  const others = students.length - managed.length
  const reset = useAct(
    () =>
      call(resetPasswords, {
        params: { id: classroomId },
        body: { studentIds: managed.map(({ id }) => id) },
      }),
    rosterQueries,
    (cards) => {
      keepCards(client, classroomId, cards)
      navigate(`/classroom/${classroomId}/cards`)
    },
  )
  return (
    <div className="flex flex-col gap-5">
      {managed.length > 0 && (
        <p>
          The old {managed.length === 1 ? 'password' : 'passwords'} of {whom(managed)} will stop working at
          once, on every device. You get {managed.length === 1 ? 'a card' : 'cards'} to print with what to
          sign in with.
        </p>
      )}
      {others > 0 && (
        <p className="text-ink-soft">
          {others === 1
            ? `The account of ${whom(students.filter(({ isManaged }) => !isManaged))} was not made for this class: only the student can change its password.`
            : `${others} accounts were not made for this class: only the students themselves can change those passwords.`}
        </p>
      )}
      <ActError error={reset.error} />
      <FormActions>
        <Button variant="outline" onClick={onCancel}>
          {managed.length === 0 ? 'Close' : 'Cancel'}
        </Button>
        {managed.length > 0 && (
          <Button busy={reset.isPending} onClick={() => reset.mutate(undefined)}>
            {managed.length === 1 ? 'Make a new password' : `Make ${managed.length} new passwords`}
          </Button>
        )}
      </FormActions>
    </div>
  )
}
