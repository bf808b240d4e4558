import { eraseAccount } from '@skills-center/contract/accounts/own-data'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { useLocation } from 'wouter'
import { t } from '../../language/messages.ts'
import { Rich } from '../../language/rich.tsx'
import { call } from '../../platform/api.ts'
import { notifyOtherTabs } from '../../platform/other-tabs.ts'
import { detailOf, fieldErrorOf } from '../../platform/request-error.ts'
import { useSession } from '../../platform/session.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { toast } from '../../ui/toast.ts'
import { clearCacheExcept } from '../clear-cache.ts'
import { PasswordField } from '../password-field.tsx'
import { signedOutKind } from '../use-other-tabs.ts'
import { userQuery } from '../use-user.ts'

const gone = () =>
  ({
    student: t('accounts/settings/points-and-achievements'),
    teacher: t('accounts/settings/and-your-place'),
  }) as const

/** Says what will be deleted, and requires the password. */
export function EraseAccount({ onErased }: { readonly onErased: () => void }) {
  const client = useQueryClient()
  const [, navigate] = useLocation()
  const { role, username } = useSession().user
  const [isOpen, setOpen] = useState(false)
  const [password, setPassword] = useState('')
  const erase = useMutation({
    mutationFn: () => call(eraseAccount, { body: { password } }),
    onSuccess: async () => {
      onErased()
      notifyOtherTabs(signedOutKind)
      await client.cancelQueries()
      navigate('/')
      client.setQueryData(userQuery.queryKey, null)
      clearCacheExcept(client, userQuery.queryKey)
      toast({ title: t('accounts/settings/your-account-is-deleted'), tone: 'right' })
    },
  })
  const close = () => {
    setOpen(false)
    setPassword('')
    erase.reset()
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    erase.mutate()
  }
  const error =
    erase.error === null
      ? null
      : (fieldErrorOf(erase.error, 'password') ?? detailOf(erase.error) ?? t('platform/since-the-server'))
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-5">
      <p className="text-ink-soft">{t('accounts/settings/nothing-of-a-deleted-account')}</p>
      <Button variant="danger" onClick={() => setOpen(true)}>
        {t('accounts/settings/delete-my-account')}
      </Button>
      <Dialog open={isOpen} title={t('accounts/settings/delete-your-account')} onClose={close}>
        <form
          noValidate
          onSubmit={submit}
          aria-label={t('accounts/settings/delete-account')}
          className="flex flex-col gap-4.5"
        >
          <p>
            <Rich
              id="accounts/settings/deletes-username-for-good"
              values={{ username, gone: gone()[role] }}
              parts={{ name: <strong className="[overflow-wrap:anywhere]" /> }}
            />
          </p>
          <PasswordField
            label={t('accounts/settings/your-password')}
            autoComplete="current-password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
            error={error}
          />
          <div className="flex flex-wrap justify-end gap-3">
            <Button variant="outline" onClick={close}>
              {t('accounts/settings/keep-my-account')}
            </Button>
            <Button type="submit" variant="danger" busy={erase.isPending}>
              {t('accounts/settings/delete-for-good')}
            </Button>
          </div>
        </form>
      </Dialog>
    </div>
  )
}
