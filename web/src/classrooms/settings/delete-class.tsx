import { listActivities } from '@skills-center/contract/activities'
import { deleteClassroom, type ClassroomDetail } from '@skills-center/contract/classrooms'
import { useState, type FormEvent } from 'react'
import { useLocation } from 'wouter'
import { call } from '../../platform/api.ts'
import { fieldErrorOf } from '../../platform/request-error.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { toast } from '../../ui/toast.ts'
import { ActError } from '../act-error.tsx'
import { studentsInWords } from '../class-words.ts'
import { FormActions } from '../form-actions.tsx'
import { classQueries, useAct } from '../use-act.ts'

/** Says what goes and what stays, and has the name typed before it is done. */
export function DeleteClass({ classroom }: { readonly classroom: ClassroomDetail }) {
  const [isOpen, setOpen] = useState(false)
  const [name, setName] = useState('')
  const [, navigate] = useLocation()
  const remove = useAct(
    () => call(deleteClassroom, { params: { id: classroom.id }, body: { name } }),
    [...classQueries, listActivities],
    () => {
      toast({ title: `${classroom.name} is deleted`, tone: 'right' })
      navigate('/classrooms')
    },
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!remove.isPending) remove.mutate(undefined)
  }
  const nameError = fieldErrorOf(remove.error, 'name')
  return (
    <>
      <Button
        variant="danger"
        onClick={() => {
          setName('')
          remove.reset()
          setOpen(true)
        }}
      >
        Delete class
      </Button>
      <Dialog open={isOpen} title={`Delete ${classroom.name}?`} onClose={() => setOpen(false)}>
        <form noValidate onSubmit={submit} className="flex flex-col gap-4.5">
          <div>
            <h3 className="font-semibold">What goes, for good</h3>
            <p className="text-ink-soft">
              The class list of {studentsInWords(classroom.student_count)}, the groups, the join code, and
              what was set for this class.
            </p>
          </div>
          <div>
            <h3 className="font-semibold">What stays</h3>
            <p className="text-ink-soft">
              Every student’s account, answers, mastery, points and achievements. They go on signing in as
              before; only you no longer see their work.
            </p>
          </div>
          <Field
            label={`Type “${classroom.name}” to delete it`}
            value={name}
            maxLength={200}
            autoComplete="off"
            onChange={(event) => setName(event.target.value)}
            error={nameError}
          />
          {nameError === null && <ActError error={remove.error} />}
          <FormActions>
            <Button variant="outline" onClick={() => setOpen(false)}>
              Keep the class
            </Button>
            <Button type="submit" variant="danger" busy={remove.isPending}>
              Delete for good
            </Button>
          </FormActions>
        </form>
      </Dialog>
    </>
  )
}
