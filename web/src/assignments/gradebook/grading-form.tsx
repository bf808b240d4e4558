import {
  type Grading,
  type GradingBody,
  maxDropped,
  setGrading,
} from '@skills-center/contract/assignments/grading'
import type { ClassroomId } from '@skills-center/contract/classrooms'
import { type FormEvent, useState } from 'react'
import { t } from '../../language/messages.ts'
import { call } from '../../platform/api.ts'
import { MutationError } from '../../platform/mutation-error.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { Select } from '../../ui/select.tsx'
import { toast } from '../../ui/toast.ts'
import { useAssignmentMutation } from '../use-assignment-mutation.ts'
import { CategoryFields, categoriesIn, type TypedCategory, typedCategories } from './category-fields.tsx'
import { LateFields } from './late-fields.tsx'

interface GradingFormProps {
  readonly classroomId: ClassroomId
  /** As stored; the form keeps what was typed when this changes. */
  readonly stored: Grading
  readonly onClose: () => void
}

/** Settings for missing and late work, dropped grades, and weighted categories. */
export function GradingForm({ classroomId, stored, onClose }: GradingFormProps) {
  const [rules, setRules] = useState<Omit<GradingBody, 'categories'>>(stored)
  const [typed, setTyped] = useState<readonly TypedCategory[]>(() => typedCategories(stored.categories))
  const [isTried, setTried] = useState(false)
  const save = useAssignmentMutation(
    (body: GradingBody) => call(setGrading, { params: { id: classroomId }, body, ifMatch: stored.revision }),
    () => {
      toast({ title: t('assignments/gradebook/grades-follow'), tone: 'right' })
      onClose()
    },
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    const { missing, late, dropLowest, retakes } = rules
    const categories = categoriesIn(typed)
    if (categories !== undefined && !save.isPending)
      save.mutate({ missing, late, dropLowest, retakes, categories })
  }
  return (
    <Dialog open title={t('assignments/gradebook/how-grades-work')} onClose={onClose}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-5">
        <SegmentedControl
          label={t('assignments/gradebook/after-due-date')}
          value={rules.missing}
          options={[
            { value: 'left-out', label: t('assignments/gradebook/are-left-out') },
            { value: 'zero', label: t('assignments/gradebook/count-as-zero') },
          ]}
          onChange={(missing) => setRules({ ...rules, missing })}
        />
        <LateFields late={rules.late} onChange={(late) => setRules({ ...rules, late })} />
        <Select
          label={t('assignments/gradebook/drop-the-lowest')}
          hint={t('assignments/gradebook/drop-hint')}
          value={String(rules.dropLowest)}
          options={Array.from({ length: maxDropped + 1 }, (_, count) => ({
            value: String(count),
            label: t('assignments/gradebook/drop-count', { count }),
          }))}
          onChange={({ target }) => setRules({ ...rules, dropLowest: Number(target.value) })}
        />
        <SegmentedControl
          label={t('assignments/gradebook/after-a-retake')}
          value={rules.retakes}
          options={[
            { value: 'best', label: t('assignments/gradebook/best-take') },
            { value: 'latest', label: t('assignments/gradebook/latest-take') },
            { value: 'average', label: t('assignments/gradebook/average-of-takes') },
          ]}
          onChange={(retakes) => setRules({ ...rules, retakes })}
        />
        <CategoryFields categories={typed} isTried={isTried} onChange={setTyped} />
        <MutationError error={save.error} />
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
