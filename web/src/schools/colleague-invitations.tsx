import {
  cancelSchoolInvitation,
  inviteColleague,
  SchoolId,
  type SchoolInvitation,
  type Verification,
} from '@skills-center/contract/schools'
import { useState, type FormEvent } from 'react'
import { t } from '../language/messages.ts'
import { call } from '../platform/api.ts'
import { fieldErrorOf } from '../platform/request-error.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { Select } from '../ui/select.tsx'
import { MutationError } from '../platform/mutation-error.tsx'
import { formatDay, nameWithPlace } from './format-school.ts'
import { useVerificationMutation } from './use-verification-mutation.ts'

/** Lets a verified teacher invite colleagues, and lists open invitations. */
export function ColleagueInvitations({ verification }: { readonly verification: Verification }) {
  const schools = verification.memberships.map(({ school }) => school)
  const [schoolId, setSchoolId] = useState<string>(schools[0]?.id ?? '')
  const [email, setEmail] = useState('')
  const invite = useVerificationMutation(
    () => call(inviteColleague, { params: { id: SchoolId.parse(schoolId) }, body: { email } }),
    t('schools/invitation-sent'),
    () => setEmail(''),
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!invite.isPending) invite.mutate()
  }
  const fieldError = fieldErrorOf(invite.error, 'email')
  return (
    <div className="flex flex-col gap-4.5 border-t border-line pt-5">
      <div>
        <h3 className="text-lg font-bold">{t('schools/invite-a-colleague')}</h3>
        <p className="mt-1 text-ink-soft">{t('schools/only-invite-people-you-know')}</p>
      </div>
      <form
        noValidate
        onSubmit={submit}
        aria-label={t('schools/invite-a-colleague')}
        className="flex flex-col gap-4.5"
      >
        {schools.length > 1 && (
          <Select
            label={t('schools/school')}
            value={schoolId}
            options={schools.map((school) => ({ value: school.id, label: nameWithPlace(school) }))}
            onChange={({ target }) => setSchoolId(target.value)}
          />
        )}
        <Field
          label={t('schools/your-colleagues-email')}
          type="email"
          autoComplete="off"
          maxLength={254}
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          error={fieldError}
        />
        {fieldError === null && <MutationError error={invite.error} />}
        <Button type="submit" variant="outline" className="self-start" busy={invite.isPending}>
          {t('schools/send-the-invitation')}
        </Button>
      </form>
      {verification.invitations.length > 0 && (
        <div>
          <h4 className="font-semibold">{t('schools/open-invitations')}</h4>
          <ul className="mt-1">
            {verification.invitations.map((invitation) => (
              <OpenInvitation key={invitation.id} invitation={invitation} />
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}

function OpenInvitation({ invitation }: { readonly invitation: SchoolInvitation }) {
  const { id, email, expiresAt } = invitation
  const cancel = useVerificationMutation(
    () => call(cancelSchoolInvitation, { params: { invitationId: id } }),
    t('schools/invitation-taken-back'),
  )
  return (
    <li className="flex items-center justify-between gap-x-4 border-t border-line py-2">
      <span className="min-w-0 wrap-anywhere">
        {email}
        <span className="block text-sm text-ink-soft">
          {t('schools/open-until-day', { day: formatDay(expiresAt) })}
        </span>
        <MutationError error={cancel.error} />
      </span>
      <Button
        variant="quiet"
        size="small"
        className="shrink-0"
        busy={cancel.isPending}
        aria-label={t('schools/take-back-the-invitation-to-email', { email })}
        onClick={() => cancel.mutate()}
      >
        {t('schools/take-back')}
      </Button>
    </li>
  )
}
