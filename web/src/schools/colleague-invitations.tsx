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
import { dayInWords, nameWithPlace } from './school-words.ts'
import { useVerificationAct } from './use-verification-act.ts'

/** A verified teacher invites colleagues, and sees which invitations are still open. */
export function ColleagueInvitations({ verification }: { readonly verification: Verification }) {
  const schools = verification.memberships.map(({ school }) => school)
  const [schoolId, setSchoolId] = useState<string>(schools[0]?.id ?? '')
  const [email, setEmail] = useState('')
  const invite = useVerificationAct(
    () => call(inviteColleague, { params: { id: SchoolId.parse(schoolId) }, body: { email } }),
    t('Invitation sent'),
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
        <h3 className="text-lg font-bold">{t('Invite a colleague')}</h3>
        <p className="mt-1 text-ink-soft">
          {t('Only invite people you know to teach at your school: they can agree for children, as you can.')}
        </p>
      </div>
      <form
        noValidate
        onSubmit={submit}
        aria-label={t('Invite a colleague')}
        className="flex flex-col gap-4.5"
      >
        {schools.length > 1 && (
          <Select
            label={t('School')}
            value={schoolId}
            options={schools.map((school) => ({ value: school.id, label: nameWithPlace(school) }))}
            onChange={({ target }) => setSchoolId(target.value)}
          />
        )}
        <Field
          label={t('Your colleague’s email')}
          type="email"
          autoComplete="off"
          maxLength={254}
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          error={fieldError}
        />
        {fieldError === null && <MutationError error={invite.error} />}
        <Button type="submit" variant="outline" className="self-start" busy={invite.isPending}>
          {t('Send the invitation')}
        </Button>
      </form>
      {verification.invitations.length > 0 && (
        <div>
          <h4 className="font-semibold">{t('Open invitations')}</h4>
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
  const cancel = useVerificationAct(
    () => call(cancelSchoolInvitation, { params: { invitationId: id } }),
    t('Invitation taken back'),
  )
  return (
    <li className="flex items-center justify-between gap-x-4 border-t border-line py-2">
      <span className="min-w-0 wrap-anywhere">
        {email}
        <span className="block text-sm text-ink-soft">
          {t('Open until {day}', { day: dayInWords(expiresAt) })}
        </span>
        <MutationError error={cancel.error} />
      </span>
      <Button
        variant="quiet"
        size="small"
        className="shrink-0"
        busy={cancel.isPending}
        aria-label={t('Take back the invitation to {email}', { email })}
        onClick={() => cancel.mutate()}
      >
        {t('Take back')}
      </Button>
    </li>
  )
}
