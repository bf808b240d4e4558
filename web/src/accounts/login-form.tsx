import type { LoginBody } from '@skills-center/contract/accounts'
import type { Role } from '@skills-center/contract/ids'
import { useState, type FormEvent } from 'react'
import { Link } from 'wouter'
import { t } from '../language/messages.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { toast } from '../ui/toast.ts'
import { faultInLogin, type Fault } from './form-rules.ts'
import { PasswordField } from './password-field.tsx'
import { RoleChoice } from './role-choice.tsx'
import { useIsLive } from '../ui/use-is-live.ts'
import { useEnter } from './use-enter.ts'

export function LoginForm() {
  const [username, setUsername] = useState('')
  const [password, setPassword] = useState('')
  const [role, setRole] = useState<Role>('student')
  const [fault, setFault] = useState<Fault | null>(null)
  const isLive = useIsLive()
  const enter = useEnter('login', async (body: LoginBody) => (await import('./calls.ts')).sendLogin(body))

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
    <form
      method="post"
      action="/sign-in"
      noValidate
      onSubmit={submit}
      aria-label={t('Sign in')}
      className="flex flex-col gap-4.5 pt-5"
    >
      <Field
        label={t('Username')}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        value={username}
        onChange={(event) => setUsername(event.target.value)}
        error={errorOf('username')}
      />
      <PasswordField
        label={t('Password')}
        name="password"
        autoComplete="current-password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        error={errorOf('password')}
      />
      <RoleChoice value={role} onChange={setRole} />
      <Button
        type="submit"
        size="large"
        wide
        busy={enter.isPending}
        disabled={!isLive}
        className="disabled:cursor-progress disabled:opacity-100"
      >
        {enter.isPending ? t('Please wait...') : t('Sign In')}
      </Button>
      <Link
        href="/forgot-password"
        className="inline-flex min-h-9 items-center self-center font-medium text-link"
      >
        {t('Forgot your password?')}
      </Link>
    </form>
  )
}
