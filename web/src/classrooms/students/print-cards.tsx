import {
  makeSignInCards,
  revokeSignInCards,
  signInCardDays,
} from '@skills-center/contract/accounts/sign-in-cards'
import type { ClassroomId } from '@skills-center/contract/classrooms'
import type { RosterStudent } from '@skills-center/contract/classrooms/roster'
import { useQueryClient } from '@tanstack/react-query'
import { useLocation } from 'wouter'
import { t } from '../../language/messages.ts'
import { call } from '../../platform/api.ts'
import { MutationError } from '../../platform/mutation-error.tsx'
import { UnverifiedNotice, useIsUnverified } from '../../platform/verified.tsx'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'
import { storeCards } from '../cards/login-cards.ts'
import { FormActions } from '../form-actions.tsx'
import { useClassMutation } from '../use-class-mutation.ts'
import { formatStudentNames } from './roster-query.ts'

interface PrintCardsProps {
  readonly classroomId: ClassroomId
  readonly students: readonly RosterStudent[]
  readonly onCancel: () => void
  readonly onDone: () => void
}

/**
 * Creates login cards with sign-in codes for accounts created for this class, without changing passwords; or revokes
 * such codes.
 */
export function PrintCards({ classroomId, students, onCancel, onDone }: PrintCardsProps) {
  const client = useQueryClient()
  const [, navigate] = useLocation()
  const isUnverified = useIsUnverified()
  const managed = students.filter(({ isManaged }) => isManaged)
  const others = students.length - managed.length
  const asked = { params: { id: classroomId }, body: { studentIds: managed.map(({ id }) => id) } }
  const make = useClassMutation(
    () => call(makeSignInCards, asked),
    [],
    (cards) => {
      storeCards(
        client,
        classroomId,
        cards.map(({ studentId, name, username, secret }) => ({
          studentId,
          name,
          username,
          secret,
          password: null,
        })),
      )
      navigate(`/classroom/${classroomId}/cards`)
    },
  )
  const end = useClassMutation(
    () => call(revokeSignInCards, asked),
    [],
    ({ revoked }) => {
      toast({ title: t('classrooms/codes-ended', { count: revoked }), tone: 'right' })
      onDone()
    },
  )
  const canMake = managed.length > 0 && !isUnverified
  return (
    <div className="flex flex-col gap-5">
      {managed.length > 0 && (
        <p>{t('classrooms/what-a-code-does', { whom: formatStudentNames(managed), days: signInCardDays })}</p>
      )}
      {others > 0 && (
        <p className="text-ink-soft">
          {others === 1
            ? t('classrooms/no-card-for-whom', {
                whom: formatStudentNames(students.filter(({ isManaged }) => !isManaged)),
              })
            : t('classrooms/no-card-for-count', { count: others })}
        </p>
      )}
      <UnverifiedNotice>{t('classrooms/until-then-no-codes')}</UnverifiedNotice>
      <MutationError error={make.error ?? end.error} />
      <FormActions>
        <Button variant="outline" onClick={onCancel}>
          {canMake ? t('classrooms/cancel') : t('ui/close')}
        </Button>
        {canMake && (
          <>
            <Button variant="outline" busy={end.isPending} onClick={() => end.mutate(undefined)}>
              {t('classrooms/end-codes')}
            </Button>
            <Button busy={make.isPending} onClick={() => make.mutate(undefined)}>
              {t('classrooms/make-cards', { count: managed.length })}
            </Button>
          </>
        )}
      </FormActions>
    </div>
  )
}
