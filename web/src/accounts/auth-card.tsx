import type { Role } from '@skills-center/contract/ids'
import { useState } from 'react'
import { t } from '../language/messages.ts'
import { Card } from '../ui/card.tsx'
import { Tabs } from '../ui/tabs.tsx'
import { useClassCode, useScannedCard } from '../platform/from-link.ts'
import { CardSignIn } from './card-sign-in.tsx'
import { LoginForm } from './login-form.tsx'
import { SignUp } from './sign-up.tsx'
import { useSsoEnd } from './sso/sso-end.ts'
import type { AuthMode } from './use-authentication.ts'

/** Sign-in and sign-up. Switching forms unmounts the other one and discards what was typed, but not the role. */
export function AuthCard({ initialMode = 'login' }: { readonly initialMode?: AuthMode }) {
  const [mode, setMode] = useState<AuthMode>(initialMode)
  // Both forms ask for it, so what was chosen in one holds in the other.
  const [role, setRole] = useState<Role>('student')
  const card = useScannedCard()
  const code = useClassCode()
  const ssoEnd = useSsoEnd()
  return (
    <Card data-account={mode} padding="none" className="px-5 pt-3 pb-6 sm:px-7">
      <noscript>
        <p className="mb-2 rounded-md bg-warm-soft px-4 py-3">
          {t('accounts/signing-in-and-practicing-need')}
        </p>
      </noscript>
      {code !== null && (
        <p role="status" className="mb-2 rounded-md bg-warm-soft px-4 py-3">
          {t('accounts/then-to-your-class')}
        </p>
      )}
      {ssoEnd !== null && (
        <p role="status" className="mb-2 rounded-md bg-warm-soft px-4 py-3">
          {t('accounts/signed-out-here-only', { name: ssoEnd.name })}{' '}
          <a href={ssoEnd.url} className="font-medium text-link underline">
            {t('accounts/sign-out-there-too')}
          </a>
        </p>
      )}
      <Tabs
        label={t('accounts/account')}
        value={mode}
        onChange={setMode}
        tabs={[
          {
            value: 'login',
            label: t('accounts/sign-in'),
            content:
              card !== null && card.secret !== null ? (
                <CardSignIn username={card.username} secret={card.secret} />
              ) : (
                <LoginForm key={card?.username} card={card} role={role} onRole={setRole} />
              ),
          },
          { value: 'signup', label: t('accounts/sign-up'), content: <SignUp role={role} onRole={setRole} /> },
        ]}
      />
    </Card>
  )
}
