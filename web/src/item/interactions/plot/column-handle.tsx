import type { KeyboardEvent } from 'react'

/** The element over a column that takes focus; the column itself is drawn below. */
export function ColumnHandle({
  id,
  box,
  name,
  height,
  low,
  high,
  says,
  isCurrent,
  isLocked,
  onFocus,
  onKey,
}: {
  id: string
  box: { x: number; y: number; width: number; height: number }
  name: string
  height: number
  low: number
  high: number
  /** Its height as text. */
  says: string
  /** The column that Tab reaches and the buttons for touch change. */
  isCurrent: boolean
  isLocked: boolean
  onFocus: () => void
  /** Returns whether the key was handled. */
  onKey: (key: string) => boolean
}) {
  function onKeyDown(event: KeyboardEvent) {
    if (isLocked || event.ctrlKey || event.metaKey || event.altKey || !onKey(event.key)) return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <g
      id={id}
      role="slider"
      tabIndex={isCurrent ? 0 : -1}
      aria-orientation="vertical"
      aria-label={name}
      aria-valuemin={low}
      aria-valuemax={high}
      aria-valuenow={height}
      aria-valuetext={says}
      aria-disabled={isLocked || undefined}
      onFocus={onFocus}
      onKeyDown={onKeyDown}
      className="group outline-none print:hidden"
    >
      <rect
        {...box}
        rx={6}
        className={
          isCurrent && !isLocked ? 'fill-transparent pointer-coarse:fill-math/12' : 'fill-transparent'
        }
      />
      <rect
        {...box}
        rx={6}
        strokeWidth={3}
        className="fill-none stroke-focus opacity-0 group-focus-visible:opacity-100"
      />
    </g>
  )
}
