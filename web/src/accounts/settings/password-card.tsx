import { changePassword, listSessions } from '@skills-center/contract/accounts/settings'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { t } from '../../language/messages.ts'
import { call } from '../../platform/api.ts'
import { refresh } from '../../platform/queries.ts'
import { fieldErrorOf } from '../../platform/request-error.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'
import { PasswordField } from '../password-field.tsx'
import { SettingsCard } from './settings-card.tsx'
import { showFailure } from './use-settings-mutation.ts'

/** Changes the password. Typed only once, because it can be shown. */
export function PasswordCard() {
  const client = useQueryClient()
  const [current, setCurrent] = useState('')
  const [password, setPassword] = useState('')
  const change = useMutation({
    mutationFn: () => call(changePassword, { body: { current, password } }),
    onSuccess: async ({ signedOut }) => {
      setCurrent('')
      setPassword('')
      const elsewhere = signedOut === 0 ? '' : t('accounts/settings/other-devices-are-signed-out')
      toast({ title: t('accounts/settings/password-changed'), description: elsewhere, tone: 'right' })
      await refresh(client, listSessions)
    },
    onError: showFailure(t('accounts/settings/password-not-changed')),
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    change.mutate()
  }
  return (
    <SettingsCard id="password" title={t('ui/password')} about={t('accounts/settings/few-words-in-a-row')}>
      <form noValidate onSubmit={submit} aria-label={t('ui/password')} className="flex flex-col gap-4.5">
        <div className="grid gap-4.5 sm:grid-cols-2">
          <PasswordField
            label={t('accounts/settings/current-password')}
            autoComplete="current-password"
            value={current}
            onChange={(event) => setCurrent(event.target.value)}
            error={fieldErrorOf(change.error, 'current')}
          />
          <PasswordField
            label={t('accounts/settings/new-password')}
            autoComplete="new-password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
            error={fieldErrorOf(change.error, 'password')}
          />
        </div>
        <Button type="submit" variant="outline" className="self-start" busy={change.isPending}>
          {t('accounts/settings/change-password')}
        </Button>
      </form>
    </SettingsCard>
  )
}
