import { saveSso, type SsoOverview } from '@skills-center/contract/accounts/sso'
import { Role } from '@skills-center/contract/ids'
import { useState, type FormEvent } from 'react'
import { t } from '../../../language/messages.ts'
import { call } from '../../../platform/api.ts'
import { MutationError } from '../../../platform/mutation-error.tsx'
import { fieldErrorOf } from '../../../platform/request-error.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { providerChoices, providerOf } from './providers.ts'
import { useSsoMutation } from './use-sso-mutation.ts'

const nobody = 'nobody'

const domainsIn = (text: string): string[] => text.split(/[\s,;]+/).filter(Boolean)

const firstValues = ({ settings }: SsoOverview) => ({
  issuer: settings?.issuer ?? '',
  clientId: settings?.clientId ?? '',
  clientSecret: '',
  rosterClaim: settings?.rosterClaim ?? 'sub',
  domains: settings?.domains.join('\n') ?? '',
  newAccounts: settings?.newAccounts ?? nobody,
})
type Values = ReturnType<typeof firstValues>

const send = ({ clientSecret, domains, newAccounts, ...values }: Values) =>
  call(saveSso, {
    body: {
      ...values,
      ...(clientSecret !== '' && { clientSecret }),
      domains: domainsIn(domains),
      newAccounts: Role.safeParse(newAccounts).data ?? null,
    },
  })

/** Connects the district to its OpenID Connect provider. */
export function SsoForm({ overview }: { readonly overview: SsoOverview }) {
  const [values, setValues] = useState(() => firstValues(overview))
  const change = (changed: Partial<Values>) => setValues((before) => ({ ...before, ...changed }))
  const save = useSsoMutation(
    () => send(values),
    t('schools/organization/sso-saved'),
    () => change({ clientSecret: '' }),
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!save.isPending) save.mutate()
  }
  const errorOf = (field: string) => fieldErrorOf(save.error, field)
  const hasFieldError = ['issuer', 'clientId', 'clientSecret', 'rosterClaim', 'domains'].some(
    (field) => errorOf(field) !== null,
  )
  return (
    <form noValidate onSubmit={submit} aria-labelledby="sso" className="flex flex-col gap-4.5">
      <Field
        label={t('schools/organization/redirect-address')}
        hint={t('schools/organization/about-redirect-address')}
        readOnly
        value={overview.redirectUri}
        onFocus={({ target }) => target.select()}
      />
      <ProviderFields
        values={values}
        change={change}
        errorOf={errorOf}
        isStored={overview.settings !== null}
      />
      <AccountFields values={values} change={change} errorOf={errorOf} />
      {!hasFieldError && <MutationError error={save.error} />}
      <Button type="submit" className="self-start" busy={save.isPending}>
        {t('schools/organization/save-single-sign-on')}
      </Button>
    </form>
  )
}

interface PartProps {
  readonly values: Values
  readonly change: (changed: Partial<Values>) => void
  readonly errorOf: (field: string) => string | null
}

/** The provider, and what it gave the district for us. */
function ProviderFields({ values, change, errorOf, isStored }: PartProps & { readonly isStored: boolean }) {
  const choices = providerChoices()
  return (
    <>
      <Select
        label={t('schools/organization/provider')}
        value={providerOf(values.issuer)}
        options={choices}
        onChange={({ target }) =>
          change({ issuer: choices.find(({ value }) => value === target.value)?.issuer ?? '' })
        }
      />
      <Field
        label={t('schools/organization/issuer')}
        hint={t('schools/organization/about-issuer')}
        type="url"
        autoComplete="off"
        maxLength={300}
        value={values.issuer}
        onChange={({ target }) => change({ issuer: target.value })}
        error={errorOf('issuer')}
      />
      <div className="grid gap-4.5 sm:grid-cols-2">
        <Field
          label={t('schools/organization/client-id')}
          autoComplete="off"
          spellCheck={false}
          maxLength={300}
          value={values.clientId}
          onChange={({ target }) => change({ clientId: target.value })}
          error={errorOf('clientId')}
        />
        <Field
          label={t('schools/organization/client-secret')}
          hint={isStored ? t('schools/organization/secret-is-stored') : undefined}
          type="password"
          autoComplete="off"
          maxLength={500}
          value={values.clientSecret}
          onChange={({ target }) => change({ clientSecret: target.value })}
          error={errorOf('clientSecret')}
        />
      </div>
    </>
  )
}

/** Who may sign in, and to which account. */
function AccountFields({ values, change, errorOf }: PartProps) {
  return (
    <>
      <Field
        label={t('schools/organization/roster-claim')}
        hint={t('schools/organization/about-roster-claim')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={100}
        value={values.rosterClaim}
        onChange={({ target }) => change({ rosterClaim: target.value })}
        error={errorOf('rosterClaim')}
      />
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
