import { Eraser, Undo2 } from 'lucide-react'
import { t } from '../../../language/messages.ts'
import { Button } from '../../../ui/button.tsx'
import { undoButton } from '../drawing/drawing-tools.tsx'

/** Actions on the whole display. */
export function PlotTools({
  id,
  canUndo,
  canClear,
  isLocked,
  onUndo,
  onClear,
}: {
  id: string
  canUndo: boolean
  canClear: boolean
  isLocked: boolean
  onUndo: () => void
  onClear: () => void
}) {
  return (
    <div className="mt-3 flex flex-wrap gap-2 print:hidden">
      <Button variant="outline" id={undoButton(id)} disabled={isLocked || !canUndo} onClick={onUndo}>
        <Undo2 aria-hidden className="size-4.5" />
        {t('item/undo')}
      </Button>
      <Button variant="outline" disabled={isLocked || !canClear} onClick={onClear}>
        <Eraser aria-hidden className="size-4.5" />
        {t('item/clear')}
      </Button>
    </div>
  )
}
