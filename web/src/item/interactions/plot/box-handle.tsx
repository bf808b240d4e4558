import type { KeyboardEvent } from 'react'
import { Label } from '../../figures/label.tsx'
import { tickSize } from '../../figures/svg.tsx'
import type { Pill } from './box-layout.ts'
import { fiveNames, fiveShort } from './five-numbers.ts'

const tall = 26

/** A labeled handle for one of the five numbers, which moves along the axis. */
export function BoxHandle({
  id,
  index,
  pill,
  y,
  value,
  says,
  low,
  high,
  isGhost,
  isPicked,
  isLocked,
  onKey,
}: {
  id: string
  index: number
  pill: Pill
  y: number
  value: number
  /** The value as written at its tick. */
  says: string
  low: number
  high: number
  /** None of the five has been moved yet. */
  isGhost: boolean
  /** The next tap moves it. */
  isPicked: boolean
  isLocked: boolean
  /** Returns whether the key was handled. */
  onKey: (key: string) => boolean
}) {
  function onKeyDown(event: KeyboardEvent) {
    if (isLocked || event.ctrlKey || event.metaKey || event.altKey || !onKey(event.key)) return
    event.preventDefault()
    event.stopPropagation()
  }
  const short = fiveShort()[index] ?? ''
  const { middle, wide } = pill
  const around = (over: number) => ({
    x: middle - wide / 2 - over,
    y: y - tall / 2 - over,
    width: wide + 2 * over,
    height: tall + 2 * over,
    rx: tall / 2 + over,
  })
  return (
    <g
      id={id}
      role="slider"
      tabIndex={0}
      aria-label={fiveNames()[index]}
      aria-valuemin={low}
      aria-valuemax={high}
      aria-valuenow={value}
      aria-valuetext={says}
      aria-disabled={isLocked || undefined}
      onKeyDown={onKeyDown}
      className={`group outline-none print:hidden ${isLocked ? '' : 'cursor-grab touch-none active:cursor-grabbing'}`}
    >
      {/* A finger needs a larger target than the name. */}
      <rect {...around(9)} className="fill-transparent" />
      <rect
        {...around(0)}
        strokeWidth={2}
        className={
          isGhost ? 'fill-surface stroke-math group-hover:fill-math-soft' : 'fill-math stroke-surface'
        }
      />
      <Label x={middle} y={y} size={tickSize} isStrong isBare tone={isGhost ? 'fill-math' : 'fill-surface'}>
        {short}
      </Label>
      <rect
        {...around(3)}
        strokeWidth={3}
        className="fill-none stroke-focus opacity-0 group-focus-visible:opacity-100"
      />
      {isPicked && (
        <rect {...around(6)} strokeWidth={2.5} strokeDasharray="5 4" className="fill-none stroke-action" />
      )}
    </g>
  )
}
