import { createAssignment, listAssignments } from '@skills-center/contract/assignments'
import { getGradebook } from '@skills-center/contract/assignments/gradebook'
import { getStudentReport } from '@skills-center/contract/analytics/student-report'
import type { ClassroomId } from '@skills-center/contract/classrooms'
import type { UserId } from '@skills-center/contract/ids'
import type { SkillSummary } from '@skills-center/contract/skills'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { t } from '../../language/messages.ts'
import { call } from '../../platform/api.ts'
import { MutationError } from '../../platform/mutation-error.tsx'
import { refresh } from '../../platform/queries.ts'
import { Button } from '../../ui/button.tsx'

const questions = 5
const days = 7
/** The maximum length of an assignment’s title. */
const maxLetters = 80

interface AssignWarmUpProps {
  readonly id: ClassroomId
  readonly studentId: UserId
  readonly skill: SkillSummary
}

/** One button that assigns a few questions of a skill to one student, due in a week. */
export function AssignWarmUp({ id, studentId, skill }: AssignWarmUpProps) {
  const client = useQueryClient()
  const assign = useMutation({
    async mutationFn() {
      const now = new Date()
      const due = new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, 23, 59)
      return call(createAssignment, {
        params: { id },
        body: {
          title: t('analytics/student/warm-up-title', { skill: skill.name }).slice(0, maxLetters),
          skillIds: [skill.id],
          goal: { kind: 'count', questions },
          slots: [],
          audience: { kind: 'students', studentIds: [studentId] },
          opensAt: now.toISOString(),
          dueAt: due.toISOString(),
          takesLate: true,
          tries: 2,
          hasHints: true,
          order: 'listed',
          isPinned: true,
        },
      })
    },
    onSuccess: () => refresh(client, listAssignments, getGradebook, getStudentReport),
  })
  if (assign.isSuccess)
    return (
      <p role="status" className="inline-flex min-h-9 items-center gap-1.5 font-semibold text-correct">
        <Check aria-hidden className="size-5" />
        {t('analytics/student/warm-up-assigned', { skill: skill.name })}
      </p>
    )
  return (
    <>
      <Button size="small" busy={assign.isPending} onClick={() => assign.mutate()}>
        {t('analytics/student/assign-warm-up', { count: questions, skill: skill.name })}
      </Button>
      <MutationError error={assign.error} />
    </>
  )
}
