import type { FigureOf } from '@skills-center/contract/figure'
import type { Place } from './flat-shapes.ts'
import { type Station, pathOf, smoothLine, stationsAlong } from './smooth-line.ts'

export type FrontKind = FigureOf<'weather-map'>['fronts'][number]['front']
type Side = FigureOf<'weather-map'>['fronts'][number]['ahead']

const size = 8
const tones: Record<FrontKind, string> = {
  cold: 'stroke-math fill-math',
  warm: 'stroke-incorrect fill-incorrect',
  stationary: 'stroke-ink-soft',
  occluded: 'stroke-ink fill-ink',
}

/**
 * A weather front in the standard symbols: triangles for cold air and half circles for warm air, on the side toward
 * which it moves. An occluded front has both on one side; a stationary front has them on opposite sides.
 */
export function Front({ front, points, ahead }: { front: FrontKind; points: readonly Place[]; ahead: Side }) {
  const line = smoothLine(points)
  const stations = stationsAlong(line, front === 'cold' || front === 'warm' ? 30 : 24)
  // With y downward, the right side of the line is a quarter turn clockwise from its direction.
  const side = ahead === 'right' ? 1 : -1
  return (
    <g className={tones[front]}>
      <path d={pathOf(line)} className="fill-none" strokeWidth={3} strokeLinecap="round" />
      <g stroke="none">
        {stations.map((station, index) => {
          const isTriangle = front === 'cold' || (front !== 'warm' && index % 2 === 0)
          const way = front === 'stationary' && !isTriangle ? -side : side
          const tone = front !== 'stationary' ? '' : isTriangle ? 'fill-math' : 'fill-incorrect'
          return (
            <g
              key={index}
              transform={`translate(${station.x} ${station.y}) rotate(${degreesOf(station, way)})`}
              className={tone}
            >
              {isTriangle ? (
                <polygon points={`${-size},0 ${size},0 0,${size * 1.5}`} />
              ) : (
                <path d={`M ${-size} 0 A ${size} ${size} 0 0 0 ${size} 0 Z`} />
              )}
            </g>
          )
        })}
      </g>
    </g>
  )
}

/** The rotation that makes a symbol on the line point to the given side. */
const degreesOf = (station: Station, side: number): number =>
  (station.angle / Math.PI) * 180 + (side > 0 ? 0 : 180)
