import type { FigureOf } from '@skills-center/contract/figure'
import { useId, useMemo } from 'react'
import { useContentTranslation } from '../../../language/content.ts'
import { UprightAxis, UprightTitle, numeralWidth, plotOf } from '../axes.tsx'
import { Label } from '../label.tsx'
import { numeral } from '../numeral.ts'
import { textWidth } from '../scale.ts'
import { Svg, labelSize, tickSize } from '../svg.tsx'
import { contourLines, landHeight } from './contours.ts'
import type { Place } from './flat-shapes.ts'
import { pathOf, stationsAlong } from './smooth-line.ts'
import { Tag } from './tag.tsx'

type Figure = FigureOf<'topographic-map'>

export function TopographicMap({ figure, width: room }: { figure: Figure; width: number }) {
  const t = useContentTranslation()
  const frame = useId()
  const width = Math.min(room, 520)
  const height = width * 0.8
  const at = ([x, y]: readonly [number, number]): Place => ({
    x: (x / 100) * width,
    y: height - (y / 80) * height,
  })
  const lines = useMemo(() => linesOf(figure), [figure])
  const { profile } = figure
  const foot = profile?.hasProfile ? 216 : 0
  return (
    <Svg width={width} height={height + 30 + foot} description={figure.description}>
      <clipPath id={frame}>
        <rect width={width} height={height} />
      </clipPath>
      <g clipPath={`url(#${frame})`}>
        {lines.map(({ places, isBold }, index) => (
          <path
            key={index}
            d={pathOf(places.map(({ x, y }) => at([x, y])))}
            className="fill-none stroke-warm"
            strokeWidth={isBold ? 2.5 : 1.1}
            strokeLinejoin="round"
          />
        ))}
        {lines
          .filter((line) => line.isHollow)
          .map(({ places }, index) => (
            <Hachures key={index} figure={figure} places={places} at={at} />
          ))}
      </g>
      <rect width={width} height={height} className="fill-none stroke-line-strong" strokeWidth={1.5} />
      {lines.map(({ places, isBold, level }, index) => {
        const spot = isBold
          ? numberPlace(
              places.map(({ x, y }) => at([x, y])),
              width,
              height,
            )
          : undefined
        return (
          spot && (
            <Label key={index} x={spot.x} y={spot.y} size={tickSize} tone="fill-warm" isStrong>
              {numeral(level)}
            </Label>
          )
        )
      })}
      {profile && (
        <g>
          <line
            x1={at(profile.from).x}
            y1={at(profile.from).y}
            x2={at(profile.to).x}
            y2={at(profile.to).y}
            className="stroke-ink"
            strokeWidth={2}
            strokeDasharray="8 4"
          />
          {[profile.from, profile.to].map((end, index) => (
            <EndName
              key={index}
              at={at(end)}
              other={at(index === 0 ? profile.to : profile.from)}
              width={width}
              height={height}
            >
              {profile.ends[index] ?? ''}
            </EndName>
          ))}
        </g>
      )}
      {figure.points.map((point) => {
        const { x, y } = at(point.at)
        const half = point.label === '' ? 15 : textWidth(point.label, labelSize) / 2 + 8
        const isLeft = x + half * 2 + 8 > width
        return (
          <g key={point.id}>
            <circle cx={x} cy={y} r={4.5} className="fill-ink stroke-surface" strokeWidth={1.5} />
            <Tag id={point.id} label={point.label} x={x + (isLeft ? -1 : 1) * (half + 6)} y={y} />
          </g>
        )
      })}
      <Label x={0} y={height + 17} size={tickSize} anchor="start" tone="fill-ink-soft">
        {t('item/contour-interval-distance-unit', {
          distance: numeral(figure.interval),
          unit: figure.unit,
        })}
      </Label>
      {profile?.hasProfile && <Profile figure={figure} profile={profile} width={width} top={height + 36} />}
    </Svg>
  )
}

function linesOf(figure: Figure) {
  const heights: number[] = []
  for (let x = 0; x <= 100; x += 2) for (let y = 0; y <= 80; y += 2) heights.push(landHeight(figure, x, y))
  const first = Math.ceil(Math.min(...heights) / figure.interval + 1e-6)
  const last = Math.floor(Math.max(...heights) / figure.interval)
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index).flatMap(
    (count) => {
      const level = count * figure.interval
      return contourLines((x, y) => landHeight(figure, x, y), level).map((places) => ({
        places,
        level,
        isBold: count % 5 === 0,
        isHollow: isHollow(figure, places, level),
      }))
    },
  )
}

/** Whether the land inside a closed contour line is lower. */
function isHollow(figure: Figure, places: readonly Place[], level: number): boolean {
  const [first, last] = [places[0], places.at(-1)]
  if (!first || !last || Math.hypot(first.x - last.x, first.y - last.y) > 1e-3) return false
  const sum = places.reduce((all, place) => ({ x: all.x + place.x, y: all.y + place.y }), { x: 0, y: 0 })
  return landHeight(figure, sum.x / places.length, sum.y / places.length) < level
}

/** Hachures: short strokes on the lower side, which mark a depression. */
function Hachures({
  figure,
  places,
  at,
}: {
  figure: Figure
  places: readonly Place[]
  at: (point: readonly [number, number]) => Place
}) {
  return stationsAlong(places, 5).map((station) => {
    const aside = (side: number) =>
      [station.x - Math.sin(station.angle) * side, station.y + Math.cos(station.angle) * side] as const
    const side = landHeight(figure, ...aside(1)) < landHeight(figure, ...aside(-1)) ? 1 : -1
    const [from, to] = [at([station.x, station.y]), at(aside(side * 1.8))]
    return (
      <line
        key={`${from.x} ${from.y}`}
        x1={from.x}
        y1={from.y}
        x2={to.x}
        y2={to.y}
        className="stroke-warm"
        strokeWidth={1.25}
      />
    )
  })
}

/** Where the line is most nearly horizontal and clear of the frame, for its number. */
function numberPlace(places: readonly Place[], width: number, height: number): Place | undefined {
  if (places.length < 16) return undefined
  const inside = places.filter(({ x, y }) => x > 26 && x < width - 26 && y > 14 && y < height - 14)
  // The lowest point of a ring: the line is horizontal there, and other numbers are above.
  return inside.toSorted((a, b) => b.y - a.y)[0]
}

function EndName({
  at,
  other,
  width,
  height,
  children,
}: {
  at: Place
  other: Place
  width: number
  height: number
  children: string
}) {
  const length = Math.hypot(at.x - other.x, at.y - other.y) || 1
  const x = at.x + ((at.x - other.x) / length) * 13
  const y = at.y + ((at.y - other.y) / length) * 13
  return (
    <Label x={Math.min(width - 10, Math.max(10, x))} y={Math.min(height - 10, Math.max(10, y))} isStrong>
      {children}
    </Label>
  )
}

/** The elevation profile along the line. */
function Profile({
  figure,
  profile,
  width,
  top,
}: {
  figure: Figure
  profile: NonNullable<Figure['profile']>
  width: number
  top: number
}) {
  const t = useContentTranslation()
  const { from, to, ends } = profile
  const heights = Array.from({ length: 101 }, (_, index) =>
    landHeight(
      figure,
      from[0] + ((to[0] - from[0]) * index) / 100,
      from[1] + ((to[1] - from[1]) * index) / 100,
    ),
  )
  const step = figure.interval * (Math.max(...heights) - Math.min(...heights) > figure.interval * 10 ? 5 : 2)
  const axis = {
    from: Math.floor(Math.min(...heights) / step) * step,
    to: Math.ceil(Math.max(...heights) / step) * step,
    step,
    label: t('item/height-unit', { unit: figure.unit }),
  }
  const plot = plotOf(
    { left: numeralWidth(axis), right: width - 14, top: top + 34, bottom: top + 150 },
    { from: 0, to: 100, step: 100, label: '' },
    axis,
  )
  const line = heights.map((height, index) => ({ x: plot.x(index), y: plot.y(height) }))
  return (
    <g>
      <UprightTitle y={top + 10}>{axis.label}</UprightTitle>
      <UprightAxis plot={plot} axis={axis} />
      <path
        d={`${pathOf(line)} L ${plot.right} ${plot.bottom} L ${plot.left} ${plot.bottom} Z`}
        className="fill-warm-soft"
      />
      <path d={pathOf(line)} className="fill-none stroke-warm" strokeWidth={2.5} strokeLinejoin="round" />
      <path
        d={`M ${plot.left} ${plot.top} V ${plot.bottom} H ${plot.right}`}
        className="fill-none stroke-ink"
        strokeWidth={2}
      />
      <Label x={plot.left} y={plot.bottom + 16} isStrong>
        {ends[0]}
      </Label>
      <Label x={plot.right} y={plot.bottom + 16} isStrong>
        {ends[1]}
      </Label>
    </g>
  )
}
