import type { FigureOf } from '@skills-center/contract/figure'
import { useId } from 'react'
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
import { Label } from '../label.tsx'
import { lookOf } from '../marker.tsx'
import { withMinus } from '../numeral.ts'
import { lineNamePlace, pointNamePlace } from './plane-labels.ts'
import { textWidth } from '../scale.ts'
import { Svg, labelSize } from '../svg.tsx'

type Plane = FigureOf<'coordinate-plane'>
type Line = Plane['lines'][number]

/** The stretch of the line through two points that lies inside the plane (Liang and Barsky, 1984). */
function clipped(
  { through: [a, b] }: Line,
  { x, y }: Plane,
): { from: [number, number]; to: [number, number] } {
  const dx = b[0] - a[0]
  const dy = b[1] - a[1]
  let enters = -Infinity
  let leaves = Infinity
  for (const [step, low, high] of [
    [dx, x.from - a[0], x.to - a[0]],
    [dy, y.from - a[1], y.to - a[1]],
  ] as const) {
    if (step === 0) continue
    enters = Math.max(enters, Math.min(low / step, high / step))
    leaves = Math.min(leaves, Math.max(low / step, high / step))
  }
  return {
    from: [a[0] + dx * enters, a[1] + dy * enters],
    to: [a[0] + dx * leaves, a[1] + dy * leaves],
  }
}

export function CoordinatePlane({ figure, width: room }: { figure: Plane; width: number }) {
  const clip = useId()
  const width = Math.min(room, 440)
  const acrossAt = crossing(figure.x)
  const upAt = crossing(figure.y)
  const hasWords = figure.y.label.length > 2 || figure.x.label.length > 2

  const left = acrossAt > figure.x.from ? 16 : numeralRoom(figure.y)
  const top = hasWords ? 40 : 30
  const right = width - 26
  const columns = (figure.x.to - figure.x.from) / figure.x.step
  const rows = (figure.y.to - figure.y.from) / figure.y.step
  // Square cells where they give a sheet of sensible shape.
  const tall = Math.min(
    Math.max(((right - left) / columns) * rows, (right - left) * 0.6),
    (right - left) * 1.1,
  )
  const bottom = top + tall
  const plot = plotOf({ left, right, top, bottom }, figure.x, figure.y)
  const below = upAt > figure.y.from ? 16 : 26
  const height = bottom + below + (hasWords ? 26 : 0)
  const axisX = plot.x(acrossAt)
  const axisY = plot.y(upAt)

  const lines = figure.lines.map((line) => {
    const { from, to } = clipped(line, figure)
    return { from: { x: plot.x(from[0]), y: plot.y(from[1]) }, to: { x: plot.x(to[0]), y: plot.y(to[1]) } }
  })

  return (
    <Svg width={width} height={height} description={figure.description}>
      <clipPath id={clip}>
        <rect x={left} y={top} width={right - left} height={bottom - top} />
      </clipPath>
      <UprightAxis plot={plot} axis={figure.y} at={axisX} />
      <LevelAxis plot={plot} axis={figure.x} at={axisY} />
      <AxisLines plot={plot} x={axisX} y={axisY} hasArrows />
      {axisX > left + 1 && axisY < bottom - 1 && (
        <Label x={axisX - 9} y={axisY + 14} size={14}>
          0
        </Label>
      )}
      {hasWords ? (
        <>
          <UprightTitle y={10}>{figure.y.label}</UprightTitle>
          <LevelTitle x={(left + right) / 2} y={height - 10}>
            {figure.x.label}
          </LevelTitle>
        </>
      ) : (
        <>
          <Label x={width - 6} y={axisY - 14} isStrong>
            {figure.x.label}
          </Label>
          <Label x={axisX + 14} y={top - 12} isStrong>
            {figure.y.label}
          </Label>
        </>
      )}
      {figure.lines.map((line, index) => {
        const { from, to } = lines[index] ?? { from: { x: 0, y: 0 }, to: { x: 0, y: 0 } }
        const look = lookOf(index)
        const name = lineNamePlace(
          [from, to],
          textWidth(line.label, labelSize),
          { ...plot, axisX, axisY },
          figure.points.map(({ at }) => ({ x: plot.x(at[0]), y: plot.y(at[1]) })),
        )
        return (
          <g key={`${line.label} ${index}`}>
            <line
              x1={from.x}
              y1={from.y}
              x2={to.x}
              y2={to.y}
              clipPath={`url(#${clip})`}
              className={look.stroke}
              strokeWidth={3}
              strokeDasharray={look.dash}
            />
            <Label x={name.x} y={name.y} tone={look.fill} isStrong>
              {withMinus(line.label)}
            </Label>
          </g>
        )
      })}
      {figure.points.map((point) => {
        const at = { x: plot.x(point.at[0]), y: plot.y(point.at[1]) }
        const name = pointNamePlace(
          at,
          textWidth(point.label, labelSize),
          { left: 0, right: width, top: 0, bottom: height, axisX, axisY },
          lines,
          figure.points.map((other) => ({ x: plot.x(other.at[0]), y: plot.y(other.at[1]) })),
        )
        return (
          <g key={`${point.at.join(' ')} ${point.label}`}>
            <circle cx={at.x} cy={at.y} r={6} className="fill-math stroke-surface" strokeWidth={2} />
            <Label x={name.x} y={name.y} tone="fill-math" isStrong>
              {withMinus(point.label)}
            </Label>
          </g>
        )
      })}
    </Svg>
  )
}
