import { t } from '../language/messages.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import type { GuardedSignOut } from './use-guarded-sign-out.ts'

/** Asks for confirmation before unsent answers are lost. */
export function UnsentDialog({ unsent, stay, signOutAnyway: leaveAnyway }: GuardedSignOut) {
  return (
    <Dialog
      open={unsent > 0}
      title={t('app/answers-are-not-sent-yet', { unsent })}
      onClose={stay}
      actions={
        <>
          <Button variant="outline" onClick={leaveAnyway}>
            {t('app/sign-out-and-lose', { unsent })}
          </Button>
          <Button onClick={stay}>{t('app/stay-signed-in')}</Button>
        </>
      }
    >
      <p>{t('app/kept-on-this-device', { unsent })}</p>
    </Dialog>
  )
}
