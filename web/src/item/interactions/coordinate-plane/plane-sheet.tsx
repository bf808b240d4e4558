import type { FigureOf } from '@skills-center/contract/figure'
import { useId, useState } from 'react'
import { useContentLanguage } from '../../../language/content.ts'
import { t } from '../../../language/messages.ts'
import type { Position } from '../../figures/position.ts'
import { PlaneGrid, PlaneWriting } from '../../figures/planes/plane-axes.tsx'
import { frameOf } from '../../figures/planes/plane-frame.ts'
import { drawnOf, shapesOf } from '../../figures/planes/plane-shapes.ts'
import { Dot } from '../drawing/dot.tsx'
import { Handle } from '../drawing/handle.tsx'
import type { Tone } from '../drawing/tones.ts'
import { handleId, type useMarks } from '../drawing/use-marks.ts'
import { usePointing } from '../drawing/use-pointing.ts'
import type { InteractionProps } from '../parts.ts'
import { DrawnOutline } from './drawn-outline.tsx'
import { GivenNames, GivenShapes } from './given-parts.tsx'
import {
  type Place,
  type Plane,
  type Points,
  keyMoves,
  pointAt,
  pointsWanted,
  snappedPlace,
} from './plane-points.ts'
import { formatPlane, pointName, spokenPlace } from './format-plane.ts'

/** A tap this far outside the plane, in pixels, still counts as its edge. */
const margin = 16

/** Turns taps and drags on the plane into places that a point can have. */
function usePlacing({
  plane,
  drawing,
  frame,
  isLocked,
}: {
  plane: Plane
  drawing: ReturnType<typeof useMarks<Points, Place>>
  frame: ReturnType<typeof frameOf>
  isLocked: boolean
}) {
  const [hovered, setHovered] = useState<Place | null>(null)
  const { drawn: points, picked } = drawing
  const { width, height, plot, put } = frame
  const wanted = pointsWanted(plane)
  const isFull = points.length === wanted
  const canSet = !isFull || wanted === 1 || picked !== null

  const placeUnder = ({ x, y }: Position): Place =>
    snappedPlace(plane, [
      plane.x.from + ((x - plot.left) / (plot.right - plot.left)) * (plane.x.to - plane.x.from),
      plane.y.from + ((plot.bottom - y) / (plot.bottom - plot.top)) * (plane.y.to - plane.y.from),
    ])
  const isOff = ({ x, y }: Position) =>
    x < plot.left - margin || x > plot.right + margin || y < plot.top - margin || y > plot.bottom + margin

  function tap(spot: Position, near: number) {
    setHovered(null)
    if (isOff(spot)) return
    const place = placeUnder(spot)
    const here = pointAt(points, place)
    if (picked !== null) {
      if (here === picked) drawing.pick(null)
      else if (here >= 0) drawing.pick(here)
      else drawing.put(picked, place)
      return
    }
    if (!isFull && here < 0) drawing.set(place)
    else if (wanted === 1) drawing.put(0, place)
    else if (here >= 0 || near >= 0) drawing.pick(here >= 0 ? here : near)
    else drawing.say(t('item/all-points-are-placed'))
  }
  function hover(spot: Position | null) {
    const next = spot === null || !canSet || isOff(spot) ? null : placeUnder(spot)
    setHovered((old) => (old !== null && next !== null && pointAt([old], next) === 0 ? old : next))
  }
  const pointing = usePointing({
    size: { width, height },
    handles: points.map(put),
    isLocked,
    onTap: tap,
    onDrag: (index, spot) => drawing.drag(index, placeUnder(spot)),
    onDrop: drawing.drop,
    onHover: hover,
  })

  return { hovered, canSet, pointing }
}

/** The plane itself, read-only or for drawing. */
export function PlaneSheet({
  interaction: plane,
  id,
  isLocked,
  drawing,
  tone,
  right,
  room,
}: Pick<InteractionProps<'coordinate-plane'>, 'interaction' | 'id' | 'isLocked'> & {
  drawing: ReturnType<typeof useMarks<Points, Place>>
  tone: Tone
  /** The right points, if they are shown over the student's own. */
  right: Points | null
  room: number
}) {
  const language = useContentLanguage()
  const clip = useId()
  const { drawn: points, picked } = drawing
  const figure = figureOf(plane)
  const frame = frameOf(figure, room)
  const shapes = shapesOf(figure, frame)
  const { width, height, plot, put, axisX, axisY } = frame
  const { hovered, canSet, pointing } = usePlacing({ plane, drawing, frame, isLocked })
  /** From a place to both axes. */
  const guides = (place: Place) => {
    const { x, y } = put(place)
    return `M ${axisX} ${y} H ${x} V ${axisY}`
  }
  const outline = { plane, frame, clip: `url(#${clip})` }
  /** Single points are judged one by one; points that form a figure are judged together. */
  const toneAt = (place: Place) =>
    plane.draws.kind === 'points' && right !== null && pointAt(right, place) >= 0 ? 'right' : tone
  const ghost = hovered === null || pointAt(points, hovered) >= 0 ? null : hovered

  return (
    // The sliders and buttons around it can do everything that taps and drags do.
    <svg
      role="group"
      aria-label={formatPlane(plane)}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      className={`mx-auto block h-auto max-w-full touch-manipulation overflow-visible font-sans select-none ${
        isLocked ? '' : canSet ? 'cursor-crosshair' : 'cursor-default'
      }`}
      {...(isLocked ? {} : pointing)}
    >
      <clipPath id={clip}>
        <rect
          x={plot.left - 2}
          y={plot.top - 2}
          width={plot.right - plot.left + 4}
          height={plot.bottom - plot.top + 4}
        />
      </clipPath>
      <g aria-hidden lang={language}>
        <PlaneGrid figure={figure} frame={frame} />
        <GivenShapes shapes={shapes} clip={`url(#${clip})`} id={clip} />
        <DrawnOutline {...outline} points={points} tone={tone} />
        {right !== null && <DrawnOutline {...outline} points={right} tone="right" />}
        <PlaneWriting figure={figure} frame={frame} drawn={drawnOf(figure, frame, shapes)} />
        <GivenNames figure={figure} frame={frame} shapes={shapes} />
        {ghost !== null && <Preview at={put(ghost)} guides={guides(ghost)} />}
        {points.map((point) => (
          <Dot key={point.join(' ')} at={put(point)} tone={toneAt(point)} />
        ))}
        {right?.map((point) => (
          <Dot key={point.join(' ')} at={put(point)} tone="right" />
        ))}
      </g>
      {tone === 'open' &&
        points.map((point, index) => (
          <Handle
            key={index}
            id={handleId(id, index)}
            at={put(point)}
            name={pointName(plane, index)}
            value={point[0]}
            low={plane.x.from}
            high={plane.x.to}
            says={spokenPlace(plane, point)}
            guides={guides(point)}
            isPicked={picked === index}
            isLocked={isLocked}
            onKey={({ key, shiftKey }) => {
              if (key === 'Escape' && picked !== null) {
                drawing.pick(null)
                return true
              }
              const to = keyMoves(plane, points, index, key, shiftKey)
              if (to !== undefined) drawing.go(index, to, `keys ${index}`)
              return to !== undefined
            }}
          />
        ))}
    </svg>
  )
}

/** Where a tap would put a point. */
function Preview({ at, guides }: { at: Position; guides: string }) {
  return (
    <g>
      <path d={guides} strokeWidth={2} strokeDasharray="5 4" className="fill-none stroke-line-strong" />
      <circle cx={at.x} cy={at.y} r={7} className="fill-math/40" />
    </g>
  )
}

/** The plane as a figure, with the question's own drawing. */
const figureOf = ({ x, y, given }: Plane): FigureOf<'coordinate-plane'> => ({
  kind: 'coordinate-plane',
  description: '',
  x,
  y,
  ...given,
})
