import { type AssignmentBody, createAssignment, mostSkills } from '@skills-center/contract/assignments'
import { type ClassroomId, GroupId } from '@skills-center/contract/classrooms'
import { SkillId } from '@skills-center/contract/ids'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'wouter'
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

/** What another page asked to assign: skills, to a group where one is named, in the address. */
function askedFor(search: URLSearchParams): AssignmentBody | null {
  const asked = search.get('assign')?.split(',') ?? []
  const skillIds = asked.flatMap((text) => SkillId.safeParse(text).data ?? []).slice(0, mostSkills)
  if (skillIds.length === 0) return null
  const { data: groupId } = GroupId.safeParse(search.get('group'))
  return {
    ...newAssignment(new Date()),
    title: (search.get('title') ?? '').slice(0, 80),
    skillIds,
    ...(groupId === undefined ? {} : { audience: { kind: 'groups', groupIds: [groupId] } }),
  }
}

/** The button that assigns work, with its dialog. */
export function CreateAssignment({ classroomId }: { readonly classroomId: ClassroomId }) {
  const { user } = useSession()
  const [search, setSearch] = useSearchParams()
  const [initial, setInitial] = useState<AssignmentBody | null>(() => askedFor(search))
  const close = () => {
    setInitial(null)
    if (search.has('assign')) setSearch({ tab: 'assignments' }, { replace: true })
  }
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
