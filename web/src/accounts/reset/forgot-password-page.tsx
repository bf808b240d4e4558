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

/** Asks for a link to a new password. What is answered does not tell who has an account. */
export function ForgotPasswordPage() {
  const [usernameOrEmail, setUsernameOrEmail] = useState('')
  const ask = useMutation({ mutationFn: () => call(askPasswordReset, { body: { usernameOrEmail } }) })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    ask.mutate()
  }
  if (ask.isSuccess)
    return (
      <ResetFrame title={t('Forgot your password?')}>
        <p role="status" className="text-lg font-semibold">
          {t('Look into the mailbox of the account.')}
        </p>
        <p>
          {t(
            'If there is an account with an email for “{typed}”, a link to a new password is on its way there. It works for {resetMinutes} minutes. Look among the spam too.',
            { typed: usernameOrEmail.trim(), resetMinutes },
          )}
        </p>
        <TeacherHint />
        <ButtonLink href="/">{t('Back to sign in')}</ButtonLink>
      </ResetFrame>
    )
  const error =
    ask.error === null
      ? null
      : (fieldErrorOf(ask.error, 'usernameOrEmail') ??
        detailOf(ask.error) ??
        t('The server could not be reached. Please try again.'))
  return (
    <ResetFrame title={t('Forgot your password?')}>
      <p>{t('Tell us who you are, and we mail you a link to choose a new one.')}</p>
      <form
        noValidate
        onSubmit={submit}
        aria-label={t('Forgotten password')}
        className="flex flex-col gap-4.5"
      >
        <Field
          label={t('Username or email')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          value={usernameOrEmail}
          onChange={(event) => setUsernameOrEmail(event.target.value)}
          error={error}
        />
        <Button type="submit" size="large" wide busy={ask.isPending}>
          {t('Mail me a link')}
        </Button>
      </form>
      <TeacherHint />
    </ResetFrame>
  )
}

function TeacherHint() {
  return (
    <p className="text-ink-soft">
      {t(
        'Did your teacher make your account? Then it has no email: your teacher can make you a new password at any time.',
      )}
    </p>
  )
}
