import type { FigureOf } from '@skills-center/contract/figure'
import {
  AxisLines,
  LevelAxis,
  LevelTitle,
  UprightAxis,
  UprightTitle,
  crossing,
  numeralRoom,
  plotOf,
} from '../axes.tsx'
import { FigureTitle } from '../figure-title.tsx'
import { Label } from '../label.tsx'
import { Marker, lookOf } from '../marker.tsx'
import { textWidth } from '../scale.ts'
import { Svg, labelSize } from '../svg.tsx'

const sample = 34

/** Places of the names of the series: side by side while they fit, then in further rows. */
function keyPlaces(labels: readonly string[], width: number): { x: number; row: number }[] {
  let x = 0
  let row = 0
  return labels.map((label) => {
    const wide = sample + 8 + textWidth(label, labelSize) + 22
    if (x > 0 && x + wide > width) {
      x = 0
      row++
    }
    const place = { x, row }
    x += wide
    return place
  })
}

export function LineGraph({ figure, width: room }: { figure: FigureOf<'line-graph'>; width: number }) {
  const width = Math.min(room, 560)
  const places = keyPlaces(
    figure.series.map((series) => series.label),
    width,
  )
  const hasKey = figure.series.length > 1
  const keyHeight = hasKey ? ((places.at(-1)?.row ?? 0) + 1) * 24 + 4 : 0
  const left = numeralRoom(figure.y)
  const top = keyHeight + 34
  const bottom = top + Math.min(300, Math.max(200, width * 0.5))
  const plot = plotOf({ left, right: width - 14, top, bottom }, figure.x, figure.y)
  const height = bottom + 52

  return (
    <>
      <FigureTitle>{figure.title}</FigureTitle>
      <Svg width={width} height={height} description={figure.description}>
        {hasKey &&
          figure.series.map((series, index) => {
            const place = places[index] ?? { x: 0, row: 0 }
            const look = lookOf(index)
            const y = place.row * 24 + 10
            return (
              <g key={series.label}>
                <line
                  x1={place.x}
                  x2={place.x + sample}
                  y1={y}
                  y2={y}
                  className={look.stroke}
                  strokeWidth={3}
                  strokeDasharray={look.dash}
                />
                <Marker at={{ x: place.x + sample / 2, y }} look={look} />
                <Label x={place.x + sample + 8} y={y} anchor="start">
                  {series.label}
                </Label>
              </g>
            )
          })}
        <UprightTitle y={keyHeight + 10}>{figure.y.label}</UprightTitle>
        <UprightAxis plot={plot} axis={figure.y} />
        <LevelAxis plot={plot} axis={figure.x} />
        <AxisLines plot={plot} x={left} y={plot.y(crossing(figure.y))} hasArrows={false} />
        <LevelTitle x={(left + plot.right) / 2} y={height - 12}>
          {figure.x.label}
        </LevelTitle>
        {figure.series.map((series, index) => {
          const look = lookOf(index)
          const spots = series.points.map(([x, y]) => ({ x: plot.x(x), y: plot.y(y) }))
          return (
            <g key={series.label}>
              <polyline
                points={spots.map((spot) => `${spot.x},${spot.y}`).join(' ')}
                className={`fill-none ${look.stroke}`}
                strokeWidth={3}
                strokeDasharray={look.dash}
                strokeLinejoin="round"
              />
              {spots.length <= 16 &&
                spots.map((spot) => <Marker key={`${spot.x} ${spot.y}`} at={spot} look={look} />)}
            </g>
          )
        })}
      </Svg>
    </>
  )
}
