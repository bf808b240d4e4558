import type { FigureOf } from '@skills-center/contract/figure'
import { useContext } from 'react'
import { Arrow } from '../arrow.tsx'
import { Label } from '../label.tsx'
import { withMinus } from '../numeral.ts'
import { textWidth } from '../scale.ts'
import { Spot, SpotsContext } from '../spot.tsx'
import { labelSize } from '../svg.tsx'
import type { Place } from './flat-shapes.ts'
import { lineHeight, readingPlace } from './reading-place.ts'

type StationData = FigureOf<'weather-map'>['stations'][number]

const eighths: Record<NonNullable<StationData['windFrom']>, number> = {
  N: 0,
  NE: 1,
  E: 2,
  SE: 3,
  S: 4,
  SW: 5,
  W: 6,
  NW: 7,
}

/** The unit vector of a compass direction, north up. */
function toward(point: NonNullable<StationData['windFrom']>): Place {
  const angle = (eighths[point] * Math.PI) / 4
  return { x: Math.sin(angle), y: -Math.cos(angle) }
}

/**
 * A weather station: a circle filled by cloud cover, the reading beside it, and an arrow in the direction of the wind.
 */
export function WeatherStation({
  station,
  at,
  map,
}: {
  station: StationData
  at: Place
  /** What the text must avoid. */
  map: { width: number; height: number; fronts: readonly Place[] }
}) {
  const letter = useContext(SpotsContext)?.letters.get(station.id)
  const reading = withMinus(station.reading).replaceAll(/(\d) (?=°)/g, '$1\u00a0')
  const lines = [station.label, reading].filter((line) => line !== '')
  const wide = Math.max(0, ...lines.map((line) => textWidth(line, labelSize)))
  const { x, y, anchor } = readingPlace(at, { wide, lines: lines.length }, map)
  return (
    <g>
      {station.windFrom && <Wind at={at} from={toward(station.windFrom)} />}
      <Cover at={at} quarters={station.clouds ?? 0} />
      {lines.map((line, index) => (
        <Label key={line} x={x} y={y + index * lineHeight} anchor={anchor} isStrong={line === reading}>
          {line}
        </Label>
      ))}
      <Spot id={station.id} x={at.x} y={letter !== undefined && lines.length > 0 ? at.y - 24 : at.y} />
    </g>
  )
}

function Wind({ at, from }: { at: Place; from: Place }) {
  // The arrow crosses the station; its tail is where the wind comes from.
  return (
    <Arrow
      from={{ x: at.x + from.x * 34, y: at.y + from.y * 34 }}
      to={{ x: at.x + from.x * 9, y: at.y + from.y * 9 }}
      thickness={2.5}
      head={11}
    />
  )
}

export function Cover({ at, quarters }: { at: Place; quarters: number }) {
  const radius = 6.5
  const angle = (quarters / 4) * 2 * Math.PI
  const end = { x: at.x + radius * Math.sin(angle), y: at.y - radius * Math.cos(angle) }
  return (
    <g>
      <circle
        cx={at.x}
        cy={at.y}
        r={radius}
        className={`${quarters === 4 ? 'fill-ink' : 'fill-surface'} stroke-ink`}
        strokeWidth={2}
      />
      {quarters > 0 && quarters < 4 && (
        <path
          d={`M ${at.x} ${at.y} V ${at.y - radius} A ${radius} ${radius} 0 ${quarters > 2 ? 1 : 0} 1 ${end.x} ${end.y} Z`}
          className="fill-ink"
        />
      )}
    </g>
  )
}
