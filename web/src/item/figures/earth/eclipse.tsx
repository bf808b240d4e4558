import type { FigureOf } from '@skills-center/contract/figure'
import { useId } from 'react'
import { Svg } from '../svg.tsx'
import type { Place } from './flat-shapes.ts'
import { radiusForTip, shadowOf } from './shadow-cones.ts'
import { NotToScale, noteRoom } from './small-print.tsx'
import { Sphere, Sun } from './sphere.tsx'
import { Tag } from './tag.tsx'
import { night } from './tones.ts'

type Figure = FigureOf<'eclipse'>
type Part = Figure['parts'][number]['part']

const path = (places: readonly Place[]) => `M ${places.map(({ x, y }) => `${x} ${y}`).join(' L ')} Z`

/** The positions of the Sun, Earth, and the Moon, and of the shadow. */
function layoutEclipse(figure: Figure, room: number) {
  const width = Math.min(room, 600)
  const height = 216
  const level = height / 2
  const isBetween = figure.moon === 'between'
  const rise = figure.line === 'on' ? 0 : (figure.line === 'above' ? -1 : 1) * (isBetween ? 46 : 80)
  const sun = { x: 46, y: level, radius: isBetween ? 30 : 34 }
  const near = width * 0.56
  const far = width - 44
  const earthRadius = isBetween ? 28 : 22
  // The tip of the Moon's umbra reaches just inside Earth.
  const reach = far - near - earthRadius + 6
  const moonRadius = isBetween ? radiusForTip(sun.radius, near - sun.x, reach) : 9
  const earth = { x: isBetween ? far : near, y: level, radius: earthRadius }
  const moon = { x: isBetween ? near : far, y: level + rise, radius: moonRadius }
  const body = isBetween ? moon : earth
  const shadow = shadowOf(sun, body, width - body.x + 10)
  const isDark = !isBetween && figure.line === 'on'
  const light = (at: Place) => ({ x: sun.x - at.x, y: sun.y - at.y, z: 0 })
  const gap = isBetween ? reach : far - near - 12
  // The position of each name, and the point it labels.
  const places: Record<Part, { at: Place; from?: Place }> = {
    sun: { at: { x: sun.x, y: level + sun.radius + 26 } },
    earth: { at: { x: earth.x, y: level + earthRadius + 22 } },
    moon: { at: { x: moon.x, y: moon.y - moonRadius - 20 } },
    umbra: {
      at: { x: body.x + gap * 0.5, y: level + 84 },
      from: { x: body.x + gap * 0.45, y: body.y + rise * (isBetween ? 0.2 : 0) },
    },
    penumbra: {
      at: { x: body.x + gap * 0.25, y: 16 },
      from: {
        x: body.x + gap * 0.6,
        y: body.y - (isBetween ? moonRadius + gap * 0.05 : earthRadius + 3) + rise * (isBetween ? 0.35 : 0),
      },
    },
  }
  return {
    width,
    height,
    isBetween,
    sun,
    earthRadius,
    moonRadius,
    earth,
    moon,
    shadow,
    isDark,
    light,
    places,
  }
}

export function Eclipse({ figure, width: room }: { figure: Figure; width: number }) {
  const frame = useId()
  const {
    width,
    height,
    isBetween,
    sun,
    earthRadius,
    moonRadius,
    earth,
    moon,
    shadow,
    isDark,
    light,
    places,
  } = layoutEclipse(figure, room)
  return (
    <Svg width={width} height={height + noteRoom(figure.notToScale)} description={figure.description}>
      <clipPath id={frame}>
        <rect width={width} height={height} />
      </clipPath>
      {/* The Moon's orbit, seen edge-on: a line through Earth. */}
      <line
        x1={earth.x - (moon.x - earth.x) * (isBetween ? 0.22 : 1)}
        y1={earth.y - (moon.y - earth.y) * (isBetween ? 0.22 : 1)}
        x2={moon.x}
        y2={moon.y}
        className="stroke-line-strong"
        strokeWidth={1.5}
        strokeDasharray="5 4"
      />
      {figure.hasShadows && (
        <g clipPath={`url(#${frame})`}>
          <path d={path(shadow.penumbra)} className="fill-line" />
          <path d={path(shadow.umbra)} className={night} />
        </g>
      )}
      <Sun x={sun.x} y={sun.y} radius={sun.radius} />
      <Sphere x={earth.x} y={earth.y} radius={earthRadius} light={light(earth)} body="earth" />
      {isDark ? (
        <circle
          cx={moon.x}
          cy={moon.y}
          r={moonRadius}
          className={`${night} stroke-incorrect`}
          strokeWidth={2}
        />
      ) : (
        <Sphere x={moon.x} y={moon.y} radius={moonRadius} light={light(moon)} body="moon" />
      )}
      {figure.parts.map((part) => {
        const { at, from } = places[part.part]
        return (
          <g key={part.id}>
            {from && (
              <>
                <line
                  x1={from.x}
                  y1={from.y}
                  x2={at.x}
                  y2={at.y}
                  className="stroke-surface"
                  strokeWidth={4}
                />
                <line x1={from.x} y1={from.y} x2={at.x} y2={at.y} className="stroke-ink" strokeWidth={1.5} />
                <circle
                  cx={from.x}
                  cy={from.y}
                  r={3.5}
                  className="fill-ink stroke-surface"
                  strokeWidth={1.5}
                />
              </>
            )}
            <Tag id={part.id} label={part.label} x={at.x} y={at.y} isPlain={from === undefined} />
          </g>
        )
      })}
      {figure.notToScale && <NotToScale x={width} y={height + 12} />}
    </Svg>
  )
}
