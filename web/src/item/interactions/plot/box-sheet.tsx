import { useContentLanguage } from '../../../language/content.ts'
import { ValueAxis } from '../../figures/data/value-axis.tsx'
import { ticksOf } from '../../figures/data/axis-names.ts'
import { snapped } from '../drawing/grid.ts'
import { type Tone, tones } from '../drawing/tones.ts'
import { handleId } from '../drawing/use-marks.ts'
import { usePointing } from '../drawing/use-pointing.ts'
import { BoxHandle } from './box-handle.tsx'
import { boxLayout, boxHeight, hitAreaOf, pillOf } from './box-layout.ts'
import { spokenTick } from './columns.ts'
import { DrawnBox } from './drawn-box.tsx'
import { type BoxAxis, boxGrid, keyNumber } from './five-numbers.ts'
import { namedAxis } from './named-step.ts'

/** Actions on the box plot. */
export interface BoxActions {
  picked: number | null
  isLocked: boolean
  onTap: (place: number, near: number) => void
  onKey: (index: number, place: number) => void
  onDrag: (index: number, place: number) => void
  onDrop: () => void
  onEscape: () => boolean
}

type BoxLayout = ReturnType<typeof boxLayout>

/** Drags and taps on the five numbers, each grabbed at its handle. */
function useGrasping({
  axis,
  five,
  layout,
  actions,
}: {
  axis: BoxAxis
  five: readonly number[]
  layout: BoxLayout
  actions: BoxActions | null
}) {
  const { width, height, x, handleY } = layout
  const isLocked = actions === null || actions.isLocked
  const grid = boxGrid(axis)
  const placeUnder = (at: number) =>
    snapped(grid, axis.from + ((at - x(axis.from)) / (x(axis.to) - x(axis.from))) * (axis.to - axis.from))
  const pills = five.map((value, index) => pillOf(layout, index, x(value)))
  const grasps = pills.flatMap((pill, index) => hitAreaOf(pill).map((off) => ({ ...pill, index, off })))
  const pointing = usePointing({
    size: { width, height },
    handles: grasps.map(({ middle, index, off }) => ({ x: middle + off, y: handleY(index) })),
    isLocked,
    onTap: (spot, near) => actions?.onTap(placeUnder(spot.x), grasps[near]?.index ?? -1),
    onDrag(near, spot) {
      const grasp = grasps[near]
      if (grasp !== undefined) actions?.onDrag(grasp.index, placeUnder(spot.x - grasp.off))
      return near
    },
    onDrop: () => actions?.onDrop(),
    onHover: () => undefined,
  })
  return { pills, pointing }
}

/** The axis, with lines up from its ticks. */
function BoxGrid({ axis, layout: { width, x, middles, foot } }: { axis: BoxAxis; layout: BoxLayout }) {
  const top = (middles[0] ?? 0) - boxHeight / 2 - 6
  const spacing = x(axis.from + axis.step) - x(axis.from)
  const named = namedAxis(axis, x)
  const lines = ticksOf(spacing < 12 ? named : axis)
  return (
    <>
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
    </>
  )
}

/** A box plot above its axis; editable if there are actions. */
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
  /** The right five numbers, if they are shown under the student's own. */
  right: readonly number[] | null
  isGhost: boolean
  tone: Tone
  room: number
  /** The drawing's accessible name. */
  name: string
  actions: BoxActions | null
}) {
  const language = useContentLanguage()
  const layout = boxLayout(axis, room, right === null ? 1 : 2, actions !== null)
  const { width, height, x, middles, handleY } = layout
  const isLocked = actions === null || actions.isLocked
  const { pills, pointing } = useGrasping({ axis, five, layout, actions })
  return (
    // The sliders and buttons around it can do everything that taps and drags do.
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
      <g aria-hidden lang={language}>
        <BoxGrid axis={axis} layout={layout} />
        {actions !== null &&
          five.map((value, index) => (
            <line
              key={index}
              x1={pills[index]?.middle}
              x2={x(value)}
              y1={handleY(index)}
              y2={(middles[0] ?? 0) + (index === 0 || index === 4 ? -11 : -boxHeight / 2)}
              strokeWidth={1.5}
              className={`print:hidden ${isGhost ? 'stroke-line-strong' : tones[tone].stroke}`}
            />
          ))}
        <DrawnBox five={five} x={x} middle={middles[0] ?? 0} tone={tone} isGhost={isGhost} />
        {right !== null && (
          <DrawnBox five={right} x={x} middle={middles[1] ?? 0} tone="right" isGhost={false} />
        )}
      </g>
      {actions !== null &&
        five.map((value, index) => (
          <BoxHandle
            key={index}
            id={handleId(id, index)}
            index={index}
            pill={pillOf(layout, index, x(value))}
            y={handleY(index)}
            value={value}
            says={spokenTick(axis, value)}
            low={five[index - 1] ?? axis.from}
            high={five[index + 1] ?? axis.to}
            isGhost={isGhost}
            isPicked={actions.picked === index}
            isLocked={isLocked}
            onKey={(key) => {
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
