import { t } from '../language/messages.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import type { Leaving } from './use-leaving.ts'

/** Asks for confirmation before unsent answers are lost. */
export function UnsentDialog({ unsent, stay, leaveAnyway }: Leaving) {
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
