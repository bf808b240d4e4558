import type { FigureOf } from '@skills-center/contract/figure'
import { useContentTranslation } from '../../../language/content.ts'
import { headPoints } from '../arrow.tsx'
import type { Position } from '../position.ts'
import { Label } from '../label.tsx'
import { withMinus } from '../numeral.ts'
import { textWidth } from '../scale.ts'
import { Spot } from '../spot.tsx'
import { Svg, labelSize } from '../svg.tsx'
import { arcRadius, outward } from './ray-geometry.ts'

type Figure = FigureOf<'ray'>
type Ray = Figure['rays'][number]

export function Ray({ figure, width: room }: { figure: Figure; width: number }) {
  const t = useContentTranslation()
  const width = Math.min(room, 440)
  const reach = Math.min(width / 2 - 24, 168)
  const isDeep = figure.surface === 'boundary'
  const centre = { x: width / 2, y: reach + 36 }
  const height = centre.y + (isDeep ? reach + 26 : 44)
  return (
    <Svg width={width} height={height} description={figure.description}>
      <Ground figure={figure} centre={centre} width={width} height={height} />
      {figure.hasNormal && (
        <line
          x1={centre.x}
          x2={centre.x}
          y1={centre.y - reach - 10}
          y2={isDeep ? centre.y + reach : centre.y}
          className="stroke-ink-soft"
          strokeWidth={1.75}
          strokeDasharray="7 5"
        />
      )}
      {figure.hasNormal && (
        <Label x={centre.x} y={centre.y - reach - 22} tone="fill-ink-soft">
          {t('item/normal-surface')}
        </Label>
      )}
      {figure.angles.map((angle, index) => (
        <Arc key={angle.id} figure={figure} angle={angle} index={index} centre={centre} max={reach * 0.7} />
      ))}
      {figure.rays.map((ray) => (
        <RayLine
          key={ray.id}
          ray={ray}
          headAt={
            Math.abs(ray.degrees) < 28 && figure.angles.some((angle) => angle.ray === ray.id) ? 0.4 : 0.7
          }
          centre={centre}
          reach={reach}
          width={width}
        />
      ))}
    </Svg>
  )
}

function Ground({
  figure,
  centre,
  width,
  height,
}: {
  figure: Figure
  centre: Position
  width: number
  height: number
}) {
  const { y } = centre
  const strokes = Array.from({ length: Math.floor((width - 2) / 14) }, (_, index) => (index + 1) * 14)
  return (
    <g>
      {figure.surface === 'boundary' && (
        <rect x={0} y={y} width={width} height={height - y} className="fill-math-soft" />
      )}
      {figure.surface === 'opaque' && (
        <rect
          x={0}
          y={y}
          width={width}
          height={26}
          className="fill-sunken stroke-line-strong"
          strokeWidth={1}
        />
      )}
      {figure.surface !== 'boundary' && (
        <path
          d={strokes.map((x) => `M ${x} ${y} l -10 ${figure.surface === 'mirror' ? 11 : 26}`).join(' ')}
          className="stroke-line-strong"
          strokeWidth={1.5}
        />
      )}
      <line x1={0} x2={width} y1={y} y2={y} className="stroke-ink" strokeWidth={3} />
      <Label x={2} y={y - 15} anchor="start">
        {figure.above}
      </Label>
      {figure.below !== '' && (
        <Label x={2} y={figure.surface === 'opaque' ? y + 38 : y + 17} anchor="start" isBare>
          {figure.below}
        </Label>
      )}
    </g>
  )
}

function RayLine({
  ray,
  headAt,
  centre,
  reach,
  width,
}: {
  ray: Ray
  /** The position of the arrowhead on an incoming ray, as a fraction from the surface outward. */
  headAt: number
  centre: Position
  reach: number
  width: number
}) {
  const way = outward(ray.ray, ray.degrees)
  const end = { x: centre.x + way.x * reach, y: centre.y + way.y * reach }
  const isIncoming = ray.ray === 'incoming'
  const angle = Math.atan2(way.y, way.x) + (isIncoming ? Math.PI : 0)
  const tip = isIncoming
    ? { x: centre.x + way.x * reach * headAt, y: centre.y + way.y * reach * headAt }
    : end
  const shaft = isIncoming ? end : { x: end.x - way.x * 10, y: end.y - way.y * 10 }
  const half = textWidth(ray.label, labelSize) / 2
  const past = { x: end.x + way.x * 15, y: end.y + way.y * 15 }
  // A shallow ray has no space for its name beside it, so the name goes above its end.
  const nameAt = Math.abs(ray.degrees) > 40 ? end.y + Math.sign(way.y) * 17 : past.y
  return (
    <g className="stroke-warm fill-warm">
      <line
        x1={centre.x}
        y1={centre.y}
        x2={shaft.x}
        y2={shaft.y}
        strokeWidth={3}
        strokeDasharray={ray.isDashed ? '8 5' : undefined}
        strokeLinecap="round"
      />
      <polygon points={headPoints(tip, angle, 14)} stroke="none" />
      <g className="stroke-none">
        {ray.label !== '' && (
          <Label x={Math.min(width - half, Math.max(half, past.x))} y={nameAt} isStrong>
            {ray.label}
          </Label>
        )}
        <Spot id={ray.id} x={past.x} y={past.y} />
      </g>
    </g>
  )
}

function Arc({
  figure,
  angle,
  index,
  centre,
  max,
}: {
  figure: Figure
  angle: Figure['angles'][number]
  index: number
  centre: Position
  max: number
}) {
  const ray = figure.rays.find((one) => one.id === angle.ray)
  if (!ray) return null
  const way = outward(ray.ray, ray.degrees)
  const side = Math.sign(way.x) || 1
  const base = angle.from === 'normal' ? { x: 0, y: Math.sign(way.y) } : { x: side, y: 0 }
  const name = withMinus(angle.label)
  const between = angle.from === 'normal' ? Math.abs(ray.degrees) : 90 - Math.abs(ray.degrees)
  const radius = arcRadius(between, textWidth(name, labelSize), max) + (index % 2) * 6
  const start = { x: centre.x + base.x * radius, y: centre.y + base.y * radius }
  const end = { x: centre.x + way.x * radius, y: centre.y + way.y * radius }
  const middle = Math.atan2(way.y + base.y, way.x + base.x)
  const far = radius + 8 + Math.abs(Math.cos(middle)) * (textWidth(name, labelSize) / 2) + 8
  const isClockwise = base.x * way.y - base.y * way.x > 0
  const at = { x: centre.x + far * Math.cos(middle), y: centre.y + far * Math.sin(middle) }
  return (
    <g>
      <path
        d={`M ${start.x} ${start.y} A ${radius} ${radius} 0 0 ${isClockwise ? 1 : 0} ${end.x} ${end.y}`}
        className="fill-none stroke-ink"
        strokeWidth={1.75}
      />
      {name !== '' && (
        <Label x={at.x} y={at.y} isStrong>
          {name}
        </Label>
      )}
      <Spot id={angle.id} {...at} />
    </g>
  )
}
