import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, Eraser, Plus, Undo2 } from 'lucide-react'
import { t } from '../../../language/messages.ts'
import { Button } from '../../../ui/button.tsx'
import { KeyButton } from '../../../ui/key-button.tsx'

const arrows = { left: ArrowLeft, right: ArrowRight, up: ArrowUp, down: ArrowDown } as const
export type Way = keyof typeof arrows

/** Ids of the buttons that add a mark and undo. */
export const addButton = (id: string): string => `${id}-add`
export const undoButton = (id: string): string => `${id}-undo`

/**
 * Tools beside the drawing. Small steps are for fingers, which cover what they point at; on a keyboard, the arrow keys
 * do the same.
 */
export function DrawingTools({
  id,
  adds,
  canAdd,
  canUndo,
  canClear,
  isLocked,
  steps,
  stepping,
  onAdd,
  onUndo,
  onClear,
  onStep,
}: {
  id: string
  /** “Add a point”. */
  adds: string
  canAdd: boolean
  canUndo: boolean
  canClear: boolean
  isLocked: boolean
  steps: readonly Way[]
  /** The name of the mark that the steps move; null if there is none. */
  stepping: string | null
  onAdd: () => void
  onUndo: () => void
  onClear: () => void
  onStep: (way: Way) => void
}) {
  const look = { variant: 'outline', className: 'px-3.5 max-sm:px-3' } as const
  return (
    <div className="mt-3 flex flex-wrap gap-2 print:hidden">
      <div className="hidden w-full items-center gap-2 pointer-coarse:flex">
        {steps.map((way) => {
          const Icon = arrows[way]
          return (
            <KeyButton
              key={way}
              aria-label={t('item/move-mark-down', {
                mark: stepping ?? t('item/it-mark'),
                way,
              })}
              disabled={isLocked || stepping === null}
              onClick={() => onStep(way)}
              className="max-w-20 flex-1"
            >
              <Icon aria-hidden className="size-5" />
            </KeyButton>
          )
        })}
      </div>
      <Button {...look} id={addButton(id)} disabled={isLocked || !canAdd} onClick={onAdd}>
        <Plus aria-hidden className="size-4.5 max-sm:hidden" />
        {adds}
      </Button>
      <Button {...look} id={undoButton(id)} disabled={isLocked || !canUndo} onClick={onUndo}>
        <Undo2 aria-hidden className="size-4.5" />
        <span className="max-sm:sr-only">{t('item/undo')}</span>
      </Button>
      <Button {...look} disabled={isLocked || !canClear} onClick={onClear}>
        <Eraser aria-hidden className="size-4.5" />
        <span className="max-sm:sr-only">{t('item/clear')}</span>
      </Button>
    </div>
  )
}
