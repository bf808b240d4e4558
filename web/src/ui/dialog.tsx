import { X } from 'lucide-react'
import { useEffect, useId, useLayoutEffect, useRef, type ReactNode } from 'react'
import { t } from '../language/messages.ts'
import { Button } from './button.tsx'

interface DialogProps {
  readonly open: boolean
  readonly title: string
  readonly onClose: () => void
  readonly children: ReactNode
  /** Buttons at the bottom. */
  readonly actions?: ReactNode
}

/** The browser's native modal dialog: it traps focus, closes on Escape, and restores focus. */
export function Dialog({ open, title, onClose, children, actions }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  // Keeps the browser's top layer in step with `open`.
  useEffect(() => {
    if (open) dialog.current?.showModal()
    else dialog.current?.close()
  }, [open])
  // If the dialog is unmounted while open, restores focus, which the browser would lose.
  useLayoutEffect(() => {
    const opened = dialog.current
    return () => opened?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClose={() => {
        // The close event is late; the dialog may have been reopened since.
        if (dialog.current?.open !== true) onClose()
      }}
      className="m-auto max-h-[85dvh] w-[min(34rem,calc(100vw-2rem))] overflow-y-auto rounded-xl border border-line bg-surface p-6 text-left text-ink backdrop:bg-[rgb(9_14_26/0.6)]"
    >
      <div className="flex items-start justify-between gap-4">
        <h2 id={titleId} className="text-2xl font-bold">
          {title}
        </h2>
        <Button
          variant="quiet"
          size="small"
          aria-label={t('ui/close')}
          onClick={() => dialog.current?.close()}
        >
          <X aria-hidden className="size-5" />
        </Button>
      </div>
      <div className="mt-4">{children}</div>
      {actions !== undefined && <div className="mt-6 flex flex-wrap justify-end gap-3">{actions}</div>}
    </dialog>
  )
}
