import type { LoginBody } from '@skills-center/contract/accounts'
import type { Role } from '@skills-center/contract/ids'
import { useState, type FormEvent } from 'react'
import { Link } from 'wouter'
import { t } from '../language/messages.ts'
import { Field } from '../ui/field.tsx'
import { toast } from '../ui/toast.ts'
import { AuthForm } from './auth-form.tsx'
import { faultInLogin, type Fault } from './form-rules.ts'
import type { SignInCard } from '../platform/from-link.ts'
import { PasswordField } from './password-field.tsx'
import { RoleChoice } from './role-choice.tsx'
import { useAuthentication } from './use-authentication.ts'

const linkStyle = 'inline-flex min-h-9 items-center font-medium text-link'

interface LoginFormProps {
  /** A scanned login card, whose values prefill the form. */
  readonly card: SignInCard | null
  readonly role: Role
  readonly onRole: (role: Role) => void
}

export function LoginForm({ card, role, onRole }: LoginFormProps) {
  const [username, setUsername] = useState(card?.username ?? '')
  const [password, setPassword] = useState(card?.password ?? '')
  const [fault, setFault] = useState<Fault | null>(null)
  const enter = useAuthentication('login', async (body: LoginBody) =>
    (await import('./calls.ts')).sendLogin(body),
  )

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const found = faultInLogin({ username, password })
    setFault(found)
    if (found === null) return enter.mutate({ username: username.trim(), password, role })
    toast({ title: found.title, description: found.description, tone: 'wrong' })
    const control = event.currentTarget.elements.namedItem(found.field)
    if (control instanceof HTMLElement) control.focus()
  }
  const errorOf = (field: Fault['field']) => (fault?.field === field ? fault.description : null)

  return (
    <AuthForm
      label={t('ui/sign-in')}
      action={t('accounts/sign-in')}
      busy={enter.isPending}
      onSubmit={submit}
      after={
        <div className="flex flex-col items-center gap-1">
          <Link href="/sign-in" className={linkStyle}>
            {t('accounts/sign-in-with-your-school')}
          </Link>
          <Link href="/forgot-password" className={linkStyle}>
            {t('accounts/forgot-your-password')}
          </Link>
        </div>
      }
    >
      {card !== null && (
        <p role="status" className="rounded-md bg-warm-soft px-4 py-3">
          {t('accounts/filled-in-from-card')}
        </p>
      )}
      <Field
        label={t('ui/username')}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        value={username}
        onChange={(event) => setUsername(event.target.value)}
        error={errorOf('username')}
      />
      <PasswordField
        label={t('ui/password')}
        name="password"
        autoComplete="current-password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        error={errorOf('password')}
      />
      <RoleChoice value={role} onChange={onRole} />
    </AuthForm>
  )
}
