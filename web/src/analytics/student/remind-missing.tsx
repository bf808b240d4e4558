import { getClassNeeds, type MissingWork, type NamedStudent } from '@skills-center/contract/analytics'
import { getStudentReport } from '@skills-center/contract/analytics/student-report'
import { adjustStudents, getAssignment, listAssignments, remind } from '@skills-center/contract/assignments'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { t } from '../../language/messages.ts'
import { call } from '../../platform/api.ts'
import { MutationError } from '../../platform/mutation-error.tsx'
import { refresh } from '../../platform/queries.ts'
import { Button } from '../../ui/button.tsx'

/** Extra days for work that is not accepted late. */
const moreDays = 3

interface RemindMissingProps {
  readonly student: NamedStudent
  readonly missing: readonly MissingWork[]
}

/**
 * One button for missing work: sends a reminder for everything that can still be done; otherwise gives three more days
 * for all of it.
 */
export function RemindMissing({ student, missing }: RemindMissingProps) {
  const client = useQueryClient()
  const open = missing.filter(({ takesLate }) => takesLate)
  const isOpen = open.length > 0
  const act = useMutation({
    async mutationFn() {
      const studentIds = [student.id]
      if (isOpen) for (const { id } of open) await call(remind, { params: { id }, body: { studentIds } })
      else {
        const now = new Date()
        const due = new Date(now.getFullYear(), now.getMonth(), now.getDate() + moreDays, 23, 59)
        const body = { kind: 'extend' as const, studentIds, dueAt: due.toISOString() }
        for (const { id } of missing) await call(adjustStudents, { params: { id }, body })
      }
    },
    onSuccess: () =>
      isOpen
        ? refresh(client, listAssignments, getAssignment)
        : refresh(client, listAssignments, getAssignment, getStudentReport, getClassNeeds),
  })
  if (act.isSuccess)
    return (
      <p role="status" className="inline-flex min-h-9 items-center gap-1.5 font-semibold text-correct">
        <Check aria-hidden className="size-5" />
        {isOpen
          ? t('analytics/student/reminder-sent')
          : t('analytics/student/more-days-given', { days: moreDays })}
      </p>
    )
  return (
    <>
      <Button size="small" busy={act.isPending} onClick={() => act.mutate()}>
        {isOpen
          ? t('analytics/student/send-reminder')
          : t('analytics/student/give-more-days', { days: moreDays })}
        <span className="sr-only">: {student.name}</span>
      </Button>
      <MutationError error={act.error} />
    </>
  )
}
