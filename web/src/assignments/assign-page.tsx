import { type AssignmentBody, createAssignment } from '@skills-center/contract/assignments'
import { type ClassroomId, getClassroom } from '@skills-center/contract/classrooms'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { call } from '../platform/api.ts'
import { queryOf } from '../platform/queries.ts'
import { Button } from '../ui/button.tsx'
import { ButtonLink } from '../ui/button-link.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import { toast } from '../ui/toast.ts'
import { AssignmentForm } from './assignment-form.tsx'
import { FormFrame } from './form-frame.tsx'
import { useChange } from './use-change.ts'

/** Due at the end of this day, a week from now. */
function newAssignment(now: Date): AssignmentBody {
  const due = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 7, 23, 59)
  return {
    title: '',
    skillIds: [],
    goal: { kind: 'count', questions: 8 },
    slots: [],
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

/** Assigns work to a class. */
export function AssignPage({ classroomId }: { readonly classroomId: ClassroomId }) {
  const [, navigate] = useLocation()
  const [initial] = useState(() => newAssignment(new Date()))
  const query = useQuery(queryOf(getClassroom, { params: { id: classroomId } }))
  const list = `/classroom/${classroomId}?tab=assignments`
  const create = useChange(
    (body: AssignmentBody) => call(createAssignment, { params: { id: classroomId }, body }),
    () => {
      toast({ title: 'Assigned', description: 'Your students see it from when it opens.', tone: 'right' })
      navigate(list)
    },
  )
  return (
    <FormFrame
      title="Assign work"
      what="This class"
      query={query}
      back={{ href: list, label: 'Assignments' }}
    >
      {(classroom) => (
        <>
          <div>
            <PageHeading title="Assign work" />
            <p className="mt-2 text-lg text-ink-soft [overflow-wrap:anywhere]">{classroom.name}</p>
          </div>
          <AssignmentForm
            classroomId={classroomId}
            gradeLevel={classroom.gradeLevel}
            initial={initial}
            initialSlots={[]}
            error={create.error}
            onSubmit={(body) => create.mutate(body)}
          >
            <ButtonLink href={list} variant="outline" size="large">
              Cancel
            </ButtonLink>
            <Button type="submit" size="large" busy={create.isPending}>
              Assign
            </Button>
          </AssignmentForm>
        </>
      )}
    </FormFrame>
  )
}
