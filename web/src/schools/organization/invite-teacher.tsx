import { type School, SchoolId } from '@skills-center/contract/schools'
import { inviteTeacherToSchool } from '@skills-center/contract/schools/organization'
import { useState, type FormEvent } from 'react'
import { t } from '../../language/messages.ts'
import { call } from '../../platform/api.ts'
import { MutationError } from '../../platform/mutation-error.tsx'
import { fieldErrorOf } from '../../platform/request-error.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Field } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import { nameWithPlace } from '../format-school.ts'
import { useOrganizationMutation } from './use-organization-mutation.ts'

/** Invites a teacher to a school by email. */
export function InviteTeacher({ schools }: { readonly schools: readonly School[] }) {
  const [schoolId, setSchoolId] = useState<string>(schools[0]?.id ?? '')
  const [email, setEmail] = useState('')
  const invite = useOrganizationMutation(
    () => call(inviteTeacherToSchool, { params: { id: SchoolId.parse(schoolId) }, body: { email } }),
    t('schools/invitation-sent'),
    () => setEmail(''),
  )
  if (schools.length === 0) return null
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!invite.isPending) invite.mutate()
  }
  const fieldError = fieldErrorOf(invite.error, 'email')
  return (
    <Card as="section" aria-labelledby="invite" className="flex flex-col gap-4">
      <div>
        <h2 id="invite" className="text-xl font-bold">
          {t('schools/organization/invite-a-teacher')}
        </h2>
        <p className="mt-1 text-ink-soft">{t('schools/organization/invited-teachers-are-verified')}</p>
      </div>
      <form noValidate onSubmit={submit} aria-labelledby="invite" className="flex flex-col gap-4">
        <Select
          label={t('schools/school')}
          value={schoolId}
          options={schools.map((school) => ({ value: school.id, label: nameWithPlace(school) }))}
          onChange={({ target }) => setSchoolId(target.value)}
        />
        <Field
          label={t('schools/organization/teachers-email')}
          type="email"
          autoComplete="off"
          maxLength={254}
          value={email}
          onChange={({ target }) => setEmail(target.value)}
          error={fieldError}
        />
        {fieldError === null && <MutationError error={invite.error} />}
        <Button type="submit" variant="outline" className="self-start" busy={invite.isPending}>
          {t('schools/send-the-invitation')}
        </Button>
      </form>
    </Card>
  )
}
