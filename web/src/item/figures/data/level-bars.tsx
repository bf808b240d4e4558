import type { FigureOf } from '@skills-center/contract/figure'
import { useId } from 'react'
import { AxisLines, crossing, plotOf } from '../axes.tsx'
import { Label } from '../label.tsx'
import { numeral } from '../numeral.ts'
import { textWidth } from '../scale.ts'
import { Svg, labelSize, tickSize } from '../svg.tsx'
import { visibleTicks, ticksOf, widestName } from './axis-names.ts'
import { BarKey, barSample } from './bar-key.tsx'
import { BarRect } from './bar-rect.tsx'
import { barsOf } from './bars.ts'
import { keyOf } from './chart-key.tsx'
import { LevelTitleLines } from './data-axes.tsx'
import { LedSpots, useLettered } from './led-spots.tsx'
import { Patterns } from './patterns.tsx'
import { textBox } from './label-placement.ts'
import { balanced } from './text-lines.ts'

/** The layout of horizontal bars, with names on the left and values at the tips. */
function layoutLevelBars(
  figure: FigureOf<'bar-chart'>,
  room: number,
  isLettered: ReturnType<typeof useLettered>,
) {
  const isDouble = figure.series !== undefined
  const width = Math.min(room, 560)
  const keyed = keyOf(figure.series ?? [], width, barSample)
  const names = figure.bars.map((bar) => balanced(bar.label, width * 0.36, tickSize))
  const left = Math.max(...names.flat().map((line) => textWidth(line, tickSize))) + 12
  const all = ticksOf(figure.y)
  const lastName = textWidth(all.at(-1)?.name ?? '', tickSize)
  const isAsked = figure.bars.some((bar) => isLettered(bar.id) || isLettered(bar.second?.id))
  const slot = Math.max(isDouble ? (isAsked ? 74 : 56) : 40, ...names.map((lines) => lines.length * 18 + 10))
  const top = keyed.height + (figure.xLabel ? 28 : 6)
  const bottom = top + slot * figure.bars.length
  const valueWidth = figure.hasValues
    ? Math.max(
        ...figure.bars
          .flatMap((bar) => [bar.value, bar.second?.value ?? 0])
          .map((v) => textWidth(numeral(v), tickSize)),
      )
    : 0
  const right = width - Math.max(10, lastName / 2, valueWidth)
  const plot = plotOf({ left, right, top, bottom }, figure.y, { from: 0, to: 1, step: 1, label: '' })
  const title = balanced(figure.y.label, width, labelSize)
  const height = bottom + 25 + title.length * 19 + 8
  const foot = plot.x(crossing(figure.y))
  const bars = figure.bars.flatMap((group, index) =>
    barsOf(group, isDouble).map((bar, series) => {
      const middle = top + slot * (index + bar.across)
      const tip = plot.x(bar.value)
      const half = (slot * bar.thick) / 2
      const box = {
        left: Math.min(tip, foot),
        right: Math.max(tip, foot),
        top: middle - half,
        bottom: middle + half,
      }
      const text = numeral(bar.value)
      const off = textWidth(text, tickSize) / 2 + 6
      const at = { x: tip + (bar.value < 0 ? -off : off), y: middle }
      return { ...bar, key: `${index} ${series}`, series, box, middle, tip, value: { text, at } }
    }),
  )
  const values = figure.hasValues ? bars.map(({ value }) => textBox(value.at, [value.text], tickSize)) : []
  return {
    isDouble,
    width,
    keyed,
    names,
    left,
    all,
    slot,
    top,
    bottom,
    right,
    plot,
    title,
    height,
    foot,
    bars,
    values,
  }
}

export function LevelBars({ figure, width: room }: { figure: FigureOf<'bar-chart'>; width: number }) {
  const sheet = useId()
  const isLettered = useLettered()
  const {
    isDouble,
    width,
    keyed,
    names,
    left,
    all,
    slot,
    top,
    bottom,
    right,
    plot,
    title,
    height,
    foot,
    bars,
    values,
  } = layoutLevelBars(figure, room, isLettered)

  return (
    <Svg width={width} height={height} description={figure.description}>
      {isDouble && <Patterns sheet={sheet} used={['orange']} />}
      <BarKey keyed={keyed} labels={figure.series ?? []} sheet={sheet} />
      <Label x={0} y={keyed.height + 10} anchor="start" tone="fill-ink-soft">
        {figure.xLabel}
      </Label>
      {all.map(({ value }) => (
        <line
          key={value}
          x1={plot.x(value)}
          x2={plot.x(value)}
          y1={top}
          y2={bottom}
          className="stroke-line"
          strokeWidth={1}
        />
      ))}
      {visibleTicks(figure.y, plot.x, widestName(figure.y) + 8).map(({ value, name }) => (
        <Label key={value} x={plot.x(value)} y={bottom + 15} size={tickSize}>
          {name}
        </Label>
      ))}
      {bars.map(({ key, box, series }) => (
        <BarRect key={key} box={box} series={series} sheet={sheet} />
      ))}
      {names.map((lines, index) =>
        lines.map((line, row) => (
          <Label
            key={`${index} ${row}`}
            x={left - 10}
            y={top + slot * (index + 0.5) + (row - (lines.length - 1) / 2) * 18}
            size={tickSize}
            anchor="end"
          >
            {line}
          </Label>
        )),
      )}
      <AxisLines plot={plot} x={foot} y={bottom} hasArrows={false} />
      {figure.hasValues &&
        bars.map(({ key, value }) => (
          <Label key={key} x={value.at.x} y={value.at.y} size={tickSize} isStrong>
            {value.text}
          </Label>
        ))}
      <LevelTitleLines lines={title} x={(left + right) / 2} y={bottom + 40} width={width} />
      <LedSpots
        parts={bars.flatMap(({ id, middle: y, box, tip }) => {
          if (id === undefined) return []
          const beyond = { x: tip + 18, y }
          const far = { x: tip + 50, y }
          const isLong = box.right - box.left > 34
          return [
            {
              id,
              places: isLong ? [{ x: tip - 18, y }, { x: box.left + 17, y }, beyond, far] : [beyond, far],
            },
          ]
        })}
        obstacles={{ bounds: { left: 0, right: width, top: 0, bottom: height }, boxes: values, lines: [] }}
      />
    </Svg>
  )
}
