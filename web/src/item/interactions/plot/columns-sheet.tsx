import { type ReactNode, useState } from 'react'
import type { Position } from '../../figures/position.ts'
import { firstPlace, lastPlace, snapped } from '../drawing/grid.ts'
import type { Tone } from '../drawing/tones.ts'
import { handleId } from '../drawing/use-marks.ts'
import { usePointing } from '../drawing/use-pointing.ts'
import { barLayout } from './bar-layout.ts'
import { BarSheet } from './bar-sheet.tsx'
import { ColumnHandle } from './column-handle.tsx'
import { type ColumnLayout, columnAt } from './column-layout.ts'
import {
  type Columns,
  type ColumnShape,
  columnsOf,
  heightOf,
  keyColumn,
  keyHeight,
  tappedDots,
} from './columns.ts'
import { dotLayout } from './dot-layout.ts'
import { DotSheet } from './dot-sheet.tsx'
import { formatHeight } from './format-plot.ts'

/** Space beside the axis text, in pixels. */
const rim = 8

/** Actions on the columns. */
interface ColumnActions {
  current: number
  isLocked: boolean
  onCurrent: (index: number) => void
  /** By a tap. */
  onPut: (index: number, height: number) => void
  onKey: (index: number, height: number) => void
  onDrag: (index: number, height: number) => void
  onDrop: () => void
}

/** The maximum width that the drawing can use, in pixels. */
export const maxCountFor = (shape: ColumnShape): number =>
  shape.kind === 'dot-plot'
    ? dotLayout(shape, columnsOf(shape).names.length, 640, true).width
    : Math.max(320, barLayout(shape, columnsOf(shape).names.length, 640).width) + 2 * rim

/** Turns taps and drags on the columns into heights. */
function useTapping({
  shape,
  columns,
  heights,
  layout,
  actions,
  onPreview,
}: {
  shape: ColumnShape
  columns: Columns
  heights: readonly number[]
  layout: ColumnLayout
  actions: ColumnActions | null
  onPreview: (preview: { index: number; height: number } | null) => void
}) {
  const count = columns.names.length
  const { width, height, bottom, middle } = layout

  /** The column at a point and the height that a tap there sets; never below the axis. */
  function meantAt({ x, y }: Position): { index: number; height: number | null } | null {
    const index = columnAt(layout, count, x)
    if (index < 0) return null
    return { index, height: y > bottom + 6 ? null : snapped(columns.heights, layout.heightAt(y)) }
  }

  return usePointing({
    size: { width, height },
    handles: heights.map((each, index) => ({ x: middle(index), y: layout.y(each) })),
    isLocked: actions === null || actions.isLocked,
    onTap(spot) {
      onPreview(null)
      const meant = meantAt(spot)
      if (meant === null || actions === null) return
      if (meant.height === null) actions.onCurrent(meant.index)
      else if (shape.kind === 'dot-plot')
        actions.onPut(meant.index, tappedDots(heights[meant.index] ?? 0, meant.height))
      else actions.onPut(meant.index, meant.height)
    },
    onDrag(index, { y }) {
      actions?.onDrag(
        index,
        snapped(columns.heights, layout.heightAt(y + (shape.kind === 'dot-plot' ? 12 : 0))),
      )
      return index
    },
    onDrop: () => actions?.onDrop(),
    onHover(spot) {
      const meant = spot === null ? null : meantAt(spot)
      onPreview(meant === null || meant.height === null ? null : { ...meant, height: meant.height })
    },
  })
}

/** The columns of a display; editable if there are actions. */
export function ColumnsSheet({
  id,
  shape,
  columns,
  values,
  room,
  name,
  actions,
  toneOf,
}: {
  id: string
  shape: ColumnShape
  columns: Columns
  values: readonly number[]
  room: number
  /** The drawing's accessible name. */
  name: string
  actions: ColumnActions | null
  toneOf: (index: number) => Tone
}) {
  const [preview, setPreview] = useState<{ index: number; height: number } | null>(null)
  const count = columns.names.length
  const heights = columns.names.map((_, index) => heightOf(columns, values, index))
  let layout: ColumnLayout
  let drawn: ReactNode
  if (shape.kind === 'dot-plot') {
    const dots = dotLayout(shape, count, room, actions !== null)
    layout = dots
    drawn = <DotSheet shape={shape} layout={dots} dots={heights} preview={preview} toneOf={toneOf} />
  } else {
    const bars = barLayout(shape, count, room - 2 * rim)
    layout = bars
    drawn = (
      <BarSheet
        shape={shape}
        layout={bars}
        heights={heights}
        preview={preview}
        isOpen={actions !== null}
        toneOf={toneOf}
      />
    )
  }
  const { width, height, slot, top, bottom, middle } = layout

  const pointing = useTapping({ shape, columns, heights, layout, actions, onPreview: setPreview })

  function takeKey(index: number, key: string): boolean {
    if (actions === null) return false
    const to = keyColumn(count, index, key)
    if (to !== undefined) {
      document.getElementById(handleId(id, to))?.focus()
      return true
    }
    const raised = keyHeight(columns, heights[index] ?? 0, key)
    if (raised !== undefined) actions.onKey(index, raised)
    return raised !== undefined
  }

  return (
    // The sliders and buttons around it can do everything that taps and drags do.
    <svg
      {...(actions === null ? { role: 'img' } : { role: 'group', ...(actions.isLocked ? {} : pointing) })}
      aria-label={name}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      className={`mx-auto block touch-manipulation overflow-visible font-sans select-none ${
        actions === null || actions.isLocked ? '' : 'cursor-pointer'
      }`}
    >
      {drawn}
      {actions !== null &&
        heights.map((each, index) => (
          <ColumnHandle
            key={columns.names[index]}
            id={handleId(id, index)}
            box={{ x: middle(index) - slot / 2 + 1, y: top - 4, width: slot - 2, height: bottom - top + 8 }}
            name={columns.fullNames[index] ?? ''}
            height={each}
            low={firstPlace(columns.heights)}
            high={lastPlace(columns.heights)}
            says={formatHeight(shape.kind, each)}
            isCurrent={actions.current === index}
            isLocked={actions.isLocked}
            onFocus={() => actions.onCurrent(index)}
            onKey={(key) => takeKey(index, key)}
          />
        ))}
    </svg>
  )
}
