import { askPasswordReset, resetMinutes } from '@skills-center/contract/accounts/password-reset'
import { useMutation } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { t } from '../../language/messages.ts'
import { call } from '../../platform/api.ts'
import { detailOf, fieldErrorOf } from '../../platform/request-error.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { ResetFrame } from './reset-frame.tsx'

/** Requests a password reset link. The reply does not reveal whether the account exists. */
export function ForgotPasswordPage() {
  const [usernameOrEmail, setUsernameOrEmail] = useState('')
  const ask = useMutation({ mutationFn: () => call(askPasswordReset, { body: { usernameOrEmail } }) })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    ask.mutate()
  }
  if (ask.isSuccess)
    return (
      <ResetFrame title={t('accounts/forgot-your-password')}>
        <p role="status" className="text-lg font-semibold">
          {t('accounts/reset/look-into-the-mailbox')}
        </p>
        <p>
          {t('accounts/reset/account-with-an-email-for-typed', {
            typed: usernameOrEmail.trim(),
            resetMinutes,
          })}
        </p>
        <TeacherHint />
        <ButtonLink href="/">{t('accounts/reset/back-to-sign-in')}</ButtonLink>
      </ResetFrame>
    )
  const error =
    ask.error === null
      ? null
      : (fieldErrorOf(ask.error, 'usernameOrEmail') ??
        detailOf(ask.error) ??
        t('ui/server-could-not-be-reached'))
  return (
    <ResetFrame title={t('accounts/forgot-your-password')}>
      <p>{t('accounts/reset/and-we-mail')}</p>
      <form
        noValidate
        onSubmit={submit}
        aria-label={t('accounts/reset/forgotten-password')}
        className="flex flex-col gap-4.5"
      >
        <Field
          label={t('accounts/reset/username-or-email')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          value={usernameOrEmail}
          onChange={(event) => setUsernameOrEmail(event.target.value)}
          error={error}
        />
        <Button type="submit" size="large" wide busy={ask.isPending}>
          {t('accounts/reset/mail-me-a-link')}
        </Button>
      </form>
      <TeacherHint />
    </ResetFrame>
  )
}

function TeacherHint() {
  return <p className="text-ink-soft">{t('accounts/reset/did-your-teacher-make-your-account')}</p>
}
