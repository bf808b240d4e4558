import {
  maxSamlMetadata,
  saveSaml,
  type SamlSettings,
  type SsoOverview,
} from '@skills-center/contract/accounts/sso'
import { useState, type FormEvent } from 'react'
import { dateFormat } from '../../../language/formats.ts'
import { t } from '../../../language/messages.ts'
import { call } from '../../../platform/api.ts'
import { MutationError } from '../../../platform/mutation-error.tsx'
import { fieldErrorOf } from '../../../platform/request-error.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Field } from '../../../ui/field.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { AccountFields, firstWhoValues, type PartProps, whoBody } from './account-fields.tsx'
import { OwnAddress } from './own-address.tsx'
import { useSsoMutation } from './use-sso-mutation.ts'

const formatDay = dateFormat({ month: 'long', day: 'numeric', year: 'numeric' })

const firstValues = (settings: SsoOverview['settings']) => ({
  metadataUrl: settings?.saml?.metadataUrl ?? '',
  metadata: '',
  emailAttribute: settings?.saml?.emailAttribute ?? '',
  allowsUnsolicited: settings?.saml?.allowsUnsolicited ?? false,
  ...firstWhoValues(settings?.saml === null ? null : settings, 'NameID'),
})
type Values = ReturnType<typeof firstValues>

const send = ({ metadataUrl, metadata, emailAttribute, allowsUnsolicited, ...who }: Values) =>
  call(saveSaml, {
    body: {
      ...(metadata.trim() !== '' && { metadata }),
      metadataUrl: metadataUrl.trim() === '' ? null : metadataUrl,
      emailAttribute: emailAttribute.trim() === '' ? null : emailAttribute,
      allowsUnsolicited,
      ...whoBody(who),
    },
  })

/** Connects the district to its SAML identity provider. */
export function SamlForm({ overview }: { readonly overview: SsoOverview }) {
  const { settings, samlMetadataUrl, samlResponseUrl } = overview
  const [values, setValues] = useState(() => firstValues(settings))
  const change = (changed: Partial<Values>) => setValues((before) => ({ ...before, ...changed }))
  const save = useSsoMutation(
    () => send(values),
    t('schools/organization/sso-saved'),
    () => change({ metadata: '' }),
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!save.isPending) save.mutate()
  }
  const errorOf = (field: string) => fieldErrorOf(save.error, field)
  const hasFieldError = ['metadata', 'metadataUrl', 'emailAttribute', 'rosterClaim', 'domains'].some(
    (field) => errorOf(field) !== null,
  )
  return (
    <form noValidate onSubmit={submit} aria-labelledby="sso" className="flex flex-col gap-4.5">
      <OwnAddress
        label={t('schools/organization/saml-entity-id')}
        hint={t('schools/organization/about-saml-entity-id')}
        value={samlMetadataUrl}
      />
      <OwnAddress
        label={t('schools/organization/saml-response-address')}
        hint={t('schools/organization/about-saml-response-address')}
        value={samlResponseUrl}
      />
      {settings?.saml != null && <StoredProvider issuer={settings.issuer} saml={settings.saml} />}
      <MetadataFields values={values} change={change} errorOf={errorOf} />
      <AccountFields
        values={values}
        change={change}
        errorOf={errorOf}
        claimHint={t('schools/organization/about-roster-attribute')}
      />
      <Field
        label={t('schools/organization/email-attribute')}
        hint={t('schools/organization/about-email-attribute')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={100}
        value={values.emailAttribute}
        onChange={({ target }) => change({ emailAttribute: target.value })}
        error={errorOf('emailAttribute')}
      />
      <Checkbox
        checked={values.allowsUnsolicited}
        onChange={({ target }) => change({ allowsUnsolicited: target.checked })}
      >
        {t('schools/organization/allow-unsolicited')}
      </Checkbox>
      {!hasFieldError && <MutationError error={save.error} />}
      <Button type="submit" className="self-start" busy={save.isPending}>
        {t('schools/organization/save-single-sign-on')}
      </Button>
    </form>
  )
}

function MetadataFields({ values, change, errorOf }: PartProps<Values>) {
  return (
    <>
      <Field
        label={t('schools/organization/metadata-address')}
        hint={t('schools/organization/about-metadata-address')}
        type="url"
        autoComplete="off"
        maxLength={300}
        value={values.metadataUrl}
        onChange={({ target }) => change({ metadataUrl: target.value })}
        error={errorOf('metadataUrl')}
      />
      <TextArea
        label={t('schools/organization/metadata')}
        hint={t('schools/organization/about-metadata')}
        rows={2}
        spellCheck={false}
        maxLength={maxSamlMetadata}
        value={values.metadata}
        onChange={({ target }) => change({ metadata: target.value })}
        error={errorOf('metadata')}
      />
    </>
  )
}

/** What the provider has told about itself. */
function StoredProvider({ issuer, saml }: { readonly issuer: string; readonly saml: SamlSettings }) {
  return (
    <dl className="grid gap-x-6 gap-y-2 wrap-anywhere sm:grid-cols-[auto_minmax(0,1fr)]">
      <dt className="font-semibold">{t('schools/organization/provider')}</dt>
      <dd>{issuer}</dd>
      <dt className="font-semibold">{t('schools/organization/saml-sign-in-address')}</dt>
      <dd>{saml.signInUrl}</dd>
      <dt className="font-semibold">{t('schools/organization/saml-certificates')}</dt>
      <dd>
        <ul className="flex flex-col gap-2">
          {saml.certificates.map(({ fingerprint, expiresAt }) => (
            <li key={fingerprint}>
              {t('schools/organization/certificate-until', { day: formatDay(expiresAt) })}
              <br />
              <code className="text-sm">{fingerprint}</code>
            </li>
          ))}
        </ul>
      </dd>
    </dl>
  )
}
