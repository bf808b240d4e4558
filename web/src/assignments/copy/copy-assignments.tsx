import { type Assignment, listAssignments } from '@skills-center/contract/assignments'
import { copyAssignments, maxCopies } from '@skills-center/contract/assignments/copy'
import type { AssignmentId } from '@skills-center/contract/assignments/id'
import { type ClassroomId, listClassrooms } from '@skills-center/contract/classrooms'
import { useQuery } from '@tanstack/react-query'
import { Copy } from 'lucide-react'
import { useState } from 'react'
import { t } from '../../language/messages.ts'
import { call } from '../../platform/api.ts'
import { MutationError } from '../../platform/mutation-error.tsx'
import { queryOf } from '../../platform/queries.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { toast } from '../../ui/toast.ts'
import { toField } from '../local-moment.ts'
import { useAssignmentMutation } from '../use-assignment-mutation.ts'
import { formatDay } from '../format-assignment.ts'
import { shiftedDates } from './shifted-dates.ts'

/** Copies assignments from last year or another class to this class. */
export function CopyAssignments({ classroomId }: { readonly classroomId: ClassroomId }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        <Copy aria-hidden className="size-5" />
        {t('assignments/copy-assignments')}
      </Button>
      {isOpen && <CopyDialog classroomId={classroomId} onClose={() => setOpen(false)} />}
    </>
  )
}

interface CopyDialogProps {
  readonly classroomId: ClassroomId
  readonly onClose: () => void
}

function CopyDialog({ classroomId, onClose }: CopyDialogProps) {
  const classes = useQuery(queryOf(listClassrooms))
  // Other classes first, including last year's, because they are copied most often.
  const sources = (classes.data ?? []).toSorted(
    (one, other) => Number(one.id === classroomId) - Number(other.id === classroomId),
  )
  const [chosenClass, setChosenClass] = useState<ClassroomId | null>(null)
  const from = sources.find(({ id }) => id === chosenClass) ?? sources[0]
  return (
    <Dialog open title={t('assignments/copy-assignments')} onClose={onClose}>
      <div className="flex flex-col gap-5">
        {from === undefined ? (
          <Spinner />
        ) : (
          <>
            <Select
              label={t('assignments/copy-from')}
              value={from.id}
              options={sources.map(({ id, name, isActive }) => ({
                value: id,
                label:
                  id === classroomId
                    ? t('assignments/name-this-class', { name })
                    : isActive
                      ? name
                      : t('assignments/name-archived', { name }),
              }))}
              onChange={({ target }) =>
                setChosenClass(sources.find(({ id }) => id === target.value)?.id ?? null)
              }
            />
            <CopyChoice key={from.id} classroomId={classroomId} from={from.id} onClose={onClose} />
          </>
        )}
      </div>
    </Dialog>
  )
}

function CopyChoice({ classroomId, from, onClose }: CopyDialogProps & { readonly from: ClassroomId }) {
  const { data, error: loadError } = useQuery(queryOf(listAssignments, { params: { id: from } }))
  const [leftOut, setLeftOut] = useState<ReadonlySet<AssignmentId>>(new Set())
  const [firstDay, setFirstDay] = useState(toField(new Date().toISOString()).slice(0, 10))
  const listed = (data ?? []).toReversed()
  const chosen = listed.filter(({ id }) => !leftOut.has(id))
  const copies = firstDay === '' ? [] : shiftedDates(chosen, firstDay)
  const copy = useAssignmentMutation(
    () =>
      call(copyAssignments, {
        params: { id: classroomId },
        body: {
          copies: copies.map(({ id, opensAt, dueAt }) => ({ assignmentId: id, opensAt, dueAt })),
        },
      }),
    ({ copied }) => {
      toast({ title: t('assignments/copied', { count: copied }), tone: 'right' })
      onClose()
    },
  )
  if (loadError !== null) return <MutationError error={loadError} />
  if (data === undefined) return <Spinner />
  if (listed.length === 0) return <p>{t('assignments/nothing-to-copy')}</p>
  const toggle = ({ id }: Assignment) =>
    setLeftOut(new Set([...leftOut, id].filter((other) => other !== id || !leftOut.has(id))))
  return (
    <>
      <Field
        label={t('assignments/first-one-opens')}
        hint={t('assignments/others-keep-their-distance')}
        type="date"
        className="max-w-52"
        value={firstDay}
        onChange={({ target }) => setFirstDay(target.value)}
      />
      <fieldset className="flex flex-col">
        <legend className="mb-1 font-semibold">{t('ui/assignments')}</legend>
        {listed.map((assignment) => {
          const dated = copies.find(({ id }) => id === assignment.id)
          return (
            <Checkbox
              key={assignment.id}
              className="min-h-11"
              checked={!leftOut.has(assignment.id)}
              onChange={() => toggle(assignment)}
            >
              <span className="pb-2 [overflow-wrap:anywhere]">
                {assignment.title}
                {dated !== undefined && (
                  <span className="block text-sm text-ink-soft">
                    {dated.dueAt === null
                      ? t('assignments/opens-day', { day: formatDay(dated.opensAt) })
                      : t('assignments/opens-day-due-day', {
                          day: formatDay(dated.opensAt),
                          due: formatDay(dated.dueAt),
                        })}
                  </span>
                )}
              </span>
            </Checkbox>
          )
        })}
      </fieldset>
      <p className="text-sm text-ink-soft">{t('assignments/copies-are-for-the-whole-class')}</p>
      <MutationError error={copy.error} />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="outline" onClick={onClose}>
          {t('assignments/cancel')}
        </Button>
        <Button
          busy={copy.isPending}
          disabled={copies.length === 0 || copies.length > maxCopies}
          onClick={() => copy.mutate(undefined)}
        >
          {t('assignments/copy-count', { count: copies.length })}
        </Button>
      </div>
    </>
  )
}
