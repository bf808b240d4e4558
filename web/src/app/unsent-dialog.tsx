import { t } from '../language/messages.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import type { Leaving } from './use-leaving.ts'

/** Asks before answers are lost that could not be sent. */
export function UnsentDialog({ unsent, stay, leaveAnyway }: Leaving) {
  return (
    <Dialog
      open={unsent > 0}
      title={t('{unsent, plural, one {One answer is} other {# answers are}} not sent yet', { unsent })}
      onClose={stay}
      actions={
        <>
          <Button variant="outline" onClick={leaveAnyway}>
            {t('Sign out and lose {unsent, plural, one {it} other {them}}', { unsent })}
          </Button>
          <Button onClick={stay}>{t('Stay signed in')}</Button>
        </>
      }
    >
      <p>
        {t(
          'There is no connection now. {unsent, plural, one {It is} other {They are}} kept on this device and sent as soon as there is one. Signing out takes {unsent, plural, one {it} other {them}} off this device.',
          { unsent },
        )}
      </p>
    </Dialog>
  )
}
