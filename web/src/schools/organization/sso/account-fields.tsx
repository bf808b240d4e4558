import { RosterField, type SsoSettings } from '@skills-center/contract/accounts/sso'
import { Role } from '@skills-center/contract/ids'
import { t } from '../../../language/messages.ts'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextArea } from '../../../ui/text-area.tsx'

const nobody = 'nobody'

const domainsIn = (text: string): string[] => text.split(/[\s,;]+/).filter(Boolean)

/** What both protocols ask: who may sign in, and to which account. `claim` is proposed. */
export const firstWhoValues = (settings: SsoSettings | null, claim: string) => ({
  rosterClaim: settings?.rosterClaim ?? claim,
  rosterField: settings?.rosterField ?? 'identifier',
  domains: settings?.domains.join('\n') ?? '',
  newAccounts: settings?.newAccounts ?? nobody,
})
type WhoValues = ReturnType<typeof firstWhoValues>

export const whoBody = ({ rosterClaim, rosterField, domains, newAccounts }: WhoValues) => ({
  rosterClaim,
  rosterField,
  domains: domainsIn(domains),
  newAccounts: Role.safeParse(newAccounts).data ?? null,
})

export interface PartProps<Values> {
  readonly values: Values
  readonly change: (changed: Partial<Values>) => void
  readonly errorOf: (field: string) => string | null
}

const rosterFields = (): Record<RosterField, string> => ({
  identifier: t('schools/organization/roster-identifier'),
  'sourced-id': t('schools/organization/roster-sourced-id'),
  username: t('schools/organization/roster-username'),
  email: t('schools/organization/roster-email'),
  'user-id': t('schools/organization/roster-user-id'),
})

/** Who may sign in, and to which account. */
export function AccountFields({
  values,
  change,
  errorOf,
  claimHint,
}: Omit<PartProps<WhoValues>, 'change'> & {
  readonly change: (changed: Partial<WhoValues>) => void
  readonly claimHint: string
}) {
  const labels = rosterFields()
  return (
    <>
      <div className="grid items-start gap-4.5 sm:grid-cols-2">
        <Field
          label={t('schools/organization/roster-claim')}
          hint={claimHint}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={100}
          value={values.rosterClaim}
          onChange={({ target }) => change({ rosterClaim: target.value })}
          error={errorOf('rosterClaim')}
        />
        <Select
          label={t('schools/organization/roster-field')}
          hint={t('schools/organization/about-roster-field')}
          value={values.rosterField}
          options={RosterField.options.map((value) => ({ value, label: labels[value] }))}
          onChange={({ target }) =>
            change({ rosterField: RosterField.safeParse(target.value).data ?? 'identifier' })
          }
        />
      </div>
      <TextArea
        label={t('schools/organization/email-domains')}
        hint={t('schools/organization/about-email-domains')}
        rows={2}
        spellCheck={false}
        value={values.domains}
        onChange={({ target }) => change({ domains: target.value })}
        error={errorOf('domains')}
      />
      <Select
        label={t('schools/organization/new-accounts')}
        hint={t('schools/organization/about-new-accounts')}
        value={values.newAccounts}
        options={[
          { value: nobody, label: t('schools/organization/no-new-accounts') },
          { value: 'student', label: t('schools/organization/new-student-accounts') },
          { value: 'teacher', label: t('schools/organization/new-teacher-accounts') },
        ]}
        onChange={({ target }) => change({ newAccounts: Role.safeParse(target.value).data ?? nobody })}
      />
    </>
  )
}
