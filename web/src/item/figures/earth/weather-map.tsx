import type { FigureOf } from '@skills-center/contract/figure'
import { useId } from 'react'
import { type Translate, useContentTranslation } from '../../../language/content.ts'
import { Arrow } from '../arrow.tsx'
import { Label } from '../label.tsx'
import { withMinus } from '../numeral.ts'
import { Spot } from '../spot.tsx'
import { Svg, tickSize } from '../svg.tsx'
import type { Place } from './flat-shapes.ts'
import { Front, type FrontKind } from './front.tsx'
import { type KeyPlace, keyGrid } from './key-grid.ts'
import { pathOf, smoothLine, stationsAlong } from './smooth-line.ts'
import { Cover, WeatherStation } from './station.tsx'

type Figure = FigureOf<'weather-map'>

const frontNames = (t: Translate): Record<FrontKind, string> => ({
  cold: t('item/cold-front'),
  warm: t('item/warm-front'),
  stationary: t('item/stationary-front'),
  occluded: t('item/occluded-front'),
})
const swatch = 58

/** The positions of fronts, pressure centers, and stations. */
function layoutWeatherMap(figure: Figure, room: number, t: ReturnType<typeof useContentTranslation>) {
  const width = Math.min(room, 560)
  // On a narrow screen the map is stretched vertically, because names do not shrink.
  const height = Math.max(width * 0.8, Math.min(300, width * 1.05))
  const at = ([x, y]: readonly [number, number]): Place => ({
    x: (x / 100) * width,
    y: height - (y / 80) * height,
  })
  /** Behind the middle of a front. */
  const badgeOf = (front: Figure['fronts'][number]): Place | undefined => {
    const middle = stationsAlong(smoothLine(front.points.map(at)), 10_000)[0]
    const off = front.ahead === 'right' ? -20 : 20
    return (
      middle && { x: middle.x - Math.sin(middle.angle) * off, y: middle.y + Math.cos(middle.angle) * off }
    )
  }
  const fronts = figure.fronts.flatMap(({ points }) => smoothLine(points.map(at)))
  const busy = [
    ...figure.fronts.flatMap((front) => badgeOf(front) ?? []),
    ...fronts,
    ...figure.centers.map((center) => at(center.at)),
    ...figure.stations.map((station) => at(station.at)),
    { x: width - 20, y: 36 },
  ]
  const entries = figure.hasKey ? entriesOf(figure, t) : []
  const key = keyGrid(
    entries.map((entry) => entry.name),
    swatch,
    width,
  )
  return { width, height, at, badgeOf, fronts, busy, entries, key }
}

export function WeatherMap({ figure, width: room }: { figure: Figure; width: number }) {
  const t = useContentTranslation()
  const frame = useId()
  const { width, height, at, badgeOf, fronts, busy, entries, key } = layoutWeatherMap(figure, room, t)
  return (
    <Svg
      width={width}
      height={height + (key.height > 0 ? key.height + 14 : 0)}
      description={figure.description}
    >
      <clipPath id={frame}>
        <rect width={width} height={height} rx={8} />
      </clipPath>
      <g clipPath={`url(#${frame})`}>
        <rect width={width} height={height} className="fill-surface" />
        {(figure.isobars ?? []).map((isobar, index) => (
          <Isobar
            key={isobar.label}
            line={smoothLine(isobar.points.map(at), isobar.isClosed)}
            label={isobar.label}
            width={width}
            height={height}
            share={0.35 + index * 0.12}
            busy={busy}
          />
        ))}
      </g>
      <rect
        x={0.75}
        y={0.75}
        width={width - 1.5}
        height={height - 1.5}
        rx={8}
        className="fill-none stroke-line-strong"
        strokeWidth={1.5}
      />
      <North x={width - 20} y={36} />
      {figure.fronts.map((front) => {
        const points = front.points.map(at)
        const badge = badgeOf(front)
        return (
          <g key={front.id}>
            <Front front={front.front} points={points} ahead={front.ahead} />
            {badge && <Spot id={front.id} x={badge.x} y={badge.y} />}
          </g>
        )
      })}
      {figure.centers.map((center) => {
        const place = at(center.at)
        return (
          <g key={center.id}>
            <text
              x={place.x}
              y={place.y}
              dy="0.35em"
              textAnchor="middle"
              fontSize={34}
              fontWeight={700}
              strokeWidth={5}
              className={`stroke-surface [paint-order:stroke] ${center.pressure === 'H' ? 'fill-math' : 'fill-incorrect'}`}
            >
              {center.pressure}
            </text>
            {center.label !== '' && (
              <Label x={place.x} y={place.y + (isFrontUnder(figure, center.at) ? -25 : 25)}>
                {withMinus(center.label)}
              </Label>
            )}
            <Spot id={center.id} x={place.x + 31} y={place.y - 4} />
          </g>
        )
      })}
      {figure.stations.map((station) => (
        <WeatherStation
          key={station.id}
          station={station}
          at={at(station.at)}
          map={{ width, height, fronts }}
        />
      ))}
      {entries.map((entry, index) => {
        const place = key.places[index]
        return place && <Entry key={entry.name} entry={entry} place={place} y={height + 14} />
      })}
    </Svg>
  )
}

/** An isobar with a gap for its number, clear of everything else on the map if possible. */
function Isobar({
  line,
  label,
  width,
  height,
  share,
  busy,
}: {
  line: readonly Place[]
  label: string
  width: number
  height: number
  /**
   * The preferred position of its number along the line. It varies, so that the numbers of neighboring lines stay
   * apart.
   */
  share: number
  /** Points that are already occupied. */
  busy: readonly Place[]
}) {
  const inside = line.filter(({ x, y }) => x > 24 && x < width - 24 && y > 14 && y < height - 14)
  const best = Math.floor(inside.length * share)
  const isClear = (place: Place) => busy.every(({ x, y }) => Math.hypot(x - place.x, y - place.y) > 30)
  const named =
    inside
      .map((place, index) => ({ place, off: Math.abs(index - best) }))
      .toSorted((one, other) => one.off - other.off)
      .find(({ place }) => isClear(place))?.place ?? inside[best]
  return (
    <g>
      <path d={pathOf(line)} className="fill-none stroke-line-strong" strokeWidth={1.75} />
      {named && label !== '' && (
        <Label x={named.x} y={named.y} size={tickSize} tone="fill-ink-soft">
          {label}
        </Label>
      )}
    </g>
  )
}

function North({ x, y }: { x: number; y: number }) {
  return (
    <g>
      <Arrow from={{ x, y }} to={{ x, y: y - 16 }} thickness={2} head={9} />
      <Label x={x} y={y + 9} size={tickSize} isStrong>
        N
      </Label>
    </g>
  )
}

/** Whether a front passes where the text under a pressure center would go. */
const isFrontUnder = (figure: Figure, [x, y]: readonly [number, number]): boolean =>
  figure.fronts.some((front) =>
    front.points.some(([px, py]) => py < y + 2 && py > y - 22 && Math.abs(px - x) < 22),
  )

type Entry =
  | { sort: 'front'; front: FrontKind; name: string }
  | { sort: 'H' | 'L' | 'wind' | 'clear' | 'overcast'; name: string }

function entriesOf(figure: Figure, t: Translate): Entry[] {
  const names = frontNames(t)
  const fronts = [...new Set(figure.fronts.map((front) => front.front))]
  const has = (pressure: 'H' | 'L') => figure.centers.some((center) => center.pressure === pressure)
  const covers = figure.stations.flatMap((station) => (station.clouds === undefined ? [] : [station.clouds]))
  return [
    ...fronts.map((front) => ({ sort: 'front' as const, front, name: names[front] })),
    ...(has('H') ? [{ sort: 'H' as const, name: t('item/high-pressure') }] : []),
    ...(has('L') ? [{ sort: 'L' as const, name: t('item/low-pressure') }] : []),
    ...(figure.stations.some((station) => station.windFrom)
      ? [{ sort: 'wind' as const, name: t('item/wind') }]
      : []),
    ...(covers.length > 0
      ? [
          { sort: 'clear' as const, name: t('item/clear-sky') },
          { sort: 'overcast' as const, name: t('item/overcast') },
        ]
      : []),
  ]
}

function Entry({ entry, place, y }: { entry: Entry; place: KeyPlace; y: number }) {
  const middle = { x: place.x + swatch / 2, y: y + place.y }
  return (
    <g>
      {entry.sort === 'front' && (
        <Front
          front={entry.front}
          points={[
            { x: place.x + 2, y: middle.y + 5 },
            { x: place.x + swatch - 2, y: middle.y + 5 },
          ]}
          ahead="left"
        />
      )}
      {(entry.sort === 'H' || entry.sort === 'L') && (
        <Label
          x={middle.x}
          y={middle.y}
          size={22}
          isStrong
          tone={entry.sort === 'H' ? 'fill-math' : 'fill-incorrect'}
        >
          {entry.sort}
        </Label>
      )}
      {entry.sort === 'wind' && (
        <Arrow
          from={{ x: middle.x - 14, y: middle.y }}
          to={{ x: middle.x + 14, y: middle.y }}
          thickness={2.5}
          head={11}
        />
      )}
      {(entry.sort === 'clear' || entry.sort === 'overcast') && (
        <Cover at={middle} quarters={entry.sort === 'clear' ? 0 : 4} />
      )}
      <Label x={place.x + swatch + 8} y={middle.y} anchor="start">
        {entry.name}
      </Label>
    </g>
  )
}
