import { getPasswordReset, resetPassword } from '@skills-center/contract/accounts/password-reset'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { t } from '../../language/messages.ts'
import { Rich } from '../../language/rich.tsx'
import { call } from '../../platform/api.ts'
import { queryOf } from '../../platform/queries.ts'
import { detailOf, fieldErrorOf, RequestError } from '../../platform/request-error.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Button } from '../../ui/button.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { PasswordField } from '../password-field.tsx'
import { ResetFrame } from './reset-frame.tsx'

const title = () => t('accounts/reset/choose-a-new-password')

const isGone = (error: unknown) => error instanceof RequestError && error.status === 404

/** The page behind the link in the password reset email. */
export function ResetPasswordPage({ token }: { readonly token: string }) {
  const [password, setPassword] = useState('')
  const found = useQuery({ ...queryOf(getPasswordReset, { params: { token } }), staleTime: 0, gcTime: 0 })
  const reset = useMutation({
    mutationFn: () => call(resetPassword, { params: { token }, body: { password } }),
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    reset.mutate()
  }
  if (reset.isSuccess)
    return (
      <ResetFrame title={t('accounts/reset/your-password-is-changed')}>
        <p role="status">
          <Rich
            id="accounts/reset/sign-in-as-username"
            values={{ username: reset.data.username }}
            parts={{ name: <strong className="[overflow-wrap:anywhere]" /> }}
          />
        </p>
        <ButtonLink href="/">{t('ui/sign-in')}</ButtonLink>
      </ResetFrame>
    )
  if (isGone(found.error) || isGone(reset.error))
    return (
      <ResetFrame title={t('accounts/reset/link-does-not-work-any-more')}>
        <p>{t('accounts/reset/it-was-used-already')}</p>
        <ButtonLink href="/forgot-password">{t('accounts/reset/ask-for-a-new-link')}</ButtonLink>
      </ResetFrame>
    )
  if (found.error !== null)
    return (
      <ResetFrame title={title()}>
        <LoadError
          what={t('accounts/reset/this-link')}
          detail={detailOf(found.error)}
          onRetry={() => void found.refetch()}
        />
      </ResetFrame>
    )
  if (found.data === undefined)
    return (
      <ResetFrame title={title()}>
        <Skeleton className="h-52" />
      </ResetFrame>
    )
  const error =
    reset.error === null
      ? null
      : (fieldErrorOf(reset.error, 'password') ??
        detailOf(reset.error) ??
        t('ui/server-could-not-be-reached'))
  return (
    <ResetFrame title={title()}>
      <p>
        <Rich
          id="accounts/reset/for-the-account-username"
          values={{ username: found.data.username }}
          parts={{ name: <strong className="[overflow-wrap:anywhere]" /> }}
        />
      </p>
      <form
        noValidate
        onSubmit={submit}
        aria-label={t('accounts/reset/new-password')}
        className="flex flex-col gap-4.5"
      >
        <input type="hidden" autoComplete="username" value={found.data.username} readOnly />
        <PasswordField
          label={t('accounts/reset/new-password')}
          hint={t('accounts/at-least-6-characters')}
          autoComplete="new-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          error={error}
        />
        <Button type="submit" size="large" wide busy={reset.isPending}>
          {t('accounts/reset/set-password')}
        </Button>
      </form>
    </ResetFrame>
  )
}
