import { saveSso, type SsoOverview } from '@skills-center/contract/accounts/sso'
import { useState, type FormEvent } from 'react'
import { t } from '../../../language/messages.ts'
import { call } from '../../../platform/api.ts'
import { MutationError } from '../../../platform/mutation-error.tsx'
import { fieldErrorOf } from '../../../platform/request-error.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import { AccountFields, firstWhoValues, type PartProps, whoBody } from './account-fields.tsx'
import { OwnAddress } from './own-address.tsx'
import { providerChoices, providerOf } from './providers.ts'
import { useSsoMutation } from './use-sso-mutation.ts'

const firstValues = ({ settings }: SsoOverview) => ({
  issuer: settings?.saml === null ? settings.issuer : '',
  clientId: settings?.clientId ?? '',
  clientSecret: '',
  ...firstWhoValues(settings?.saml === null ? settings : null, 'sub'),
})
type Values = ReturnType<typeof firstValues>

const send = ({ issuer, clientId, clientSecret, ...who }: Values) =>
  call(saveSso, {
    body: { issuer, clientId, ...(clientSecret !== '' && { clientSecret }), ...whoBody(who) },
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
      <OwnAddress
        label={t('schools/organization/redirect-address')}
        hint={t('schools/organization/about-redirect-address')}
        value={overview.redirectUri}
      />
      <ProviderFields
        values={values}
        change={change}
        errorOf={errorOf}
        isStored={overview.settings?.saml === null}
      />
      <AccountFields
        values={values}
        change={change}
        errorOf={errorOf}
        claimHint={t('schools/organization/about-roster-claim')}
      />
      {!hasFieldError && <MutationError error={save.error} />}
      <Button type="submit" className="self-start" busy={save.isPending}>
        {t('schools/organization/save-single-sign-on')}
      </Button>
    </form>
  )
}

/** The provider, and what it gave the district for us. */
function ProviderFields({
  values,
  change,
  errorOf,
  isStored,
}: PartProps<Values> & { readonly isStored: boolean }) {
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
