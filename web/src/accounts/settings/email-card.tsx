import { changeEmail, type Settings } from '@skills-center/contract/accounts/settings'
import { useState, type FormEvent } from 'react'
import { t } from '../../language/messages.ts'
import { call } from '../../platform/api.ts'
import { fieldErrorOf } from '../../platform/request-error.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { PasswordField } from '../password-field.tsx'
import { SettingsCard } from './settings-card.tsx'
import { useSettingsMutation } from './use-settings-mutation.ts'

/**
 * The account's email address. Changing it requires the password, because anyone with access to the email can reset the
 * password.
 */
export function EmailCard({ settings }: { readonly settings: Settings }) {
  const [email, setEmail] = useState(settings.email ?? '')
  const [password, setPassword] = useState('')
  const save = useSettingsMutation(() => call(changeEmail, { body: { email, password } }), {
    done: t('accounts/settings/email-saved'),
    onDone: () => setPassword(''),
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    save.mutate(undefined)
  }
  return (
    <SettingsCard id="email" title={t('accounts/email')} about={t('accounts/settings/for-a-new-password')}>
      <form noValidate onSubmit={submit} aria-label={t('accounts/email')} className="flex flex-col gap-4.5">
        <div className="grid gap-4.5 sm:grid-cols-2">
          <Field
            label={t('accounts/email')}
            type="email"
            autoComplete="email"
            maxLength={254}
            value={email}
            onChange={(event) => setEmail(event.target.value)}
            error={fieldErrorOf(save.error, 'email')}
          />
          <PasswordField
            label={t('accounts/settings/your-password')}
            autoComplete="current-password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
            error={fieldErrorOf(save.error, 'password')}
          />
        </div>
        <Button type="submit" variant="outline" className="self-start" busy={save.isPending}>
          {t('accounts/settings/change-email')}
        </Button>
      </form>
    </SettingsCard>
  )
}
