import type { ClassroomId } from '@skills-center/contract/classrooms'
import { createGroup, getRoster } from '@skills-center/contract/classrooms/roster'
import { useState, type FormEvent } from 'react'
import { t } from '../../language/messages.ts'
import { call } from '../../platform/api.ts'
import { fieldErrorOf } from '../../platform/request-error.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { MutationError } from '../../platform/mutation-error.tsx'
import { useClassMutation } from '../use-class-mutation.ts'

export function CreateGroup({ id }: { readonly id: ClassroomId }) {
  const [name, setName] = useState('')
  const [isMissed, setMissed] = useState(false)
  const create = useClassMutation(
    () => call(createGroup, { params: { id }, body: { name } }),
    [getRoster],
    () => setName(''),
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setMissed(name.trim() === '')
    if (name.trim() !== '' && !create.isPending) create.mutate(undefined)
  }
  const nameError = fieldErrorOf(create.error, 'name')
  return (
    <form noValidate onSubmit={submit} className="flex max-w-lg flex-wrap items-start gap-3">
      <div className="min-w-0 flex-1 basis-56">
        <Field
          label={t('classrooms/new-group')}
          value={name}
          maxLength={40}
          autoComplete="off"
          onChange={(event) => setName(event.target.value)}
          error={isMissed ? t('classrooms/please-give-the-group-a-name') : nameError}
        />
      </div>
      <Button type="submit" variant="outline" busy={create.isPending} className="sm:mt-7.5">
        {t('classrooms/add-group')}
      </Button>
      {nameError === null && <MutationError error={create.error} />}
    </form>
  )
}
