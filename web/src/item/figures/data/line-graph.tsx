import type { FigureOf } from '@skills-center/contract/figure'
import type { Position } from '../position.ts'
import { AxisLines, type Plot, crossing } from '../axes.tsx'
import { FigureTitle } from '../figure-title.tsx'
import { Marker, lookOf } from '../marker.tsx'
import { textWidth } from '../scale.ts'
import { Svg, labelSize } from '../svg.tsx'
import { ChartKey, keyOf } from './chart-key.tsx'
import { smoothPath, stepCorners, straightPath } from './curve.ts'
import { DataAxes, frameOf } from './data-axes.tsx'
import { LedSpots } from './led-spots.tsx'
import { type Placed, PlacedText, placeText } from './placed-text.tsx'
import { type Box, type Obstacles, boxAround, overlapCost } from './label-placement.ts'
import { BandShade } from './band-shade.tsx'
import { bandsOf } from './bands.ts'

type LineGraphData = FigureOf<'line-graph'>
type Series = LineGraphData['series'][number]

const sample = 34

const spotsOf = (series: Series, plot: Plot): Position[] => {
  const spots = series.points.map(([x, y]) => ({ x: plot.x(x), y: plot.y(y) }))
  return series.joined === 'step' ? stepCorners(spots) : spots
}

/** The points that get a marker: all, if there are few; otherwise just enough to identify the line. */
function markedSpots(series: Series, spots: readonly Position[], isOnly: boolean): readonly Position[] {
  if ((series.joined ?? 'straight') === 'straight' && spots.length <= 16) return spots
  if (isOnly) return []
  return [0.2, 0.5, 0.8].flatMap((part) => spots[Math.round(part * (spots.length - 1))] ?? [])
}

/** Names beside marked points, clear of lines, points, and each other. */
function namesOf(
  marks: readonly { label: string; spot: Position }[],
  obstacles: Obstacles,
): { name: Placed; box: Box }[] {
  const taken: Box[] = []
  return marks.flatMap(({ label, spot }) => {
    if (!label) return []
    const half = textWidth(label, labelSize) / 2
    const places = [16, 26, 40].flatMap((off) => [
      { x: spot.x, y: spot.y - off - 2 },
      { x: spot.x, y: spot.y + off + 2 },
      { x: spot.x + half + off - 4, y: spot.y },
      { x: spot.x - half - off + 4, y: spot.y },
      { x: spot.x + half + off / 2, y: spot.y - off },
      { x: spot.x - half - off / 2, y: spot.y - off },
      { x: spot.x + half + off / 2, y: spot.y + off },
      { x: spot.x - half - off / 2, y: spot.y + off },
    ])
    const name = placeText([label], places, { ...obstacles, boxes: [...obstacles.boxes, ...taken] })
    taken.push(name.box)
    return [{ name, box: name.box }]
  })
}

/** The layout in pixels. Bands without clear space for their name are named in the legend. */
function layoutOf(figure: LineGraphData, width: number, hasBandKey: boolean) {
  const series = figure.series.length > 1 ? figure.series.map(({ label }) => label) : []
  const [band] = figure.bands ?? []
  const labels = hasBandKey && band ? [...series, band.label] : series
  const keyed = keyOf(labels, width, sample)
  const frame = frameOf({
    width,
    x: figure.x,
    y: figure.y,
    above: keyed.height,
    tall: Math.min(300, Math.max(200, width * 0.5)),
  })
  const { plot } = frame
  const lines = figure.series.map((each) => spotsOf(each, plot))
  const marks = (figure.marks ?? []).map((mark) => ({
    ...mark,
    spot: { x: plot.x(mark.at[0]), y: plot.y(mark.at[1]) },
  }))
  const points = marks.map(({ spot }) => boxAround(spot, 16, 16))
  const obstacles = { bounds: plot, boxes: points, lines }
  const bands = bandsOf(figure.bands ?? [], plot, obstacles)
  const bandNames = hasBandKey ? [] : bands.flatMap(({ name }) => name ?? [])
  const isCrowded = bandNames.some(({ box }) => overlapCost(box, obstacles) > 0)
  const taken = [...points, ...bandNames.map(({ box }) => box)]
  const names = namesOf(marks, { bounds: { ...plot, right: width }, boxes: taken, lines })
  return { series, labels, keyed, frame, lines, marks, bands, bandNames, isCrowded, taken, names }
}

export function LineGraph({ figure, width: room }: { figure: LineGraphData; width: number }) {
  const width = Math.min(room, 560)
  const direct = layoutOf(figure, width, false)
  const isOneBand = new Set(figure.bands?.map(({ label }) => label)).size === 1
  const layout = direct.isCrowded && isOneBand ? layoutOf(figure, width, true) : direct
  const { series: named, labels, keyed, frame, lines, marks, bands, bandNames, taken, names } = layout
  const { plot } = frame

  return (
    <>
      <FigureTitle>{figure.title}</FigureTitle>
      <Svg width={width} height={frame.height} description={figure.description}>
        <ChartKey
          keyed={keyed}
          labels={labels}
          draw={(index, x, y) =>
            index >= named.length ? (
              <BandShade box={boxAround({ x, y }, sample, 16)} axis={figure.bands?.[0]?.axis ?? 'x'} />
            ) : (
              <>
                <line
                  x1={x - sample / 2}
                  x2={x + sample / 2}
                  y1={y}
                  y2={y}
                  className={lookOf(index).stroke}
                  strokeWidth={3}
                  strokeDasharray={lookOf(index).dash}
                />
                <Marker at={{ x, y }} look={lookOf(index)} />
              </>
            )
          }
        />
        {bands.map((band) => (
          <BandShade key={`${band.axis} ${band.box.left} ${band.box.top}`} {...band} />
        ))}
        <DataAxes frame={frame} x={figure.x} y={figure.y} />
        <AxisLines plot={plot} x={plot.left} y={plot.y(crossing(figure.y))} hasArrows={false} />
        {figure.series.map((series, index) => {
          const look = lookOf(index)
          const spots = lines[index] ?? []
          return (
            <g key={series.label}>
              <path
                d={series.joined === 'smooth' ? smoothPath(spots) : straightPath(spots)}
                className={`fill-none ${look.stroke}`}
                strokeWidth={3}
                strokeDasharray={look.dash}
                strokeLinejoin="round"
              />
              {markedSpots(series, spots, figure.series.length === 1).map((spot) => (
                <Marker key={`${spot.x} ${spot.y}`} at={spot} look={look} />
              ))}
            </g>
          )
        })}
        {bandNames.map((name) => (
          <PlacedText key={name.lines.join(' ')} placed={name} tone="fill-warm" isStrong />
        ))}
        {marks.map(({ spot }) => (
          <circle
            key={`${spot.x} ${spot.y}`}
            cx={spot.x}
            cy={spot.y}
            r={6.5}
            className="fill-ink stroke-surface"
            strokeWidth={2}
          />
        ))}
        {names.map(({ name }) => (
          <PlacedText key={`${name.at.x} ${name.at.y}`} placed={name} isStrong />
        ))}
        <LedSpots
          parts={marks.flatMap(({ id, spot }) => (id === undefined ? [] : [{ id, around: spot }]))}
          obstacles={{
            bounds: { left: plot.left, right: width, top: keyed.height, bottom: plot.bottom },
            boxes: [...taken, ...names.map(({ box }) => box)],
            lines,
          }}
        />
      </Svg>
    </>
  )
}
