import {
  type AssignmentBody,
  editAssignment,
  getAssignment,
  getSlotResults,
} from '@skills-center/contract/assignments'
import type { AssignmentId } from '@skills-center/contract/assignments/id'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'wouter'
import { t } from '../language/messages.ts'
import { call } from '../platform/api.ts'
import { isChangedElsewhere } from '../platform/request-error.ts'
import { useSession } from '../platform/session.tsx'
import { Button } from '../ui/button.tsx'
import { ButtonLink } from '../ui/button-link.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import { toast } from '../ui/toast.ts'
import { AssignmentForm } from './assignment-form.tsx'
import { FormFrame } from './form-frame.tsx'
import { useAssignmentMutation } from './use-assignment-mutation.ts'

/** Edits an assignment. Existing answers stay and count under the new rules. */
export function EditPage({ id }: { readonly id: AssignmentId }) {
  const { user } = useSession()
  const [, navigate] = useLocation()
  // Fetched on every visit, so that the form starts with current values.
  const query = useQuery({
    queryKey: ['assignment-to-edit', id],
    queryFn: async () => {
      const { assignment } = await call(getAssignment, { params: { id } })
      const shown = assignment.goal.kind === 'fixed' ? await call(getSlotResults, { params: { id } }) : []
      return { assignment, shown }
    },
    staleTime: 0,
    gcTime: 0,
  })
  const results = `/assignment/${id}`
  const edit = useAssignmentMutation(
    ({ body, ifMatch }: { body: AssignmentBody; ifMatch: number }) =>
      call(editAssignment, { params: { id }, body, ifMatch }).catch(async (error: unknown) => {
        // The form keeps what was typed, and the next save overwrites the other teacher's version.
        if (isChangedElsewhere(error)) await query.refetch()
        throw error
      }),
    () => {
      toast({ title: t('assignments/saved'), tone: 'right' })
      navigate(results)
    },
  )
  return (
    <FormFrame
      title={t('assignments/edit-assignment')}
      what={t('assignments/this-assignment')}
      query={query}
      back={{ href: results, label: t('assignments/results') }}
    >
      {({ assignment: { skills, id: _id, classroomId, revision, ...rules }, shown }) => (
        <>
          <div>
            <PageHeading title={t('assignments/edit-assignment')} />
            <p className="mt-2 max-w-prose text-ink-soft">
              {t('assignments/what-was-answered-stays')}
              {rules.goal.kind === 'fixed' && ` ${t('assignments/question-that-you-swap')}`}
            </p>
          </div>
          <AssignmentForm
            classroomId={classroomId}
            gradeLevel={skills[0]?.gradeLevel ?? user.gradeLevel}
            initial={{ ...rules, slots: [], skillIds: skills.map((skill) => skill.id) }}
            initialSlots={shown}
            error={edit.error}
            onSubmit={({ otherClassroomIds: _none, ...body }) => edit.mutate({ body, ifMatch: revision })}
          >
            <ButtonLink href={results} variant="outline" size="large">
              {t('assignments/cancel')}
            </ButtonLink>
            <Button type="submit" size="large" busy={edit.isPending}>
              {t('assignments/save')}
            </Button>
          </AssignmentForm>
        </>
      )}
    </FormFrame>
  )
}
