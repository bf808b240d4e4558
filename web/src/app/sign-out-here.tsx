import { t } from '../language/messages.ts'
import { Button } from '../ui/button.tsx'
import { UnsentDialog } from './unsent-dialog.tsx'
import { useGuardedSignOut } from './use-guarded-sign-out.ts'

/** Shown when a parent opens a link while a student is signed in: signs the student out and returns to the page. */
export function SignOutHere({ to, username }: { readonly to: string; readonly username: string }) {
  const leaving = useGuardedSignOut(to)
  return (
    <>
      <Button className="self-start" busy={leaving.isSigningOut} onClick={leaving.leave}>
        <span className="[overflow-wrap:anywhere]">{t('app/sign-out-username-and-go', { username })}</span>
      </Button>
      <UnsentDialog {...leaving} />
    </>
  )
}
