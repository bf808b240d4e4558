import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'

interface ReplaceDialogProps {
  /** “the answer”, “the figure”. */
  readonly what: string
  readonly onReplace: () => void
  readonly onClose: () => void
}

/** Asks before another kind throws away what was written. */
export function ReplaceDialog({ what, onReplace, onClose }: ReplaceDialogProps) {
  return (
    <Dialog
      open
      title={`Begin ${what} anew?`}
      onClose={onClose}
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            Keep it
          </Button>
          <Button variant="danger" onClick={onReplace}>
            Begin anew
          </Button>
        </>
      }
    >
      <p>What you wrote for {what} does not fit the other kind, and would be lost.</p>
    </Dialog>
  )
}
