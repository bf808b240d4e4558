import type { FigureOf } from '@skills-center/contract/figure'
import { headPoints } from '../arrow.tsx'
import { Label } from '../label.tsx'
import { textWidth } from '../scale.ts'
import { Svg, labelSize } from '../svg.tsx'
import { parallelPath, orientationOf } from './globe-lines.ts'
import type { Direction } from './lit-sphere.ts'
import { NotToScale, noteRoom } from './small-print.tsx'
import { Sphere, Sun } from './sphere.tsx'
import { Tag } from './tag.tsx'

type Figure = FigureOf<'orbit'>
type Month = Figure['positions'][number]['at']
/** The position of a globe's name. */
type NamePlace = 'over' | 'under' | 'left' | 'right' | 'over-left' | 'over-right'

/** Positions on the orbit in quarter turns, counterclockwise from the right, seen from above, as Earth moves. */
const quarters: Record<Month, number> = { december: 0, march: 1, june: 2, september: 3 }

/** The layout of the orbit, and Earth's positions on it. */
function layoutOrbit(figure: Figure, room: number) {
  const width = Math.min(room, 600)
  const stars = figure.stars ?? []
  const hasStars = stars.length > 0
  const radius = hasStars && width < 420 ? 14 : width < 270 ? 17 : 21
  const reachOf = (label: string) => textWidth(label, labelSize) / 2 + 6
  const sides = figure.positions.filter(({ at }) => at === 'june' || at === 'december')
  const widest = Math.max(0, ...sides.map((position) => reachOf(position.label)))
  // Names go beside the globes if there is room; letters always do.
  const isBeside = !hasStars && ((widest <= 7 && width > 300) || width > 420)
  const margin = hasStars
    ? radius + (width > 420 ? 64 : width > 290 ? 58 : 51)
    : isBeside
      ? radius + 8 + Math.max(28, widest * 2)
      : Math.max(radius + 10, widest)
  const across = width / 2 - margin
  // The view is steep enough that Earth behind and in front of the Sun does not overlap it.
  const deep = 84
  const above = (Math.asin(Math.min(0.85, Math.max(0.3, deep / across))) / Math.PI) * 180
  const down = across * Math.sin((above / 180) * Math.PI)
  const { axis } = orientationOf(figure.tilt, above)
  // The axis is long enough to be visible beyond the globe, and its letter is clear of both.
  const reach = figure.hasAxis ? Math.max(radius * 1.55, (radius + 11) / Math.hypot(axis.x, axis.y)) : radius
  const overhang = figure.hasAxis
    ? { over: reach * -axis.y + 20, under: reach * -axis.y }
    : { over: radius, under: radius }
  const hasTop = figure.positions.some(({ at }) => at === 'march')
  const hasBottom = figure.positions.some(({ at }) => at === 'september')
  const starTall = hasStars ? 52 : 0
  const centreY = Math.max(70, down + (hasTop ? overhang.over + 28 : 10) + starTall)
  const height =
    centreY + Math.max(60, down + (hasBottom ? Math.max(radius, overhang.under) + 30 : 14) + starTall)
  const centre = { x: width / 2, y: centreY }
  const placeOf = (at: Month, scale = 1) => {
    const angle = (quarters[at] * Math.PI) / 2
    return {
      x: centre.x + Math.round(Math.cos(angle)) * across * scale,
      y: centre.y - Math.round(Math.sin(angle)) * down * scale,
    }
  }
  const nameAt = ({ at, label }: Figure['positions'][number]): NamePlace => {
    if (at === 'march') return 'over'
    if (at === 'september') return 'under'
    const side = at === 'june' ? 'left' : 'right'
    if (isBeside) return side
    if (!hasStars) return 'under'
    // The constellation is beyond the globe, so the name goes above it, outside the orbit, if there is room.
    return textWidth(label, labelSize) <= margin + 4 ? `over-${side}` : 'over'
  }
  return {
    width,
    stars,
    radius,
    reachOf,
    margin,
    across,
    above,
    down,
    reach,
    overhang,
    height,
    centre,
    placeOf,
    nameAt,
  }
}

export function Orbit({ figure, width: room }: { figure: Figure; width: number }) {
  const {
    width,
    stars,
    radius,
    reachOf,
    margin,
    across,
    above,
    down,
    reach,
    overhang,
    height,
    centre,
    placeOf,
    nameAt,
  } = layoutOrbit(figure, room)
  return (
    <Svg width={width} height={height + noteRoom(figure.notToScale)} description={figure.description}>
      <ellipse
        cx={centre.x}
        cy={centre.y}
        rx={across}
        ry={down}
        className="fill-none stroke-line-strong"
        strokeWidth={1.75}
      />
      {figure.hasDirection &&
        [0.5, 1.5, 2.5, 3.5].map((quarter) => {
          const angle = (quarter * Math.PI) / 2
          const at = { x: centre.x + across * Math.cos(angle), y: centre.y - down * Math.sin(angle) }
          const way = Math.atan2(-down * Math.cos(angle), -across * Math.sin(angle))
          const tip = { x: at.x + 6 * Math.cos(way), y: at.y + 6 * Math.sin(way) }
          return <polygon key={quarter} points={headPoints(tip, way, 13)} className="fill-ink" />
        })}
      <Sun x={centre.x} y={centre.y} radius={radius} />
      {figure.positions.map((position) => (
        <Earth
          key={position.id}
          figure={figure}
          position={position}
          above={above}
          radius={radius}
          reach={reach}
          overhang={overhang}
          margin={margin}
          at={placeOf(position.at)}
          name={nameAt(position)}
        />
      ))}
      {stars.map((star) => {
        const at = placeOf(star.beyond)
        const out = Math.sign(Math.round(at.x - centre.x))
        const up = Math.sign(Math.round(at.y - centre.y))
        const x = at.x + out * (radius + (width > 420 ? 44 : 26))
        const y = at.y + up * (radius + 60)
        const half = reachOf(star.label)
        return (
          <Stars
            key={star.id}
            id={star.id}
            label={star.label}
            x={x}
            y={y}
            // Clear of the globe beside it.
            nameY={y + (out !== 0 && width <= 420 ? 26 : 20)}
            nameX={Math.min(width - half, Math.max(half, x))}
          />
        )
      })}
      {figure.notToScale && <NotToScale x={width} y={height + 12} />}
    </Svg>
  )
}

/** From Earth to the Sun, in the drawing's space. */
function lightAt(month: Month, above: number): Direction {
  const angle = (above / 180) * Math.PI
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)]
  const lights: Record<Month, Direction> = {
    june: { x: 1, y: 0, z: 0 },
    december: { x: -1, y: 0, z: 0 },
    // Behind the Sun we see the lit side; in front of it, almost all of the dark side.
    march: { x: 0, y: sin, z: cos },
    september: { x: 0, y: -sin, z: -cos },
  }
  return lights[month]
}

function Earth({
  figure,
  position,
  above,
  radius,
  reach: out,
  overhang,
  margin,
  at,
  name,
}: {
  figure: Figure
  position: Figure['positions'][number]
  above: number
  radius: number
  /** Half of the axis's length. */
  reach: number
  /** How far the globe, axis, and letter extend up and down from the center. */
  overhang: { over: number; under: number }
  /** From the orbit to the edge of the drawing, left and right. */
  margin: number
  at: { x: number; y: number }
  name: NamePlace
}) {
  const stance = orientationOf(figure.tilt, above)
  const { axis } = stance
  const along = Math.hypot(axis.x, axis.y)
  const letter = {
    x: at.x + axis.x * out + (axis.x / along) * 11,
    y: at.y + axis.y * out + (axis.y / along) * 11,
  }
  // The northern end tilts toward the viewer, so its line starts on the globe; the southern line comes out from behind
  // it.
  const rim = radius / Math.max(0.2, along)
  const aside = name === 'over-left' ? -1 : name === 'over-right' ? 1 : 0
  const half = textWidth(position.label, labelSize) / 2
  // Not beyond the edge of the drawing.
  const room = margin - half - 1
  return (
    <g>
      {figure.hasAxis && (
        <line
          x1={at.x - axis.x * rim * along ** 2}
          y1={at.y - axis.y * rim * along ** 2}
          x2={at.x - axis.x * out}
          y2={at.y - axis.y * out}
          className="stroke-ink"
          strokeWidth={2.25}
        />
      )}
      <Sphere
        x={at.x}
        y={at.y}
        radius={radius}
        light={lightAt(position.at, above)}
        body="earth"
        lines={figure.hasEquator ? [{ d: parallelPath(stance, 0, radius) }] : []}
      />
      {figure.hasAxis && (
        <g>
          <line
            x1={at.x + axis.x * radius}
            y1={at.y + axis.y * radius}
            x2={at.x + axis.x * out}
            y2={at.y + axis.y * out}
            className="stroke-ink"
            strokeWidth={2.25}
          />
          <Label {...letter} size={14} isStrong>
            N
          </Label>
        </g>
      )}
      {name === 'left' || name === 'right' ? (
        <Tag
          id={position.id}
          label={position.label}
          x={name === 'left' ? at.x - radius - 8 : at.x + radius + 8}
          y={at.y}
          anchor={name === 'left' ? 'end' : 'start'}
          isPlain
        />
      ) : (
        <Tag
          id={position.id}
          label={position.label}
          x={aside === 0 ? at.x : at.x + aside * Math.min(room, 5 + half)}
          y={
            name === 'under'
              ? at.y + Math.max(radius, overhang.under) + 14
              : at.y - overhang.over - (name === 'over' ? 12 : 18)
          }
          isPlain
        />
      )}
    </g>
  )
}

/** A few stars, the same for every constellation; the name or letter tells them apart. */
function Stars({
  id,
  label,
  x,
  y,
  nameX,
  nameY,
}: {
  id: string
  label: string
  x: number
  y: number
  nameX: number
  nameY: number
}) {
  const places = [
    [-16, -6],
    [-4, 5],
    [8, -8],
    [17, 4],
  ] as const
  return (
    <g>
      <path
        d={`M ${places.map(([dx, dy]) => `${x + dx} ${y - 8 + dy}`).join(' L ')}`}
        className="fill-none stroke-line-strong"
        strokeWidth={1}
      />
      {places.map(([dx, dy]) => (
        <path
          key={dx}
          transform={`translate(${x + dx} ${y - 8 + dy})`}
          d="M 0 -6 L 1.6 -1.6 L 6 0 L 1.6 1.6 L 0 6 L -1.6 1.6 L -6 0 L -1.6 -1.6 Z"
          className="fill-ink"
        />
      ))}
      <Tag id={id} label={label} x={nameX} y={nameY} isPlain />
    </g>
  )
}
