import { X } from 'lucide-react'
import type { KeyboardEvent, ReactNode } from 'react'
import { t } from '../../language/messages.ts'
import { Button } from '../../ui/button.tsx'
import { type Tool, toolSheetId } from './tool.ts'

/**
 * A tool beside the question, if there is room. Otherwise a sheet at the bottom of the window, which stays there while
 * the question scrolls above it and ends below the question. It covers nothing that cannot be scrolled into view.
 */
export function ToolSheet({
  tool,
  title,
  actions,
  children,
  onKeyDown,
  onClose,
}: {
  tool: Tool
  title: string
  /** Buttons beside the title. */
  actions?: ReactNode
  children: ReactNode
  onKeyDown?: (event: KeyboardEvent) => void
  onClose: () => void
}) {
  const titleId = `${toolSheetId(tool)}-title`
  function onKey(event: KeyboardEvent) {
    if (event.key === 'Escape') {
      event.preventDefault()
      onClose()
    } else onKeyDown?.(event)
  }
  return (
    // Escape closes it, like its button.
    <section
      id={toolSheetId(tool)}
      data-tool-sheet
      tabIndex={-1}
      aria-labelledby={titleId}
      className="tool-sheet rounded-lg border border-line-strong bg-surface p-3 shadow-[0_-6px_24px_rgb(9_14_26/0.12)] outline-none focus-visible:outline-3 lg:shadow-none print:hidden"
      onKeyDown={onKey}
    >
      <div className="mb-2 flex items-center gap-1">
        <h2 id={titleId} className="me-auto ps-1 text-lg font-bold">
          {title}
        </h2>
        {actions}
        <Button
          variant="quiet"
          size="small"
          aria-label={t('practice/put-the-calculator-away', { tool })}
          onClick={onClose}
        >
          <X aria-hidden className="size-5" />
        </Button>
      </div>
      {children}
    </section>
  )
}
