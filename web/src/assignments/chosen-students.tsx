import { adjustStudents, type Assignment } from '@skills-center/contract/assignments'
import type { StudentWork } from '@skills-center/contract/assignments/work'
import { useState } from 'react'
import { t } from '../language/messages.ts'
import { call } from '../platform/api.ts'
import { Button } from '../ui/button.tsx'
import { toast } from '../ui/toast.ts'
import { MutationError } from '../platform/mutation-error.tsx'
import { ExtendStudents } from './extend-students.tsx'
import { RemindStudents } from './remind-students.tsx'
import { RetakeStudents } from './retake-students.tsx'
import { useAssignmentMutation } from './use-assignment-mutation.ts'

interface ChosenStudentsProps {
  readonly assignment: Pick<Assignment, 'id' | 'dueAt' | 'goal'>
  readonly chosen: readonly StudentWork[]
  readonly onClear: () => void
}

/** Actions for the selected students. Sticky while the list scrolls. */
export function ChosenStudents({ assignment: { id, dueAt, goal }, chosen, onClear }: ChosenStudentsProps) {
  const [isExtending, setExtending] = useState(false)
  const [isRetaking, setRetaking] = useState(false)
  const canRetake = goal.kind !== 'mastery' && chosen.some(({ questions }) => questions > 0)
  const studentIds = chosen.map(({ studentId }) => studentId)
  const areExcused = chosen.every(({ status }) => status === 'excused')
  const excuse = useAssignmentMutation(
    () =>
      call(adjustStudents, {
        params: { id },
        body: { kind: 'excuse', studentIds, isExcused: !areExcused },
      }),
    ({ changed }) => {
      toast({
        title: areExcused
          ? t('assignments/counts-again-students', { count: changed })
          : t('assignments/excused-students', { count: changed }),
        tone: 'right',
      })
      onClear()
    },
  )
  return (
    <section
      aria-label={t('assignments/chosen-students')}
      className="sticky top-18 z-10 mt-4 rounded-lg border-[1.5px] border-action bg-surface p-2.5"
    >
      <div className="flex flex-wrap items-center gap-2">
        <p role="status" className="mr-auto px-2 font-semibold">
          {t('assignments/students-chosen', { count: chosen.length })}
        </p>
        <RemindStudents id={id} studentIds={studentIds} look={{ variant: 'outline', size: 'small' }}>
          {t('assignments/remind')}
        </RemindStudents>
        {dueAt !== null && (
          <Button variant="outline" size="small" onClick={() => setExtending(true)}>
            {t('assignments/extend')}
          </Button>
        )}
        {canRetake && (
          <Button variant="outline" size="small" onClick={() => setRetaking(true)}>
            {t('assignments/retake')}
          </Button>
        )}
        <Button
          variant="outline"
          size="small"
          busy={excuse.isPending}
          onClick={() => excuse.mutate(undefined)}
        >
          {areExcused ? t('assignments/count-again') : t('assignments/excuse')}
        </Button>
        <Button variant="quiet" size="small" onClick={onClear}>
          {t('assignments/clear-selection')}
        </Button>
      </div>
      <MutationError error={excuse.error} />
      {isRetaking && (
        <RetakeStudents
          id={id}
          studentIds={studentIds}
          onClose={() => setRetaking(false)}
          onDone={() => {
            setRetaking(false)
            onClear()
          }}
        />
      )}
      {isExtending && dueAt !== null && (
        <ExtendStudents
          id={id}
          dueAt={dueAt}
          studentIds={studentIds}
          onClose={() => setExtending(false)}
          onDone={() => {
            setExtending(false)
            onClear()
          }}
        />
      )}
    </section>
  )
}
