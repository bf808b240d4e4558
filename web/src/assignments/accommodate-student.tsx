import {
  type Accommodations,
  setAccommodations,
  type StudentAccommodations,
} from '@skills-center/contract/assignments/accommodations'
import type { ClassroomId } from '@skills-center/contract/classrooms'
import { type FormEvent, useState } from 'react'
import { t } from '../language/messages.ts'
import { call } from '../platform/api.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { SegmentedControl } from '../ui/segmented-control.tsx'
import { Select } from '../ui/select.tsx'
import { toast } from '../ui/toast.ts'
import { MutationError } from '../platform/mutation-error.tsx'
import { isChangedElsewhere } from '../platform/request-error.ts'
import { formatAccommodations } from './format-assignment.ts'
import { useAssignmentMutation } from './use-assignment-mutation.ts'

interface AccommodateStudentProps {
  readonly classroomId: ClassroomId
  readonly student: StudentAccommodations
  readonly onClose: () => void
}

const days = [0, 1, 2, 3, 5, 7, 14]
const yesNo = () =>
  [
    { value: 'no', label: t('assignments/no') },
    { value: 'yes', label: t('assignments/yes') },
  ] as const

/** A dialog with one student's accommodations. */
export function AccommodateStudent({ classroomId, student, onClose }: AccommodateStudentProps) {
  const { studentId, name, revision, ...current } = student
  const [chosen, setChosen] = useState<Accommodations>(current)
  const params = { id: classroomId, studentId }
  const save = useAssignmentMutation(
    (body: Accommodations) => call(setAccommodations, { params, body, ifMatch: revision }),
    () => {
      toast({ title: t('assignments/saved-for-name', { name }), tone: 'right' })
      onClose()
    },
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save.mutate(chosen)
  }
  const offered = [...new Set([...days, chosen.moreDays])].toSorted((one, other) => one - other)
  return (
    <Dialog open title={name} onClose={onClose}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-5">
        <Select
          label={t('assignments/more-time')}
          hint={t('assignments/every-due-date')}
          value={String(chosen.moreDays)}
          onChange={(event) => setChosen({ ...chosen, moreDays: Number(event.target.value) })}
          options={offered.map((count) => ({
            value: String(count),
            label: count === 0 ? t('assignments/none-time') : t('assignments/days-more', { count }),
          }))}
        />
        <SegmentedControl
          label={t('assignments/fewer-choices')}
          value={chosen.hasFewerChoices ? 'yes' : 'no'}
          options={yesNo()}
          onChange={(value) => setChosen({ ...chosen, hasFewerChoices: value === 'yes' })}
        />
        <SegmentedControl
          label={t('assignments/questions-are-read-aloud')}
          value={chosen.isReadAloud ? 'yes' : 'no'}
          options={yesNo()}
          onChange={(value) => setChosen({ ...chosen, isReadAloud: value === 'yes' })}
        />
        <MutationError error={save.error} />
        {isChangedElsewhere(save.error) && (
          <p>
            {t('assignments/now-set-to', {
              settings: formatAccommodations(current) ?? t('assignments/as-everyone'),
            })}
          </p>
        )}
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="outline" onClick={onClose}>
            {t('assignments/cancel')}
          </Button>
          <Button type="submit" busy={save.isPending}>
            {t('assignments/save')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
