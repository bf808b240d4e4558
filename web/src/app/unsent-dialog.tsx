import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import type { Leaving } from './use-leaving.ts'

/** Asks before answers are lost that could not be sent. */
export function UnsentDialog({ unsent, stay, leaveAnyway }: Leaving) {
  const isOne = unsent === 1
  return (
    <Dialog
      open={unsent > 0}
      title={isOne ? 'One answer is not sent yet' : `${unsent} answers are not sent yet`}
      onClose={stay}
      actions={
        <>
          <Button variant="outline" onClick={leaveAnyway}>
            Sign out and lose {isOne ? 'it' : 'them'}
          </Button>
          <Button onClick={stay}>Stay signed in</Button>
        </>
      }
    >
      <p>
        There is no connection now. {isOne ? 'It is' : 'They are'} kept on this device and sent as soon as
        there is one. Signing out takes {isOne ? 'it' : 'them'} off this device.
      </p>
    </Dialog>
  )
}
