import {
  type AccessTokenBody,
  createAccessToken,
  tokenDays,
} from '@skills-center/contract/accounts/access-tokens'
import { type Scope, scopes } from '@skills-center/contract/scopes'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { t } from '../../language/messages.ts'
import { call } from '../../platform/api.ts'
import { detailOf, fieldErrorOf } from '../../platform/request-error.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Field } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import { PasswordField } from '../password-field.tsx'
import { scopeChoices } from './scope-choices.ts'

type Days = AccessTokenBody['days']

interface AccessTokenFormProps {
  readonly onMade: (made: { name: string; secret: string }) => Promise<void>
}

/** Name, lifetime, scopes, and the password, so that nobody can create a token on an unattended computer. */
export function AccessTokenForm({ onMade }: AccessTokenFormProps) {
  const [name, setName] = useState('')
  const [days, setDays] = useState<Days>(90)
  const [chosen, setChosen] = useState<readonly Scope[]>([])
  const [password, setPassword] = useState('')
  const make = useMutation({
    mutationFn: () => call(createAccessToken, { body: { name, scopes: [...chosen], days, password } }),
    onSuccess: onMade,
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    make.mutate()
  }
  return (
    <form
      noValidate
      onSubmit={submit}
      aria-label={t('accounts/settings/new-access-token')}
      className="flex flex-col gap-4.5"
    >
      <div className="grid gap-4.5 sm:grid-cols-2">
        <Field
          label={t('accounts/settings/name')}
          hint={t('accounts/settings/such-as-gradebook-sync')}
          maxLength={60}
          value={name}
          onChange={(event) => setName(event.target.value)}
          error={fieldErrorOf(make.error, 'name')}
        />
        <Select
          label={t('accounts/settings/works-for')}
          value={String(days)}
          options={tokenDays.map((count) => ({
            value: String(count),
            label: t('accounts/settings/days', { count }),
          }))}
          onChange={(event) => setDays(tokenDays.find((count) => String(count) === event.target.value) ?? 90)}
        />
      </div>
      <ScopeFields chosen={chosen} onChoose={setChosen} error={fieldErrorOf(make.error, 'scopes')} />
      <PasswordField
        label={t('accounts/settings/your-password')}
        autoComplete="current-password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        error={fieldErrorOf(make.error, 'password')}
      />
      {make.isError && (
        <p role="alert" className="font-medium text-incorrect">
          {detailOf(make.error) ?? t('accounts/settings/token-was-not-created')}
        </p>
      )}
      <Button type="submit" className="self-start" busy={make.isPending}>
        {t('accounts/settings/create-token')}
      </Button>
    </form>
  )
}

interface ScopeFieldsProps {
  readonly chosen: readonly Scope[]
  readonly onChoose: (chosen: readonly Scope[]) => void
  readonly error: string | null
}

function ScopeFields({ chosen, onChoose, error }: ScopeFieldsProps) {
  const choices = scopeChoices()
  return (
    <fieldset aria-describedby={error === null ? undefined : 'token-scopes-error'}>
      <legend className="text-[0.94rem] font-semibold">{t('accounts/settings/it-may')}</legend>
      <div className="grid sm:grid-cols-2">
        {scopes.map((scope) => (
          <Checkbox
            key={scope}
            checked={chosen.includes(scope)}
            onChange={({ target }) =>
              onChoose(target.checked ? [...chosen, scope] : chosen.filter((other) => other !== scope))
            }
          >
            {choices[scope]}
          </Checkbox>
        ))}
      </div>
      {error !== null && (
        <p id="token-scopes-error" className="text-sm font-medium text-incorrect">
          {error}
        </p>
      )}
    </fieldset>
  )
}
