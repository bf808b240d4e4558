import type { KeyboardEvent } from 'react'
import type { Position } from '../../figures/position.ts'

/** The element over a mark that takes focus and touch; the mark itself is drawn below. */
export function Handle({
  id,
  at,
  name,
  value,
  low,
  high,
  says,
  guides,
  isPicked,
  isLocked,
  onKey,
}: {
  id: string
  at: Position
  name: string
  value: number
  low: number
  high: number
  /** Its position as text. */
  says: string
  /** Guide lines to the axes, as a path, shown while the mark moves. */
  guides?: string
  /** The next tap moves it. */
  isPicked: boolean
  isLocked: boolean
  /** Returns whether the key was handled. */
  onKey: (event: KeyboardEvent) => boolean
}) {
  function onKeyDown(event: KeyboardEvent) {
    if (isLocked || event.ctrlKey || event.metaKey || event.altKey || !onKey(event)) return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <g
      id={id}
      role="slider"
      tabIndex={0}
      aria-label={name}
      aria-valuemin={low}
      aria-valuemax={high}
      aria-valuenow={value}
      aria-valuetext={says}
      aria-disabled={isLocked || undefined}
      onKeyDown={onKeyDown}
      className={`group outline-none print:hidden ${isLocked ? '' : 'cursor-grab active:cursor-grabbing'}`}
    >
      {guides !== undefined && (
        <path
          d={guides}
          strokeWidth={2}
          strokeDasharray="5 4"
          className="pointer-events-none fill-none stroke-ink-soft opacity-0 group-focus-visible:opacity-100 group-active:opacity-100"
        />
      )}
      {/* As an inline element it would not keep the browser from scrolling during a drag. */}
      <circle
        cx={at.x}
        cy={at.y}
        className={`fill-transparent [r:14px] hover:fill-math/15 pointer-coarse:[r:22px] ${isLocked ? '' : 'block touch-none'}`}
      />
      <circle
        cx={at.x}
        cy={at.y}
        r={14}
        strokeWidth={3}
        className="fill-none stroke-focus opacity-0 group-focus-visible:opacity-100"
      />
      {isPicked && (
        <circle
          cx={at.x}
          cy={at.y}
          r={18}
          strokeWidth={2.5}
          strokeDasharray="5 4"
          className="fill-none stroke-action"
        />
      )}
    </g>
  )
}
