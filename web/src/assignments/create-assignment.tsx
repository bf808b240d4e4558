import { type AssignmentBody, createAssignment } from '@skills-center/contract/assignments'
import type { ClassroomId } from '@skills-center/contract/classrooms'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { call } from '../platform/api.ts'
import { useSession } from '../platform/session.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { toast } from '../ui/toast.ts'
import { AssignmentForm } from './assignment-form.tsx'
import { useChange } from './use-change.ts'

/** Due at the end of this day, a week from now. */
function newAssignment(now: Date): AssignmentBody {
  const due = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 7, 23, 59)
  return {
    title: '',
    skillIds: [],
    goal: { kind: 'count', questions: 8 },
    audience: { kind: 'class' },
    opensAt: now.toISOString(),
    dueAt: due.toISOString(),
    takesLate: true,
    tries: 2,
    hasHints: true,
    order: 'listed',
    isPinned: false,
  }
}

/** The button that assigns work, with its dialog. */
export function CreateAssignment({ classroomId }: { readonly classroomId: ClassroomId }) {
  const { user } = useSession()
  const [initial, setInitial] = useState<AssignmentBody | null>(null)
  const close = () => setInitial(null)
  const create = useChange(
    (body: AssignmentBody) => call(createAssignment, { params: { id: classroomId }, body }),
    () => {
      close()
      toast({ title: 'Assigned', description: 'Your students see it from when it opens.', tone: 'right' })
    },
  )
  return (
    <>
      <Button
        onClick={() => {
          create.reset()
          setInitial(newAssignment(new Date()))
        }}
      >
        <Plus aria-hidden className="size-5" />
        Assign work
      </Button>
      <Dialog open={initial !== null} title="Assign work" onClose={close}>
        {initial !== null && (
          <AssignmentForm
            classroomId={classroomId}
            gradeLevel={user.gradeLevel}
            initial={initial}
            error={create.error}
            onSubmit={(body) => create.mutate(body)}
          >
            <Button variant="outline" onClick={close}>
              Cancel
            </Button>
            <Button type="submit" busy={create.isPending}>
              Assign
            </Button>
          </AssignmentForm>
        )}
      </Dialog>
    </>
  )
}
