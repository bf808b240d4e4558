import type { FigureOf } from '@skills-center/contract/figure'
import { AxisLines, LevelTitle, UprightAxis, UprightTitle, crossing, numeralRoom, plotOf } from '../axes.tsx'
import { FigureTitle } from '../figure-title.tsx'
import { Label } from '../label.tsx'
import { textWidth, wrapped } from '../scale.ts'
import { Svg, tickSize } from '../svg.tsx'

export function BarChart({ figure, width: room }: { figure: FigureOf<'bar-chart'>; width: number }) {
  const width = Math.min(room, 560, 150 + figure.bars.length * 80)
  const left = numeralRoom(figure.y)
  const right = width - 6
  const slot = (right - left) / figure.bars.length
  const lines = figure.bars.map((bar) => wrapped(bar.label, slot - 6, tickSize))
  // Names that do not fit under their bars, even on several lines, are turned.
  const isTurned = lines.some((words) => words.some((word) => textWidth(word, tickSize) > slot - 2))
  const longest = Math.max(...figure.bars.map((bar) => textWidth(bar.label, tickSize)))
  const namesHeight = isTurned
    ? longest * Math.sin((50 * Math.PI) / 180) + 14
    : Math.max(...lines.map((words) => words.length)) * 18 + 6
  const top = 34
  const bottom = top + Math.min(280, Math.max(190, width * 0.48))
  const height = bottom + namesHeight + 28
  const plot = plotOf({ left, right, top, bottom }, { from: 0, to: 1, step: 1, label: '' }, figure.y)
  const foot = plot.y(crossing(figure.y))
  const thick = Math.min(slot * 0.66, 56)

  return (
    <>
      <FigureTitle>{figure.title}</FigureTitle>
      <Svg width={width} height={height} description={figure.description}>
        <UprightTitle y={10}>{figure.y.label}</UprightTitle>
        <UprightAxis plot={plot} axis={figure.y} />
        {figure.bars.map((bar, index) => {
          const middle = left + slot * (index + 0.5)
          const tip = plot.y(bar.value)
          return (
            <g key={`${bar.label} ${index}`}>
              <rect
                x={middle - thick / 2}
                y={Math.min(tip, foot)}
                width={thick}
                height={Math.abs(foot - tip)}
                className="fill-math"
              />
              {isTurned ? (
                <Label x={middle + 4} y={bottom + 12} size={tickSize} anchor="end" turn={-50}>
                  {bar.label}
                </Label>
              ) : (
                lines[index]?.map((words, row) => (
                  <Label key={words} x={middle} y={bottom + 15 + row * 18} size={tickSize}>
                    {words}
                  </Label>
                ))
              )}
            </g>
          )
        })}
        <AxisLines plot={plot} x={left} y={foot} hasArrows={false} />
        <LevelTitle x={(left + right) / 2} y={height - 11}>
          {figure.xLabel}
        </LevelTitle>
      </Svg>
    </>
  )
}
