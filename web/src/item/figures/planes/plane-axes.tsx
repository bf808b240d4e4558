import type { FigureOf } from '@skills-center/contract/figure'
import { AxisLines, LevelTitle, UprightTitle } from '../axes.tsx'
import { Label } from '../label.tsx'
import { ValueText } from '../value-text.tsx'
import { ticks } from '../scale.ts'
import { tickSize } from '../svg.tsx'
import { type Drawn, type Frame, numeralsOf } from './plane-frame.ts'

type Plane = FigureOf<'coordinate-plane'>

/** The grid and the two axes. */
export function PlaneGrid({ figure, frame }: { figure: Plane; frame: Frame }) {
  const { plot, axisX, axisY } = frame
  const upright = ticks(figure.x.from, figure.x.to, figure.x.step).map(
    (value) => `M ${plot.x(value)} ${plot.top} V ${plot.bottom}`,
  )
  const level = ticks(figure.y.from, figure.y.to, figure.y.step).map(
    (value) => `M ${plot.left} ${plot.y(value)} H ${plot.right}`,
  )
  return (
    <g>
      <path d={[...upright, ...level].join(' ')} className="stroke-line" strokeWidth={1} />
      <AxisLines plot={plot} x={axisX} y={axisY} hasArrows />
    </g>
  )
}

/** Tick labels and axis names, above the lines that cross them. */
export function PlaneWriting({ figure, frame, drawn }: { figure: Plane; frame: Frame; drawn: Drawn }) {
  const { plot, axisX, axisY, width, height, hasWords } = frame
  return (
    <g>
      {numeralsOf(figure, frame, drawn).map(({ text, x, y, anchor }) => (
        <ValueText key={`${anchor} ${x} ${y}`} x={x} y={y} anchor={anchor} size={tickSize}>
          {text}
        </ValueText>
      ))}
      {hasWords ? (
        <>
          <UprightTitle y={10}>{figure.y.label}</UprightTitle>
          <LevelTitle x={(plot.left + plot.right) / 2} y={height - 10}>
            {figure.x.label}
          </LevelTitle>
        </>
      ) : (
        <>
          <Label x={width - 6} y={axisY - 14} isStrong>
            {figure.x.label}
          </Label>
          <Label x={axisX + 14} y={plot.top - 12} isStrong>
            {figure.y.label}
          </Label>
        </>
      )}
    </g>
  )
}
