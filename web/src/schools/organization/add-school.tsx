import { addSchoolToDistrict } from '@skills-center/contract/schools/organization'
import { useState, type FormEvent } from 'react'
import { t } from '../../language/messages.ts'
import { call } from '../../platform/api.ts'
import { MutationError } from '../../platform/mutation-error.tsx'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { useOrganizationMutation } from './use-organization-mutation.ts'

/** Adds a school to the district. */
export function AddSchool() {
  const [name, setName] = useState('')
  const [place, setPlace] = useState('')
  const add = useOrganizationMutation(
    () => call(addSchoolToDistrict, { body: { name, place } }),
    t('schools/organization/school-added'),
    () => {
      setName('')
      setPlace('')
    },
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!add.isPending) add.mutate()
  }
  return (
    <form
      onSubmit={submit}
      aria-label={t('schools/organization/add-a-school')}
      className="flex flex-col gap-4 border-t border-line pt-5"
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          label={t('schools/organization/name-of-the-school')}
          required
          maxLength={120}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <Field
          label={t('schools/organization/city-and-state')}
          maxLength={120}
          value={place}
          onChange={({ target }) => setPlace(target.value)}
        />
      </div>
      <MutationError error={add.error} />
      <Button type="submit" variant="outline" className="self-start" busy={add.isPending}>
        {t('schools/organization/add-a-school')}
      </Button>
    </form>
  )
}
