import { inkLook, lookOf } from '../marker.tsx'
import { stripesOf } from '../stripes.tsx'
import type { Shapes } from './plane-shapes.ts'

const tints = ['fill-math/15', 'fill-warm/15', 'fill-science/15']

/** A shape on the plane; the image of a transformation is dashed and striped. */
export function PlanePolygon({
  shape,
  stripes,
  isInk = false,
}: {
  shape: Shapes['polygons'][number]
  stripes: string
  /** In the color of the axes, if the student draws in the other colors. */
  isInk?: boolean
}) {
  const look = isInk ? inkLook : lookOf(shape.look)
  const points = shape.corners.map(({ x, y }) => `${x},${y}`).join(' ')
  const { isImage } = shape.polygon
  return (
    <g>
      <polygon
        points={points}
        className={isImage ? undefined : isInk ? 'fill-ink/10' : tints[shape.look % tints.length]}
        fill={isImage ? stripesOf(stripes) : undefined}
      />
      <polygon
        points={points}
        className={`fill-none ${look.stroke}`}
        strokeWidth={3}
        strokeDasharray={isImage ? '8 5' : undefined}
        strokeLinejoin="round"
      />
      {shape.corners.map(({ x, y }, index) => (
        <circle key={index} cx={x} cy={y} r={4.5} className={look.fill} />
      ))}
    </g>
  )
}
