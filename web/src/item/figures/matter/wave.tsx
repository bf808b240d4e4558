import type { FigureOf } from '@skills-center/contract/figure'
import {
  AxisLines,
  LevelAxis,
  LevelTitle,
  type Plot,
  UprightAxis,
  UprightTitle,
  crossing,
  numeralWidth,
  plotOf,
} from '../axes.tsx'
import { Label } from '../label.tsx'
import { lookOf } from '../marker.tsx'
import { withMinus } from '../numeral.ts'
import { Spot } from '../spot.tsx'
import { Svg } from '../svg.tsx'
import { WaveMark, marksRoom } from './wave-mark.tsx'
import { type Wave as WaveData, displacement, layersOf } from './wave-shape.ts'

type Figure = FigureOf<'wave'>

const tallest = 46

export function Wave({ figure, width: room }: { figure: Figure; width: number }) {
  const width = Math.min(room, 600)
  let y = 0
  const panels = figure.waves.map((wave, index) => {
    const isLast = index === figure.waves.length - 1
    const panel = panelOf(figure, wave, width, y, isLast)
    y = panel.end
    return { ...panel, wave, index, isLast }
  })
  return (
    <Svg width={width} height={y} description={figure.description}>
      {panels.map((panel) => (
        <g key={panel.wave.id}>
          {panel.wave.label !== '' && (
            <Label x={0} y={panel.titleAt} anchor="start" isStrong>
              {withMinus(panel.wave.label)}
            </Label>
          )}
          <Spot id={panel.wave.id} x={width - 14} y={panel.titleAt + 3} />
          <Ground
            figure={figure}
            wave={panel.wave}
            plot={panel.plot}
            isLast={panel.isLast}
            yTitleAt={panel.yTitleAt}
          />
          {panel.wave.motion === 'transverse' ? (
            <Curve figure={figure} wave={panel.wave} plot={panel.plot} index={panel.index} />
          ) : (
            <Layers figure={figure} wave={panel.wave} plot={panel.plot} />
          )}
          {figure.marks
            .filter((mark) => mark.wave === panel.wave.id)
            .map((mark) => (
              <WaveMark
                key={mark.id}
                mark={mark}
                wave={panel.wave}
                plot={panel.plot}
                measureAt={panel.measureAt}
              />
            ))}
        </g>
      ))}
    </Svg>
  )
}

/** The edges of one wave's panel; all panels share their scales. */
function panelOf(figure: Figure, wave: WaveData, width: number, from: number, isLast: boolean) {
  const isSound = wave.motion === 'longitudinal'
  const highest = Math.max(
    ...figure.waves.filter((one) => one.motion === 'transverse').map((one) => one.amplitude),
    Number.EPSILON,
  )
  const marks = figure.marks.filter((mark) => mark.wave === wave.id)
  const room = marksRoom(marks)
  const hasUpright = figure.y !== undefined && !isSound
  const titleAt = from + 12
  const head = from + (wave.label === '' ? 4 : 26)
  const yTitleAt = head + 8
  const top = head + (hasUpright ? 24 : 0) + room.above
  const half = isSound ? 30 : hasUpright ? 76 : Math.max(12, (wave.amplitude / highest) * tallest)
  const bottom = top + half * 2
  const left = figure.y === undefined ? 2 : numeralWidth(figure.y)
  const x = figure.x ?? { from: 0, to: figure.length, step: figure.length, label: '' }
  const y = figure.y ?? { from: -wave.amplitude, to: wave.amplitude, step: wave.amplitude, label: '' }
  const plot = plotOf(
    { left, right: width - 14, top, bottom },
    { ...x, to: x.from + figure.length },
    isSound ? { from: -1, to: 1, step: 1, label: '' } : y,
  )
  const foot = figure.x && isLast ? 52 : 0
  return {
    plot,
    titleAt,
    yTitleAt,
    measureAt: room.measureAt,
    end: bottom + room.below + foot + (isLast ? 6 : 22),
  }
}

function Ground({
  figure,
  wave,
  plot,
  isLast,
  yTitleAt,
}: {
  figure: Figure
  wave: WaveData
  plot: Plot
  isLast: boolean
  yTitleAt: number
}) {
  const isSound = wave.motion === 'longitudinal'
  const rest = plot.y(0)
  return (
    <g>
      {figure.y && !isSound && (
        <>
          <UprightTitle y={yTitleAt}>{figure.y.label}</UprightTitle>
          <UprightAxis plot={plot} axis={figure.y} />
        </>
      )}
      {figure.x && isLast && (
        <>
          <LevelAxis plot={plot} axis={figure.x} />
          <LevelTitle x={(plot.left + plot.right) / 2} y={plot.bottom + 40}>
            {figure.x.label}
          </LevelTitle>
        </>
      )}
      {figure.y && figure.x && !isSound ? (
        <AxisLines plot={plot} x={plot.left} y={plot.y(crossing(figure.y))} hasArrows={false} />
      ) : (
        !isSound && (
          <line
            x1={plot.left}
            x2={plot.right}
            y1={rest}
            y2={rest}
            className="stroke-line-strong"
            strokeWidth={1.5}
            strokeDasharray="6 5"
          />
        )
      )}
    </g>
  )
}

function Curve({ figure, wave, plot, index }: { figure: Figure; wave: WaveData; plot: Plot; index: number }) {
  const look = lookOf(index)
  const from = figure.x?.from ?? 0
  const steps = Math.ceil((plot.right - plot.left) / 2)
  const points = Array.from({ length: steps + 1 }, (_, step) => {
    const x = (step / steps) * figure.length
    return `${plot.x(from + x).toFixed(1)},${plot.y(displacement(wave, x)).toFixed(1)}`
  })
  return (
    <polyline
      points={points.join(' ')}
      className={`fill-none ${look.stroke}`}
      strokeWidth={3}
      strokeLinejoin="round"
      strokeLinecap="round"
    />
  )
}

/** The medium as vertical lines, closer together where it is compressed. */
function Layers({ figure, wave, plot }: { figure: Figure; wave: WaveData; plot: Plot }) {
  const from = figure.x?.from ?? 0
  const perPixel = figure.length / (plot.right - plot.left)
  const spacing = Math.min(6 * perPixel, wave.wavelength / 12)
  return (
    <g className="stroke-science" strokeWidth={1.5}>
      {layersOf(wave, figure.length, spacing).map((x) => (
        <line key={x} x1={plot.x(from + x)} x2={plot.x(from + x)} y1={plot.top} y2={plot.bottom} />
      ))}
    </g>
  )
}
