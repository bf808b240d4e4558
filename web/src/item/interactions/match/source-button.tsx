import { ChevronDown } from 'lucide-react'
import type { PointerEvent } from 'react'
import { t } from '../../../language/messages.ts'
import { RichTextLine } from '../../rich-text.tsx'
import type { ListOption } from '../listbox.tsx'
import { Named } from '../named.tsx'
import { spoken } from '../spoken.ts'
import { card, Dot } from './match-board.tsx'

/**
 * A source, which opens the choice of its target. On a narrow screen it also shows the target, which a line does
 * elsewhere.
 */
export function SourceButton({
  id,
  listId,
  source,
  target,
  isAsking,
  isLacking,
  isLocked,
  onPress,
  onDragStart,
}: {
  id: string
  listId: string
  source: ListOption
  target: ListOption | undefined
  isAsking: boolean
  /** An answer was refused because targets were missing. */
  isLacking: boolean
  isLocked: boolean
  /** `bottom` is its lower edge on the board, in pixels. */
  onPress: (bottom: number) => void
  onDragStart: (event: PointerEvent) => void
}) {
  const look = isAsking
    ? 'border-action bg-math-soft ring-1 ring-action'
    : target === undefined && isLacking
      ? 'border-dashed border-warm bg-warm-soft'
      : 'border-line-strong bg-surface hover:border-ink'
  return (
    <li className="flex items-center sm:py-1">
      <button
        type="button"
        id={id}
        aria-haspopup="listbox"
        aria-expanded={isAsking}
        aria-controls={listId}
        disabled={isLocked}
        onClick={({ currentTarget: button }) => onPress(button.offsetTop + button.offsetHeight)}
        onPointerDown={onDragStart}
        className={`${card} flex-wrap cursor-pointer select-none disabled:cursor-default sm:touch-pan-y ${look}`}
      >
        <Named
          name={`${spoken(source.text)}: ${target === undefined ? t('item/choose') : spoken(target.text)}`}
        >
          <span className="min-w-0 max-sm:w-full max-sm:font-semibold">
            <RichTextLine text={source.text} />
          </span>
          <span
            className={`mt-1.5 flex w-full items-center justify-between gap-2 border-t pt-1.5 sm:hidden print:hidden ${target === undefined ? 'border-line text-action' : 'border-line'}`}
          >
            <span className="min-w-0">
              {target === undefined ? t('item/choose') : <RichTextLine text={target.text} />}
            </span>
            <ChevronDown className="size-5 shrink-0" />
          </span>
          <Dot side="right" isUsed={target !== undefined} />
        </Named>
      </button>
    </li>
  )
}
