import { listActivities } from '@skills-center/contract/activities'
import { deleteClassroom, type ClassroomDetail } from '@skills-center/contract/classrooms'
import { useState, type FormEvent } from 'react'
import { useLocation } from 'wouter'
import { t } from '../../language/messages.ts'
import { call } from '../../platform/api.ts'
import { fieldErrorOf } from '../../platform/request-error.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { toast } from '../../ui/toast.ts'
import { MutationError } from '../../platform/mutation-error.tsx'
import { FormActions } from '../form-actions.tsx'
import { classQueries, useClassMutation } from '../use-class-mutation.ts'

/** Says what will be deleted and what stays, and requires typing the class's name to confirm. */
export function DeleteClass({ classroom }: { readonly classroom: ClassroomDetail }) {
  const [isOpen, setOpen] = useState(false)
  const [name, setName] = useState('')
  const [, navigate] = useLocation()
  const remove = useClassMutation(
    () => call(deleteClassroom, { params: { id: classroom.id }, body: { name } }),
    [...classQueries, listActivities],
    () => {
      toast({ title: t('classrooms/name-is-deleted', { name: classroom.name }), tone: 'right' })
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
        {t('classrooms/delete-class')}
      </Button>
      <Dialog
        open={isOpen}
        title={t('classrooms/delete-name', { name: classroom.name })}
        onClose={() => setOpen(false)}
      >
        <form noValidate onSubmit={submit} className="flex flex-col gap-4.5">
          <div>
            <h3 className="font-semibold">{t('classrooms/what-goes-for-good')}</h3>
            <p className="text-ink-soft">
              {t('classrooms/class-list-of-students', { count: classroom.student_count })}
            </p>
          </div>
          <div>
            <h3 className="font-semibold">{t('classrooms/what-stays')}</h3>
            <p className="text-ink-soft">{t('classrooms/every-students-account')}</p>
          </div>
          <Field
            label={t('classrooms/type-name-to-delete', { name: classroom.name })}
            value={name}
            maxLength={200}
            autoComplete="off"
            onChange={(event) => setName(event.target.value)}
            error={nameError}
          />
          {nameError === null && <MutationError error={remove.error} />}
          <FormActions>
            <Button variant="outline" onClick={() => setOpen(false)}>
              {t('classrooms/keep-the-class')}
            </Button>
            <Button type="submit" variant="danger" busy={remove.isPending}>
              {t('classrooms/delete-for-good')}
            </Button>
          </FormActions>
        </form>
      </Dialog>
    </>
  )
}
