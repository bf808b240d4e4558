import { ValueAxis } from '../../figures/data/value-axis.tsx'
import { ticksOf } from '../../figures/data/axis-names.ts'
import { Label } from '../../figures/label.tsx'
import { tickSize } from '../../figures/svg.tsx'
import { textWidth } from '../../figures/scale.ts'
import { snapped } from '../drawing/grid.ts'
import { Handle } from '../drawing/handle.tsx'
import { spokenNumber } from '../drawing/number-words.ts'
import { type Tone, tones } from '../drawing/tones.ts'
import { handleId } from '../drawing/use-marks.ts'
import { usePointing } from '../drawing/use-pointing.ts'
import { boxLayout, boxThick } from './box-layout.ts'
import { DrawnBox } from './drawn-box.tsx'
import { type BoxAxis, boxGrid, fiveNames, fiveShort, keyNumber } from './five-numbers.ts'
import { namedAxis } from './named-step.ts'

/** What can be done with the box on a sheet. */
export interface BoxActions {
  picked: number | null
  isLocked: boolean
  onTap: (place: number, near: number) => void
  onKey: (index: number, place: number) => void
  onDrag: (index: number, place: number) => number
  onDrop: () => void
  onEscape: () => boolean
}

/** A box over its axis, to look at, and to build where there are actions. */
export function BoxSheet({
  id,
  axis,
  five,
  right,
  isGhost,
  tone,
  room,
  name,
  actions,
}: {
  id: string
  axis: BoxAxis
  five: readonly number[]
  /** The right five, where they are to be shown under the student's own. */
  right: readonly number[] | null
  isGhost: boolean
  tone: Tone
  room: number
  /** What the sheet shows. */
  name: string
  actions: BoxActions | null
}) {
  const layout = boxLayout(axis, room, right === null ? 1 : 2, actions !== null)
  const { width, height, x, middles, handleY, foot } = layout
  const isLocked = actions === null || actions.isLocked
  const grid = boxGrid(axis)
  const placeUnder = (at: number) =>
    snapped(grid, axis.from + ((at - x(axis.from)) / (x(axis.to) - x(axis.from))) * (axis.to - axis.from))
  const handles = five.map((value, index) => ({ x: x(value), y: handleY(index) }))
  const pointing = usePointing({
    size: { width, height },
    handles,
    isLocked,
    onTap: (spot, near) => actions?.onTap(placeUnder(spot.x), near),
    onDrag: (index, spot) => actions?.onDrag(index, placeUnder(spot.x)) ?? index,
    onDrop: () => actions?.onDrop(),
    onHover: () => undefined,
  })
  const top = (middles[0] ?? 0) - boxThick / 2 - 6
  const spacing = x(axis.from + axis.step) - x(axis.from)
  const named = namedAxis(axis, x)
  const lines = ticksOf(spacing < 12 ? named : axis)
  return (
    // Taps and drags do what the sliders and the buttons around do too.
    <svg
      {...(actions === null ? { role: 'img' } : { role: 'group', ...(isLocked ? {} : pointing) })}
      aria-label={name}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      className={`mx-auto block h-auto max-w-full touch-pan-y overflow-visible font-sans select-none ${
        !isLocked && actions.picked !== null ? 'cursor-pointer' : ''
      }`}
    >
      <g aria-hidden>
        {lines.map(({ value }) => (
          <line
            key={value}
            x1={x(value)}
            x2={x(value)}
            y1={top}
            y2={foot}
            strokeWidth={1}
            className="stroke-line"
          />
        ))}
        <ValueAxis axis={named} scale={x} y={foot} width={width} />
        {ticksOf(axis).map(({ value }) => (
          <line
            key={value}
            x1={x(value)}
            x2={x(value)}
            y1={foot}
            y2={foot + 5}
            strokeWidth={1}
            className="stroke-ink"
          />
        ))}
        {actions !== null &&
          handles.map((at, index) => (
            <line
              key={index}
              x1={at.x}
              x2={at.x}
              y1={at.y}
              y2={(middles[0] ?? 0) + (index === 0 || index === 4 ? -11 : -boxThick / 2)}
              strokeWidth={1.5}
              className={`print:hidden ${isGhost ? 'stroke-line-strong' : tones[tone].stroke}`}
            />
          ))}
        <DrawnBox five={five} x={x} middle={middles[0] ?? 0} tone={tone} isGhost={isGhost} />
        {right !== null && (
          <DrawnBox five={right} x={x} middle={middles[1] ?? 0} tone="right" isGhost={false} />
        )}
        {actions !== null &&
          handles.map((at, index) => {
            const short = fiveShort[index] ?? ''
            const wide = textWidth(short, tickSize) + 16
            const middle = Math.min(Math.max(at.x, wide / 2), width - wide / 2)
            return (
              <g key={index} className="print:hidden">
                <rect
                  x={middle - wide / 2}
                  y={at.y - 13}
                  width={wide}
                  height={26}
                  rx={13}
                  strokeWidth={2}
                  className={isGhost ? 'fill-surface stroke-math' : `${tones[tone].fill} stroke-surface`}
                />
                <Label
                  x={middle}
                  y={at.y}
                  size={tickSize}
                  isStrong
                  isBare
                  tone={isGhost ? 'fill-math' : 'fill-surface'}
                >
                  {short}
                </Label>
              </g>
            )
          })}
      </g>
      {actions !== null &&
        five.map((value, index) => (
          <Handle
            key={index}
            id={handleId(id, index)}
            at={{ x: x(value), y: handleY(index) }}
            name={fiveNames[index] ?? ''}
            value={value}
            low={five[index - 1] ?? axis.from}
            high={five[index + 1] ?? axis.to}
            says={spokenNumber(value)}
            isPicked={actions.picked === index}
            isLocked={isLocked}
            onKey={({ key }) => {
              if (key === 'Escape') return actions.onEscape()
              const to = keyNumber(axis, five, index, key)
              if (to !== undefined) actions.onKey(index, to)
              return to !== undefined
            }}
          />
        ))}
    </svg>
  )
}
