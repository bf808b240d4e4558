import type { ChangeEvent } from 'react'
import { t } from '../language/messages.ts'
import { PasswordField } from './password-field.tsx'

interface NewPasswordFieldsProps {
  readonly bind: (name: 'password' | 'confirmation') => {
    readonly name: string
    readonly value: string
    readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void
    readonly error: string | null
  }
}

/** Fields for a new password and its confirmation. */
export function NewPasswordFields({ bind }: NewPasswordFieldsProps) {
  return (
    <>
      <PasswordField
        label={t('ui/password')}
        hint={t('accounts/at-least-6-characters')}
        autoComplete="new-password"
        {...bind('password')}
      />
      <PasswordField
        label={t('accounts/confirm-password')}
        autoComplete="new-password"
        {...bind('confirmation')}
      />
    </>
  )
}
