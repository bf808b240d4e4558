import { type LtiPlatform, saveLtiPlatform } from '@skills-center/contract/lti'
import { useState, type FormEvent } from 'react'
import { t } from '../language/messages.ts'
import { call } from '../platform/api.ts'
import { MutationError } from '../platform/mutation-error.tsx'
import { fieldErrorOf } from '../platform/request-error.ts'
import { Button } from '../ui/button.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { Field } from '../ui/field.tsx'
import { useLtiMutation } from './use-lti-mutation.ts'

const firstValues = (platform: LtiPlatform) => ({
  name: platform.name,
  issuer: platform.issuer,
  clientId: platform.clientId,
  deploymentIds: platform.deploymentIds.join(', '),
  authorizationUrl: platform.authorizationUrl,
  tokenUrl: platform.tokenUrl,
  jwksUrl: platform.jwksUrl,
  matchesNumbers: platform.matchesNumbers,
  makesStudents: platform.makesStudents,
})
type Values = ReturnType<typeof firstValues>

/** The texts that the system shows its administrator, with their labels. */
const texts = () =>
  [
    { field: 'name', label: t('lti/name') },
    { field: 'issuer', label: t('lti/platform-id') },
    { field: 'clientId', label: t('lti/client-id') },
    { field: 'deploymentIds', label: t('lti/deployment-id'), hint: t('lti/about-deployment-id') },
    { field: 'jwksUrl', label: t('lti/jwks-url') },
    { field: 'tokenUrl', label: t('lti/token-url') },
    { field: 'authorizationUrl', label: t('lti/authorization-url') },
  ] as const satisfies readonly { field: keyof Values; label: string; hint?: string }[]

/** What the learning management system says of itself, and what the district allows. */
export function PlatformForm({
  platform,
  labelledBy,
}: {
  readonly platform: LtiPlatform
  readonly labelledBy: string
}) {
  const [values, setValues] = useState(() => firstValues(platform))
  const change = (changed: Partial<Values>) => setValues((before) => ({ ...before, ...changed }))
  const save = useLtiMutation(
    () =>
      call(saveLtiPlatform, {
        params: { platformId: platform.id },
        body: { ...values, deploymentIds: values.deploymentIds.split(/[\s,;]+/).filter(Boolean) },
      }),
    t('lti/saved'),
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!save.isPending) save.mutate()
  }
  const errorOf = (field: string) => fieldErrorOf(save.error, field)
  return (
    <form noValidate onSubmit={submit} aria-labelledby={labelledBy} className="flex flex-col gap-4.5">
      <p className="text-ink-soft">{t('lti/about-their-values')}</p>
      {texts().map(({ field, label, ...more }) => (
        <Field
          key={field}
          label={label}
          {...more}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={500}
          value={values[field]}
          onChange={({ target }) => change({ [field]: target.value })}
          error={errorOf(field)}
        />
      ))}
      <Checkbox
        checked={values.matchesNumbers}
        onChange={({ target }) => change({ matchesNumbers: target.checked })}
      >
        {t('lti/matches-numbers')}
      </Checkbox>
      <Checkbox
        checked={values.makesStudents}
        onChange={({ target }) => change({ makesStudents: target.checked })}
      >
        {t('lti/makes-students')}
      </Checkbox>
      {!texts().some(({ field }) => errorOf(field) !== null) && <MutationError error={save.error} />}
      <Button type="submit" className="self-start" busy={save.isPending}>
        {t('lti/save')}
      </Button>
    </form>
  )
}
