import { t } from '../language/messages.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'

interface ReplaceDialogProps {
  /** “the answer”, “the figure”. */
  readonly what: string
  readonly onReplace: () => void
  readonly onClose: () => void
}

/** Asks for confirmation before switching to another kind loses content. */
export function ReplaceDialog({ what, onReplace, onClose }: ReplaceDialogProps) {
  return (
    <Dialog
      open
      title={t('questions/start-what-over', { what })}
      onClose={onClose}
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('questions/keep-it')}
          </Button>
          <Button variant="danger" onClick={onReplace}>
            {t('questions/start-over')}
          </Button>
        </>
      }
    >
      <p>{t('questions/what-you-wrote', { what })}</p>
    </Dialog>
  )
}
