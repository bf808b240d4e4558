import type { FigureOf } from '@skills-center/contract/figure'
import { useId } from 'react'
import { AxisLines, crossing } from '../axes.tsx'
import { Label } from '../label.tsx'
import { numeral } from '../numeral.ts'
import { textWidth } from '../scale.ts'
import { Svg, tickSize } from '../svg.tsx'
import { widestName } from './axis-names.ts'
import { BarKey, barSample } from './bar-key.tsx'
import { BarName } from './bar-name.tsx'
import { barNames } from './bar-names.ts'
import { BarRect } from './bar-rect.tsx'
import { barsOf } from './bars.ts'
import { keyOf } from './chart-key.tsx'
import { DataAxes, frameOf } from './data-axes.tsx'
import { LedSpots } from './led-spots.tsx'
import { Patterns } from './patterns.tsx'
import { type Box, boxAround, isDisjoint } from './label-placement.ts'

const thickest = 56

/** Values beyond the tips of their bars. Values of a pair shift apart; one that still touches moves farther out. */
function valuesOver(
  bars: readonly { middle: number; thick: number; lean: number; tip: number; value: number }[],
) {
  const taken: Box[] = []
  return bars.map(({ middle, thick, lean, tip, value }) => {
    const out = value < 0 ? 1 : -1
    const text = numeral(value)
    const wide = textWidth(text, tickSize)
    const x = middle + lean * Math.max(0, (wide - thick) / 2)
    let y = tip + 11 * out
    const boxAt = () => boxAround({ x, y }, wide, tickSize)
    while (taken.some((other) => !isDisjoint(boxAt(), other))) y += 4 * out
    taken.push(boxAt())
    return { text, at: { x, y }, box: boxAt() }
  })
}

export function UprightBars({ figure, width: room }: { figure: FigureOf<'bar-chart'>; width: number }) {
  const sheet = useId()
  const isDouble = figure.series !== undefined
  const groups = figure.bars.length
  const width = Math.min(room, 560, 150 + groups * (isDouble ? 110 : 80))
  const keyed = keyOf(figure.series ?? [], width, barSample)
  // As in `frameOf`, which needs the height of the names first.
  const slot = (width - 14 - widestName(figure.y) - 14) / groups
  const names = barNames(
    figure.bars.map((bar) => bar.label),
    slot,
  )
  const framed = (drop: number) =>
    frameOf({
      width,
      x: { from: 0, to: groups, step: 1, label: figure.xLabel },
      y: figure.y,
      above: keyed.height,
      tall: Math.min(280, Math.max(190, width * 0.48)),
      namesHeight: names.height + drop,
    })
  const { plot } = framed(0)
  // Names move down if the value of a negative bar needs the space.
  const deepest = Math.max(
    ...figure.bars
      .flatMap(({ value, second }) => [value, second?.value ?? value])
      .map((value) => (value < 0 ? plot.y(value) + 20 : 0)),
  )
  const drop = figure.hasValues ? Math.max(0, deepest - plot.bottom) : 0
  const frame = framed(drop)
  const foot = plot.y(crossing(figure.y))
  const bars = figure.bars.flatMap((group, index) =>
    barsOf(group, isDouble).map((bar, series) => {
      const thick = Math.min(slot * bar.thick, thickest)
      // The two bars of a group stay together if the slot is wider than both.
      const middle =
        plot.left +
        slot * (index + 0.5) +
        (isDouble ? (series - 0.5) * (thick + Math.min(3, slot * 0.02)) : 0)
      const tip = plot.y(bar.value)
      const box = {
        left: middle - thick / 2,
        right: middle + thick / 2,
        top: Math.min(tip, foot),
        bottom: Math.max(tip, foot),
      }
      const lean = isDouble ? (series === 0 ? -1 : 1) : 0
      return { ...bar, key: `${index} ${series}`, series, box, middle, thick, lean, tip }
    }),
  )
  const values = figure.hasValues ? valuesOver(bars) : []

  return (
    <Svg width={width} height={frame.height} description={figure.description}>
      {isDouble && <Patterns sheet={sheet} used={['orange']} />}
      <BarKey keyed={keyed} labels={figure.series ?? []} sheet={sheet} />
      <DataAxes frame={frame} x={null} y={figure.y} />
      {bars.map(({ key, box, series }) => (
        <BarRect key={key} box={box} series={series} sheet={sheet} />
      ))}
      {figure.bars.map((bar, index) => (
        <BarName
          key={`${bar.label} ${index}`}
          names={names}
          index={index}
          x={plot.left + slot * (index + 0.5)}
          foot={plot.bottom + drop}
        />
      ))}
      <AxisLines plot={plot} x={plot.left} y={foot} hasArrows={false} />
      {figure.hasValues &&
        values.map(({ at, text }) => (
          <Label key={at.x} x={at.x} y={at.y} size={tickSize} isStrong>
            {text}
          </Label>
        ))}
      <LedSpots
        parts={bars.flatMap(({ id, middle: x, box, tip }) => {
          if (id === undefined) return []
          const inside = [
            { x, y: tip + 19 },
            { x, y: (box.top + box.bottom) / 2 },
            { x, y: box.bottom - 17 },
          ]
          const over = { x, y: tip - (figure.hasValues ? 36 : 18) }
          const isTall = box.bottom - box.top > 34
          return [{ id, places: isTall ? [{ x, y: tip + 19 }, ...inside, over] : [over] }]
        })}
        obstacles={{
          bounds: { left: 0, right: width, top: 0, bottom: frame.height },
          boxes: values.map(({ box }) => box),
          lines: [],
        }}
      />
    </Svg>
  )
}
