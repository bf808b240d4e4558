import { t } from '../language/messages.ts'
import { forgetCard } from '../platform/from-link.ts'
import { Button } from '../ui/button.tsx'
import { AuthForm } from './auth-form.tsx'
import { useAuthentication } from './use-authentication.ts'

interface CardSignInProps {
  readonly username: string
  readonly secret: string
}

/** Signs in with a scanned login card, whose code replaces the password. */
export function CardSignIn({ username, secret }: CardSignInProps) {
  const enter = useAuthentication('login', async (scanned: string) =>
    (await import('./calls.ts')).sendCard({ secret: scanned }),
  )
  return (
    <AuthForm
      label={t('ui/sign-in')}
      action={t('accounts/sign-in-as', { username })}
      busy={enter.isPending}
      onSubmit={(event) => {
        event.preventDefault()
        enter.mutate(secret)
      }}
      after={
        <Button variant="quiet" onClick={forgetCard}>
          {t('accounts/use-a-password')}
        </Button>
      }
    >
      <p role="status" className="rounded-md bg-warm-soft px-4 py-3 [overflow-wrap:anywhere]">
        {t('accounts/card-is-for', { username })}
      </p>
    </AuthForm>
  )
}
