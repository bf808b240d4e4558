import { remind } from '@skills-center/contract/assignments'
import type { AssignmentId } from '@skills-center/contract/assignments/id'
import type { UserId } from '@skills-center/contract/ids'
import { BellRing } from 'lucide-react'
import type { ReactNode } from 'react'
import { t } from '../language/messages.ts'
import { call } from '../platform/api.ts'
import type { ButtonLook } from '../ui/button-style.ts'
import { Button } from '../ui/button.tsx'
import { toast } from '../ui/toast.ts'
import { MutationError } from '../platform/mutation-error.tsx'
import { useAssignmentMutation } from './use-assignment-mutation.ts'

interface RemindStudentsProps {
  readonly id: AssignmentId
  /** Null for all students who are not done. */
  readonly studentIds: UserId[] | null
  readonly look: ButtonLook
  readonly children: ReactNode
}

/** Puts a reminder of the assignment on students’ dashboards. */
export function RemindStudents({ id, studentIds, look, children }: RemindStudentsProps) {
  const sending = useAssignmentMutation(
    () => call(remind, { params: { id }, body: { studentIds } }),
    ({ reminded }) =>
      toast({
        title:
          reminded === 0
            ? t('assignments/everyone-is-done')
            : t('assignments/reminded-students', { count: reminded }),
        description:
          reminded === 0 ? t('assignments/nobody-to-remind') : t('assignments/see-it-where-their-work'),
        tone: 'right',
      }),
  )
  return (
    <>
      <Button {...look} busy={sending.isPending} onClick={() => sending.mutate(undefined)}>
        <BellRing aria-hidden className="size-4.5" />
        {children}
      </Button>
      <MutationError error={sending.error} />
    </>
  )
}
