import type { RichText } from '@skills-center/contract/rich-text'
import type { PointerEvent } from 'react'
import { RichTextLine } from '../../rich-text.tsx'
import type { Drag } from '../use-drag.ts'
import { VerdictSign } from '../verdict-sign.tsx'
import type { CellLook } from './category-cell.tsx'

const looks: Record<CellLook, string> = {
  open: 'sm:border-line-strong sm:bg-surface',
  chosen: 'sm:border-action sm:bg-math-soft',
  right: 'sm:border-correct sm:bg-correct-soft',
  wrong: 'sm:border-dashed sm:border-incorrect sm:bg-incorrect-soft',
  belongs: 'sm:border-correct sm:bg-surface',
  passed: 'sm:border-line sm:bg-surface',
}

/**
 * The card itself, for pointers: it can be dragged to a column, or picked up with a press. Hidden from screen readers,
 * which get the card's name from its row.
 */
export function SortCard({
  id,
  text,
  look,
  isHeld,
  drag,
  isLocked,
  onHold,
  onDragStart,
}: {
  id: string
  text: RichText
  look: CellLook
  isHeld: boolean
  drag: Drag | null
  isLocked: boolean
  onHold: () => void
  onDragStart: (event: PointerEvent) => void
}) {
  const isDecided = look === 'right' || look === 'wrong' || look === 'belongs'
  return (
    <div
      aria-hidden
      data-slide={look === 'belongs' ? undefined : id}
      onClick={isLocked ? undefined : onHold}
      onPointerDown={isLocked ? undefined : onDragStart}
      style={drag === null ? undefined : { transform: `translate(${drag.dx}px, ${drag.dy}px)` }}
      className={`relative flex w-full items-center gap-2 text-lg leading-snug select-none wrap-anywhere max-sm:font-semibold sm:min-h-11 sm:rounded-md sm:border-[1.5px] sm:px-2 sm:py-1 ${
        isHeld ? 'sm:border-action sm:ring-2 sm:ring-action' : ''
      } ${drag === null ? '' : 'pointer-events-none z-10 sm:shadow-lg'} ${isLocked ? '' : 'sm:cursor-grab sm:touch-pan-y'} ${looks[look]}`}
    >
      {isDecided && <VerdictSign isRight={look !== 'wrong'} says="" />}
      <span className="min-w-0">
        <RichTextLine text={text} />
      </span>
    </div>
  )
}
