import type { FigureOf } from '@skills-center/contract/figure'
import { useContentTranslation } from '../../../language/content.ts'
import { Arrow, headPoints } from '../arrow.tsx'
import { Label } from '../label.tsx'
import type { Position } from '../position.ts'
import { textWidth } from '../scale.ts'
import { Svg, labelSize, tickSize } from '../svg.tsx'
import { type GlobeOrientation, parallelPath } from './globe-lines.ts'
import { Sphere } from './sphere.tsx'
import { placeAt, orientationIn } from './sunlight-places.ts'
import { Tag } from './tag.tsx'

type Figure = FigureOf<'sunlight'>

const around = 44

export function Sunlight({ figure, width: room }: { figure: Figure; width: number }) {
  const t = useContentTranslation()
  const width = Math.min(room, 460)
  const toSun = figure.sunOn === 'right' ? 1 : -1
  const names = Math.max(0, ...(figure.parallels ?? []).map((one) => textWidth(one.label, tickSize)))
  const far = Math.max(
    around,
    names + 20,
    ...figure.places.map((one) => textWidth(one.label, labelSize) + 24),
  )
  const rays = Math.max(84, far + 30)
  const radius = Math.min(96, Math.max(60, (width - rays - far) / 2))
  const spare = Math.max(0, (width - rays - far - radius * 2) / 2)
  const centre = {
    x: figure.sunOn === 'right' ? far + spare + radius : width - far - spare - radius,
    y: radius + around,
  }
  const light = { x: toSun, y: 0, z: 0 }
  const stance = orientationIn(figure.view, figure.lean, figure.sunOn)
  const edge = figure.sunOn === 'right' ? width - 4 : 4
  const hasPole = figure.hasAxis && figure.view === 'side'
  const pole = poleName(stance, centre, radius)
  const places = figure.places.map((place) => {
    const at = placeAt(stance.axis, light, place.latitude, place.hour)
    const dot = { x: centre.x + at.x * radius, y: centre.y + at.y * radius }
    const length = Math.hypot(at.x, at.y)
    // Outward from the center of the disc; at the center itself, upward.
    const out = length < 0.15 ? { x: 0, y: -1 } : { x: at.x / length, y: at.y / length }
    const half = place.label === '' ? 15 : textWidth(place.label, labelSize) / 2 + 8
    const tag = { x: dot.x + out.x * (half + 8), y: dot.y + out.y * 22 }
    const [offX, offY] = [tag.x - pole.x, tag.y - pole.y]
    // The pole's name is already there.
    if (hasPole && Math.abs(offX) < half + 12 && Math.abs(offY) < 24)
      tag.x = pole.x + (dot.x < pole.x ? -1 : 1) * (half + 12)
    return { place, dot, tag, half }
  })
  return (
    <Svg width={width} height={(radius + around) * 2} description={figure.description}>
      {[-0.8, -0.4, 0, 0.4, 0.8].map((share) => {
        const y = centre.y + share * radius
        const globe = toSun * (centre.x + toSun * (Math.sqrt(1 - share ** 2) * radius + 6))
        // A ray ends before a name in its way.
        const before = places.flatMap(({ tag, half }) =>
          Math.abs(tag.y - y) < 16 ? [toSun * tag.x + half + 4] : [],
        )
        const rim = toSun * Math.max(globe, ...before)
        return (
          <Arrow
            key={share}
            from={{ x: edge, y }}
            to={{ x: rim, y }}
            tone="stroke-warm fill-warm"
            thickness={2.5}
          />
        )
      })}
      <Label
        x={edge}
        y={centre.y - radius - 12}
        anchor={figure.sunOn === 'right' ? 'end' : 'start'}
        tone="fill-ink-soft"
      >
        {t('item/sunlight')}
      </Label>
      {hasPole && <Axis stance={stance} centre={centre} radius={radius} hasRotation={figure.hasRotation} />}
      <Sphere
        x={centre.x}
        y={centre.y}
        radius={radius}
        light={light}
        body="earth"
        lines={(figure.parallels ?? []).map((parallel) => ({
          d: parallelPath(stance, parallel.degrees, radius),
          dash: parallel.degrees === 0 ? undefined : '6 4',
        }))}
      />
      {figure.view === 'side' && (
        <ParallelNames figure={figure} stance={stance} centre={centre} radius={radius} toSun={toSun} />
      )}
      {figure.view === 'north-pole' && (
        <g>
          <circle cx={centre.x} cy={centre.y} r={4} className="fill-ink stroke-surface" strokeWidth={1.5} />
          <Tag id="" label="N" x={centre.x} y={centre.y + 19} />
          {figure.hasRotation && <Turning centre={centre} radius={radius + 13} toSun={toSun} />}
        </g>
      )}
      {places.map(({ place, dot, tag }) => (
        <g key={place.id}>
          <circle cx={dot.x} cy={dot.y} r={5} className="fill-incorrect stroke-surface" strokeWidth={2} />
          <Tag id={place.id} label={place.label} x={tag.x} y={tag.y} />
        </g>
      ))}
    </Svg>
  )
}

/** Names in a column on the night side, which has no rays, each with a line to the midnight end of its parallel. */
function ParallelNames({
  figure,
  stance,
  centre,
  radius,
  toSun,
}: {
  figure: Figure
  stance: GlobeOrientation
  centre: { x: number; y: number }
  radius: number
  toSun: number
}) {
  const named = (figure.parallels ?? [])
    .filter((parallel) => parallel.label !== '')
    .map((parallel) => {
      const at = placeAt(stance.axis, { x: toSun, y: 0, z: 0 }, parallel.degrees, 0)
      return { ...parallel, end: { x: centre.x + at.x * radius, y: centre.y + at.y * radius } }
    })
    .toSorted((a, b) => a.end.y - b.end.y)
  const x = centre.x - toSun * (radius + 14)
  let lowest = -Infinity
  return named.map(({ degrees, label, end }) => {
    // High names move up, so that their lines pass above the globe and not across it.
    const y = Math.max(lowest + 17, end.y - Math.max(0, (centre.y - radius * 0.5 - end.y) * 0.3))
    lowest = y
    return (
      <g key={degrees}>
        <line x1={end.x} y1={end.y} x2={x} y2={y} className="stroke-ink-soft" strokeWidth={1.25} />
        <Label x={x - toSun * 3} y={y} size={tickSize} anchor={toSun > 0 ? 'end' : 'start'}>
          {label}
        </Label>
      </g>
    )
  })
}

/** The position of the North Pole's name. */
const poleName = ({ axis }: Pick<GlobeOrientation, 'axis'>, centre: Position, radius: number): Position => ({
  x: centre.x + axis.x * (radius + 34),
  y: centre.y + axis.y * (radius + 34),
})

function Axis({
  stance: { axis },
  centre,
  radius,
  hasRotation,
}: {
  stance: GlobeOrientation
  centre: { x: number; y: number }
  radius: number
  hasRotation: boolean
}) {
  const end = (far: number) => ({ x: centre.x + axis.x * far, y: centre.y + axis.y * far })
  const [north, south] = [end(radius + 24), end(-radius - 18)]
  const turn = end(radius + 11)
  const degrees = (Math.atan2(axis.x, -axis.y) / Math.PI) * 180
  const name = poleName({ axis }, centre, radius)
  return (
    <g>
      <line x1={south.x} y1={south.y} x2={north.x} y2={north.y} className="stroke-ink" strokeWidth={2.25} />
      <Label x={name.x} y={name.y} isStrong>
        N
      </Label>
      {hasRotation && (
        // The side toward the viewer moves right, which is east.
        <g transform={`translate(${turn.x} ${turn.y}) rotate(${degrees})`}>
          <path
            d="M -5 -5 C -20 -4 -18 5 0 5 C 8 5 14 3 17 1"
            className="fill-none stroke-ink"
            strokeWidth={2}
          />
          <polygon points={headPoints({ x: 21, y: -3 }, -0.75, 10)} className="fill-ink" />
        </g>
      )}
    </g>
  )
}

/**
 * An arrow counterclockwise around the North Pole, on the night side, between the hours that questions ask about most.
 */
function Turning({
  centre,
  radius,
  toSun,
}: {
  centre: { x: number; y: number }
  radius: number
  toSun: number
}) {
  const from = toSun > 0 ? 115 : 295
  const at = (degrees: number) => {
    const angle = (degrees / 180) * Math.PI
    return { x: centre.x + radius * Math.cos(angle), y: centre.y - radius * Math.sin(angle) }
  }
  const [start, end, tip] = [at(from), at(from + 38), at(from + 44)]
  const way = Math.atan2(tip.y - end.y, tip.x - end.x)
  return (
    <g>
      <path
        d={`M ${start.x} ${start.y} A ${radius} ${radius} 0 0 0 ${end.x} ${end.y}`}
        className="fill-none stroke-ink"
        strokeWidth={2}
      />
      <polygon points={headPoints(tip, way, 11)} className="fill-ink" />
    </g>
  )
}
