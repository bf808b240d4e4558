import { ArrowDown, ArrowUp, GripVertical, type LucideIcon } from 'lucide-react'
import type { KeyboardEvent, PointerEvent } from 'react'
import { t } from '../../../language/messages.ts'
import { KeyButton } from '../../../ui/key-button.tsx'
import { keyLooks } from '../../../ui/key-look.ts'
import { RichTextLine } from '../../rich-text.tsx'
import type { ListOption } from '../listbox.tsx'
import { Named } from '../named.tsx'
import { spoken } from '../spoken.ts'
import { PlaceNumber } from './order-rail.tsx'

/** A place and the card in it. Pressing picks the card up and puts it down; its arrows move it by one place. */
export function OrderCard({
  controlId,
  option,
  place,
  count,
  isStarted,
  isHeld,
  isPlace,
  isReachable,
  isShort,
  isLocked,
  shift,
  isDragged,
  onPress,
  onKey,
  onMove,
  onFocus,
  onDragStart,
}: {
  controlId: string
  option: ListOption | undefined
  place: number
  count: number
  isStarted: boolean
  isHeld: boolean
  /** Another card is held, and a press puts it here. */
  isPlace: boolean
  /** Tab reaches the controls of one card, arrow keys those of the others. */
  isReachable: boolean
  /** All texts are short enough that both arrows fit side by side. */
  isShort: boolean
  isLocked: boolean
  /** How far a drag has moved it, in pixels. */
  shift: number | undefined
  isDragged: boolean
  onPress: () => void
  /** Returns whether the key was handled. */
  onKey: (key: string) => boolean
  onMove: (to: number) => void
  onFocus: () => void
  onDragStart: (event: PointerEvent) => void
}) {
  const text = option?.text ?? []
  const name = spoken(text)

  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
    if (!onKey(event.key)) return
    event.preventDefault()
    event.stopPropagation()
  }

  const look = lookOf({ isDragged, isHeld, isPlace })
  return (
    <li className="flex gap-1.5 sm:gap-2">
      <PlaceNumber place={place} isStarted={isStarted} />
      <div
        data-slide={controlId}
        style={shift === undefined ? undefined : { transform: `translateY(${shift}px)` }}
        className={`relative flex min-w-0 flex-1 items-stretch rounded-md border-[1.5px] has-[[data-card]:focus-visible]:outline-3 has-[[data-card]:focus-visible]:outline-offset-2 has-[[data-card]:focus-visible]:outline-focus ${look} ${
          shift !== undefined && !isDragged ? 'transition-transform duration-150' : ''
        }`}
      >
        <button
          type="button"
          id={controlId}
          data-card
          tabIndex={isReachable ? 0 : -1}
          aria-pressed={isHeld}
          disabled={isLocked}
          onClick={onPress}
          onKeyDown={onKeyDown}
          onFocus={onFocus}
          onPointerDown={(event) => {
            if (event.pointerType === 'mouse') onDragStart(event)
          }}
          className="relative flex min-h-12 min-w-0 flex-1 cursor-grab items-stretch rounded-md text-left text-lg leading-snug outline-none select-none disabled:cursor-default pointer-coarse:cursor-pointer"
        >
          <Named name={t('item/name-place-of-count', { name, place: place + 1, count })}>
            <span
              // A finger drags only by the grip and scrolls the page everywhere else.
              onPointerDown={(event) => {
                if (event.pointerType !== 'mouse') onDragStart(event)
              }}
              className="grid w-7 shrink-0 touch-none place-items-center text-line-strong sm:w-9 print:hidden"
            >
              <GripVertical className="size-5" />
            </span>
            <span className="min-w-0 self-center py-1.5 pr-1 print:pl-3">
              <RichTextLine text={text} />
            </span>
          </Named>
        </button>
        <Arrows
          controlId={controlId}
          name={name}
          place={place}
          count={count}
          isReachable={isReachable}
          isShort={isShort}
          isLocked={isLocked}
          onKeyDown={onKeyDown}
          onMove={onMove}
        />
      </div>
    </li>
  )
}

interface OrderCardLook {
  isDragged: boolean
  isHeld: boolean
  isPlace: boolean
}

function lookOf({ isDragged, isHeld, isPlace }: OrderCardLook): string {
  if (isDragged) return 'border-action bg-surface shadow-lg z-10'
  if (isHeld) return 'border-action bg-math-soft ring-1 ring-action'
  return isPlace ? 'border-dashed border-action bg-surface' : 'border-line-strong bg-surface'
}

/** Buttons that move the card up or down by one place. */
function Arrows({
  controlId,
  name,
  place,
  count,
  isReachable,
  isShort,
  isLocked,
  onKeyDown,
  onMove,
}: {
  controlId: string
  name: string
  place: number
  count: number
  isReachable: boolean
  isShort: boolean
  isLocked: boolean
  onKeyDown: (event: KeyboardEvent) => void
  onMove: (to: number) => void
}) {
  return (
    <span
      className={`flex shrink-0 self-center print:hidden ${isShort ? '' : 'max-sm:flex-col'}`}
      onKeyDown={onKeyDown}
    >
      <Arrow
        id={`${controlId}-up`}
        icon={ArrowUp}
        name={t('item/move-name-up', { name })}
        isReachable={isReachable}
        isLocked={isLocked}
        isAtEnd={place === 0}
        onPress={() => onMove(place - 1)}
      />
      <Arrow
        id={`${controlId}-down`}
        icon={ArrowDown}
        name={t('item/move-name-down', { name })}
        isReachable={isReachable}
        isLocked={isLocked}
        isAtEnd={place === count - 1}
        onPress={() => onMove(place + 1)}
      />
    </span>
  )
}

function Arrow({
  id,
  icon: Icon,
  name,
  isReachable,
  isLocked,
  isAtEnd,
  onPress,
}: {
  id: string
  icon: LucideIcon
  name: string
  isReachable: boolean
  isLocked: boolean
  isAtEnd: boolean
  onPress: () => void
}) {
  return (
    <KeyButton
      look={keyLooks.bare}
      id={id}
      tabIndex={isReachable ? 0 : -1}
      aria-label={name}
      disabled={isLocked}
      // Not `disabled`, which would drop focus as soon as the card reaches the end.
      aria-disabled={isAtEnd}
      onClick={isAtEnd ? undefined : onPress}
      className="aria-disabled:cursor-default"
    >
      <Icon aria-hidden className="size-5" strokeWidth={2.5} />
    </KeyButton>
  )
}
