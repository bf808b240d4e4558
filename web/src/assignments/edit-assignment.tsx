import { type Assignment, deleteAssignment } from '@skills-center/contract/assignments'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { t } from '../language/messages.ts'
import { call } from '../platform/api.ts'
import { Button } from '../ui/button.tsx'
import { ButtonLink } from '../ui/button-link.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { toast } from '../ui/toast.ts'
import { MutationError } from '../platform/mutation-error.tsx'
import { RemindStudents } from './remind-students.tsx'
import { useAssignmentMutation } from './use-assignment-mutation.ts'

/** Actions on a whole assignment: remind, edit, delete. */
export function EditAssignment({ assignment }: { readonly assignment: Assignment }) {
  const [, navigate] = useLocation()
  const [isDeleting, setDeleting] = useState(false)
  const { id, classroomId, title, done, students, dueAt, takesLate } = assignment
  const isClosed = dueAt !== null && !takesLate && new Date(dueAt) < new Date()
  const close = () => setDeleting(false)
  const remove = useAssignmentMutation(
    () => call(deleteAssignment, { params: { id } }),
    () => {
      toast({ title: t('assignments/title-is-taken-away', { title }), tone: 'right' })
      navigate(`/classroom/${classroomId}?tab=assignments`)
    },
  )
  return (
    <div className="flex flex-wrap gap-3">
      {done < students && !isClosed && (
        <RemindStudents id={id} studentIds={null} look={{ variant: 'outline' }}>
          {t('assignments/remind-who-is-not-done')}
        </RemindStudents>
      )}
      <ButtonLink href={`/assignment/${id}/edit`} variant="outline">
        {t('assignments/edit')}
      </ButtonLink>
      <Button variant="danger" onClick={() => setDeleting(true)}>
        {t('assignments/delete')}
      </Button>
      <Dialog
        open={isDeleting}
        title={t('assignments/delete-title', { title })}
        onClose={close}
        actions={
          <>
            <Button variant="outline" onClick={close}>
              {t('assignments/keep-it-assignment')}
            </Button>
            <Button variant="danger" busy={remove.isPending} onClick={() => remove.mutate(undefined)}>
              {t('assignments/delete-assignment')}
            </Button>
          </>
        }
      >
        <p>{t('assignments/goes-from-your-gradebook')}</p>
        <MutationError error={remove.error} />
      </Dialog>
    </div>
  )
}
