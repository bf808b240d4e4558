import { isNear } from '@skills-center/answers/near'
import { useState } from 'react'
import { t } from '../../../language/messages.ts'
import type { Position } from '../../figures/position.ts'
import { firstPlace, lastPlace, lineGrid, snapped } from '../drawing/grid.ts'
import { Handle } from '../drawing/handle.tsx'
import type { Tone } from '../drawing/tones.ts'
import { handleId } from '../drawing/use-marks.ts'
import { usePointing } from '../drawing/use-pointing.ts'
import type { InteractionProps } from '../parts.ts'
import { BareLine, lane, lineLayout } from './bare-line.tsx'
import { DrawnMarks } from './drawn-marks.tsx'
import { type LineDraft, keyMoves, markAt, placesOf } from './line-draft.ts'
import { formatLine, markName, spokenMark } from './format-line.ts'
import type { useLineDraft } from './use-line-draft.ts'

/** Turns taps and drags on the line into places that a mark can have. */
function usePlacing({
  line,
  drawing,
  layout,
  isLocked,
}: {
  line: InteractionProps<'number-line'>['interaction']
  drawing: ReturnType<typeof useLineDraft>
  layout: ReturnType<typeof lineLayout>
  isLocked: boolean
}) {
  const [hovered, setHovered] = useState<number | null>(null)
  const { drawn: draft, picked } = drawing
  const { width, height, x, y } = layout
  const grid = lineGrid(line)
  const handles = draft.ats.map((at): Position => ({ x: x(at), y }))
  const placeUnder = (spot: Position) =>
    snapped(grid, line.from + ((spot.x - x(line.from)) / (x(line.to) - x(line.from))) * (line.to - line.from))
  const isFull = draft.ats.length === placesOf(line)
  const canSet = !isFull || placesOf(line) === 1 || picked !== null

  function tap(spot: Position, near: number) {
    setHovered(null)
    const at = placeUnder(spot)
    const here = markAt(draft, at)
    if (picked !== null) {
      if (here === picked) drawing.pick(null)
      else if (here >= 0) drawing.pick(here)
      else drawing.put(picked, at)
      return
    }
    if (!isFull && here < 0) drawing.set(at)
    else if (placesOf(line) === 1) drawing.put(0, at)
    else if (here >= 0 || near >= 0) drawing.pick(here >= 0 ? here : near)
    else drawing.say(t('item/choose-one-first'))
  }

  const pointing = usePointing({
    size: { width, height },
    handles,
    isLocked,
    onTap: tap,
    onDrag: (index, spot) => drawing.drag(index, placeUnder(spot)),
    onDrop: drawing.drop,
    onHover: (spot) => setHovered(spot === null || !canSet ? null : placeUnder(spot)),
  })

  return { hovered, canSet, pointing }
}

/** The line itself, read-only or for drawing. */
export function LineSheet({
  interaction: line,
  id,
  isLocked,
  drawing,
  tone,
  right,
  room,
}: Pick<InteractionProps<'number-line'>, 'interaction' | 'id' | 'isLocked'> & {
  drawing: ReturnType<typeof useLineDraft>
  tone: Tone
  /** The right drawing, if it is shown over the student's own. */
  right: LineDraft | null
  room: number
}) {
  const { drawn: draft, picked } = drawing
  const layout = lineLayout(line, room, right === null ? 0 : 1)
  const { width, height, x, y } = layout
  const grid = lineGrid(line)
  const { hovered, canSet, pointing } = usePlacing({ line, drawing, layout, isLocked })
  const marks = { draws: line.draws, x, left: 10, right: width - 10 }
  const isRight = (at: number) => right?.ats.some((other) => isNear(other, at)) ?? false
  return (
    // The sliders and buttons around it can do everything that taps and drags do.
    <svg
      role="group"
      aria-label={formatLine(line)}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      className={`mx-auto block h-auto max-w-full touch-pan-y overflow-visible font-sans select-none ${
        isLocked ? '' : canSet ? 'cursor-pointer' : 'cursor-default'
      }`}
      {...(isLocked ? {} : pointing)}
    >
      <BareLine line={line} layout={layout} />
      <g aria-hidden>
        {right !== null &&
          right.ats.map((at) => (
            <line
              key={at}
              x1={x(at)}
              x2={x(at)}
              y1={y - lane}
              y2={y}
              strokeWidth={1.5}
              strokeDasharray="2 4"
              className="stroke-correct"
            />
          ))}
        {hovered !== null && markAt(draft, hovered) < 0 && (
          <circle cx={x(hovered)} cy={y} r={7} className="fill-math/40" />
        )}
        <DrawnMarks
          {...marks}
          draft={draft}
          tone={tone}
          {...(right === null ? {} : { toneAt: (at: number) => (isRight(at) ? 'right' : tone) })}
          y={y}
        />
        {right !== null && <DrawnMarks {...marks} draft={right} tone="right" y={y - lane} />}
      </g>
      {tone === 'open' &&
        draft.ats.map((at, index) => (
          <Handle
            key={index}
            id={handleId(id, index)}
            at={{ x: x(at), y }}
            name={markName(line, draft, index)}
            value={at}
            low={firstPlace(grid)}
            high={lastPlace(grid)}
            says={spokenMark(line, draft, index)}
            isPicked={picked === index}
            isLocked={isLocked}
            onKey={({ key }) => {
              if (key === 'Escape' && picked !== null) {
                drawing.pick(null)
                return true
              }
              const to = keyMoves(line, draft, index, key)
              if (to !== undefined) drawing.go(index, to, `keys ${index}`)
              return to !== undefined
            }}
          />
        ))}
    </svg>
  )
}
