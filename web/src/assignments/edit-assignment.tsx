import {
  type Assignment,
  deleteAssignment,
  editAssignment,
  type AssignmentBody,
} from '@skills-center/contract/assignments'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { call } from '../platform/api.ts'
import { useSession } from '../platform/session.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { toast } from '../ui/toast.ts'
import { AssignmentForm } from './assignment-form.tsx'
import { ChangeError } from './change-error.tsx'
import { useChange } from './use-change.ts'

/** The buttons that change an assignment and take it away. */
export function EditAssignment({ assignment }: { readonly assignment: Assignment }) {
  const { user } = useSession()
  const [, navigate] = useLocation()
  const [shown, setShown] = useState<'edit' | 'delete' | null>(null)
  const close = () => setShown(null)
  const { id, classroomId, title, skills, ...rules } = assignment
  const edit = useChange((body: AssignmentBody) => call(editAssignment, { params: { id }, body }), close)
  const remove = useChange(
    () => call(deleteAssignment, { params: { id } }),
    () => {
      toast({ title: `“${title}” is taken away`, tone: 'right' })
      navigate(`/classroom/${classroomId}?tab=assignments`)
    },
  )
  return (
    <div className="flex flex-wrap gap-3">
      <Button
        variant="outline"
        onClick={() => {
          edit.reset()
          setShown('edit')
        }}
      >
        Edit
      </Button>
      <Button variant="danger" onClick={() => setShown('delete')}>
        Delete
      </Button>
      <Dialog open={shown === 'edit'} title="Edit assignment" onClose={close}>
        {shown === 'edit' && (
          <AssignmentForm
            classroomId={classroomId}
            gradeLevel={skills[0]?.gradeLevel ?? user.gradeLevel}
            initial={{ ...rules, title, skillIds: skills.map((skill) => skill.id) }}
            error={edit.error}
            onSubmit={(body) => edit.mutate(body)}
          >
            <Button variant="outline" onClick={close}>
              Cancel
            </Button>
            <Button type="submit" busy={edit.isPending}>
              Save
            </Button>
          </AssignmentForm>
        )}
      </Dialog>
      <Dialog
        open={shown === 'delete'}
        title={`Delete “${title}”?`}
        onClose={close}
        actions={
          <>
            <Button variant="outline" onClick={close}>
              Keep it
            </Button>
            <Button variant="danger" busy={remove.isPending} onClick={() => remove.mutate(undefined)}>
              Delete assignment
            </Button>
          </>
        }
      >
        <p>
          It goes from your gradebook and from your students’ lists. What they answered stays in their own
          practice.
        </p>
        <ChangeError error={remove.error} />
      </Dialog>
    </div>
  )
}
