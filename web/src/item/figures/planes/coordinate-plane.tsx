import type { FigureOf } from '@skills-center/contract/figure'
import { useId } from 'react'
import { Stripes, stripesOf } from '../stripes.tsx'
import { Spot } from '../spot.tsx'
import { Svg } from '../svg.tsx'
import { PlaneGrid, PlaneWriting } from './plane-axes.tsx'
import { frameOf } from './plane-frame.ts'
import { Leader, PlaneName } from './plane-name.tsx'
import { guidesOf } from './plane-guides.ts'
import { namesOf, toneOf } from './plane-names.ts'
import { PlanePolygon } from './plane-polygon.tsx'
import { drawnOf, type Shapes, shapesOf } from './plane-shapes.ts'
import { PlanePoint, PlaneStroke } from './plane-stroke.tsx'

type Plane = FigureOf<'coordinate-plane'>

export function CoordinatePlane({ figure, width: room }: { figure: Plane; width: number }) {
  const id = useId()
  const frame = frameOf(figure, room)
  const { width, height, plot, put } = frame
  const shapes = shapesOf(figure, frame)
  const { names, badges } = namesOf(figure, frame, shapes)
  const strokes = [...shapes.lines, ...shapes.curves, ...shapes.segments]
  // If a dash marks a boundary or an image, it cannot also tell lines apart.
  const hasLookDash = !figure.halfPlanes?.length && strokes.every((stroke) => !stroke.isDashed)

  return (
    <Svg width={width} height={height} description={figure.description}>
      <clipPath id={`${id}clip`}>
        <rect
          x={plot.left - 2}
          y={plot.top - 2}
          width={plot.right - plot.left + 4}
          height={plot.bottom - plot.top + 4}
        />
      </clipPath>
      <Stripes id={`${id}image`} tone="stroke-warm" angle={45} gap={9} thickness={1.5} />
      <HalfPlanes halves={shapes.halfPlanes} id={id} />
      <PlaneGrid figure={figure} frame={frame} />
      {shapes.polygons.map((shape, index) => (
        <PlanePolygon key={index} shape={shape} stripes={`${id}image`} />
      ))}
      {guidesOf(figure, frame).map((spots, index) => (
        <polyline
          key={index}
          points={spots.map(({ x, y }) => `${x},${y}`).join(' ')}
          className="fill-none stroke-ink-soft"
          strokeWidth={2}
          strokeDasharray="6 5"
        />
      ))}
      {strokes.map((stroke, index) => (
        <PlaneStroke key={index} stroke={stroke} clip={`url(#${id}clip)`} hasLookDash={hasLookDash} />
      ))}
      <PlaneWriting figure={figure} frame={frame} drawn={drawnOf(figure, frame, shapes)} />
      {strokes
        .flatMap(({ marks, look }) => marks.map((mark) => ({ ...mark, tone: toneOf(look) })))
        .map(({ at, mark, tone }, index) => (
          <PlanePoint key={index} at={at} isOpen={mark === 'open'} tone={tone} />
        ))}
      {figure.points.map((point, index) => (
        <PlanePoint key={index} at={put(point.at)} isOpen={point.isOpen ?? false} tone="math" />
      ))}
      {names.map((name, index) => (
        <PlaneName key={index} name={name} />
      ))}
      {badges.map(({ id: part, at, leader }) => (
        <g key={part}>
          {leader && <Leader from={leader} to={at} />}
          <Spot id={part} x={at.x} y={at.y} />
        </g>
      ))}
    </Svg>
  )
}

const strokeOf = { math: 'stroke-math', warm: 'stroke-warm', science: 'stroke-science' }
const tintOf = { math: 'fill-math/10', warm: 'fill-warm/10', science: 'fill-science/10' }

/** Each half plane has stripes in its own direction, so that an overlap shows without color. */
function HalfPlanes({ halves, id }: { halves: Shapes['halfPlanes']; id: string }) {
  return halves.map(({ half, corners, boundary: [from, to] }, index) => {
    const tone = toneOf(index)
    const points = corners.map(({ x, y }) => `${x},${y}`).join(' ')
    return (
      <g key={index}>
        <Stripes
          id={`${id}half${index}`}
          tone={strokeOf[tone]}
          angle={[45, -45, 0][index] ?? 0}
          gap={11}
          thickness={1.5}
        />
        <polygon points={points} className={tintOf[tone]} />
        <polygon points={points} fill={stripesOf(`${id}half${index}`)} />
        {from && to && (
          <line
            x1={from.x}
            y1={from.y}
            x2={to.x}
            y2={to.y}
            className={strokeOf[tone]}
            strokeWidth={3}
            strokeDasharray={half.isStrict ? '8 6' : undefined}
          />
        )}
      </g>
    )
  })
}
