import type { ClassroomId } from '@skills-center/contract/classrooms'
import {
  deleteGroup,
  getRoster,
  renameGroup,
  type ClassGroup,
} from '@skills-center/contract/classrooms/roster'
import { useState, type FormEvent } from 'react'
import { t } from '../../language/messages.ts'
import { call } from '../../platform/api.ts'
import { fieldErrorOf } from '../../platform/request-error.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { MutationError } from '../../platform/mutation-error.tsx'
import { FormActions } from '../form-actions.tsx'
import { useClassMutation } from '../use-class-mutation.ts'

interface EditGroupProps {
  readonly id: ClassroomId
  readonly group: ClassGroup
  readonly onClose: () => void
}

export function EditGroup({ id, group, onClose }: EditGroupProps) {
  const [name, setName] = useState(group.name)
  const params = { id, groupId: group.id }
  const rename = useClassMutation(
    () => call(renameGroup, { params, body: { name }, ifMatch: group.revision }),
    [getRoster],
    onClose,
  )
  const remove = useClassMutation(() => call(deleteGroup, { params }), [getRoster], onClose)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!rename.isPending) rename.mutate(undefined)
  }
  const nameError = fieldErrorOf(rename.error, 'name')
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4.5">
      <Field
        label={t('classrooms/name-of-the-group')}
        value={name}
        maxLength={40}
        autoComplete="off"
        onChange={(event) => setName(event.target.value)}
        error={nameError}
      />
      <p className="text-ink-soft">{t('classrooms/delete-the-group')}</p>
      {nameError === null && <MutationError error={rename.error ?? remove.error} />}
      <FormActions>
        <Button variant="danger" busy={remove.isPending} onClick={() => remove.mutate(undefined)}>
          {t('classrooms/delete-group')}
        </Button>
        <Button type="submit" busy={rename.isPending}>
          {t('classrooms/save')}
        </Button>
      </FormActions>
    </form>
  )
}
