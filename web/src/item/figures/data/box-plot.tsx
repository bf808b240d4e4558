import type { FigureOf } from '@skills-center/contract/figure'
import { FigureTitle } from '../figure-title.tsx'
import { Label } from '../label.tsx'
import { numeral } from '../numeral.ts'
import { linear } from '../scale.ts'
import { Svg, tickSize } from '../svg.tsx'
import { ticksOf } from './axis-names.ts'
import { LedSpots, useLettered } from './led-spots.tsx'
import { type Box, textBox } from './label-placement.ts'
import { rowsOfNumerals } from './rows-of-numerals.ts'
import { ValueAxis, valueAxisHeight, valueAxisMargin } from './value-axis.tsx'

type BoxData = FigureOf<'box-plot'>['boxes'][number]

const thick = 44
const numeralRow = 18
const looks = [
  { fill: 'fill-math-soft', median: 'stroke-math', dash: undefined },
  { fill: 'fill-warm-soft', median: 'stroke-warm', dash: undefined },
] as const

const fiveOf = (box: BoxData) => [box.least, box.lowerQuartile, box.median, box.upperQuartile, box.most]

/** The layout of the box plots, one below the other, each with its name and numbers above it. */
function layoutBoxes(figure: FigureOf<'box-plot'>, room: number, isLettered: ReturnType<typeof useLettered>) {
  const width = Math.min(room, 560)
  const margin = valueAxisMargin(figure.x)
  const scale = linear(figure.x.from, figure.x.to, margin, width - margin)

  let top = 0
  const rows = figure.boxes.map((box, index) => {
    const numerals = (figure.hasValues ? fiveOf(box) : []).map((value) => ({
      x: scale(value),
      text: numeral(value),
    }))
    const storeys = rowsOfNumerals(numerals, tickSize)
    const isAsked = (figure.spots ?? []).some((spot) => spot.box === index && isLettered(spot.id))
    const over = numerals.length > 0 ? (Math.max(...storeys) + 1) * numeralRow + 4 : 0
    const nameAt = top + 10
    const middle = top + (box.label ? 26 : 4) + over + (isAsked && over === 0 ? 32 : 0) + thick / 2
    top = middle + thick / 2 + (isAsked && over > 0 ? 46 : 18)
    return {
      box,
      middle,
      nameAt,
      numerals: numerals.map((each, place) => ({
        ...each,
        y: middle - thick / 2 - 12 - (storeys[place] ?? 0) * numeralRow,
      })),
    }
  })
  const foot = top
  const height = foot + valueAxisHeight(figure.x, width)
  const numeralBoxes: Box[] = rows.flatMap(({ numerals }) =>
    numerals.map(({ x, y, text }) => textBox({ x, y }, [text], tickSize)),
  )
  return { width, scale, rows, foot, height, numeralBoxes }
}

export function BoxPlot({ figure, width: room }: { figure: FigureOf<'box-plot'>; width: number }) {
  const isLettered = useLettered()
  const { width, scale, rows, foot, height, numeralBoxes } = layoutBoxes(figure, room, isLettered)

  return (
    <>
      <FigureTitle>{figure.title}</FigureTitle>
      <Svg width={width} height={height} description={figure.description}>
        {ticksOf(figure.x).map(({ value }) => (
          <line
            key={value}
            x1={scale(value)}
            x2={scale(value)}
            y1={rows[0] ? rows[0].middle - thick / 2 - 4 : 0}
            y2={foot}
            className="stroke-line"
            strokeWidth={1}
          />
        ))}
        <ValueAxis axis={figure.x} scale={scale} y={foot} width={width} />
        {rows.map(({ box, middle, nameAt, numerals }, index) => {
          const look = looks[index] ?? looks[0]
          return (
            <g key={box.label}>
              {box.label && (
                <Label x={0} y={nameAt} anchor="start" isStrong>
                  {box.label}
                </Label>
              )}
              {numerals.map(({ x, y, text }) => (
                <g key={`${x} ${y}`}>
                  <line
                    x1={x}
                    x2={x}
                    y1={y + 8}
                    y2={middle - thick / 2}
                    className="stroke-line-strong"
                    strokeWidth={1}
                  />
                  <Label x={x} y={y} size={tickSize}>
                    {text}
                  </Label>
                </g>
              ))}
              <path
                d={`M ${scale(box.least)} ${middle} H ${scale(box.lowerQuartile)} M ${scale(box.upperQuartile)} ${middle} H ${scale(box.most)} M ${scale(box.least)} ${middle - 11} v 22 M ${scale(box.most)} ${middle - 11} v 22`}
                className="stroke-ink"
                strokeWidth={2}
              />
              <rect
                x={scale(box.lowerQuartile)}
                y={middle - thick / 2}
                width={scale(box.upperQuartile) - scale(box.lowerQuartile)}
                height={thick}
                className={`${look.fill} stroke-ink`}
                strokeWidth={2}
              />
              <line
                x1={scale(box.median)}
                x2={scale(box.median)}
                y1={middle - thick / 2}
                y2={middle + thick / 2}
                className={look.median}
                strokeWidth={4}
              />
              {(box.outliers ?? []).map((value) => (
                <circle
                  key={value}
                  cx={scale(value)}
                  cy={middle}
                  r={5}
                  className="fill-surface stroke-ink"
                  strokeWidth={2}
                />
              ))}
            </g>
          )
        })}
        <LedSpots
          parts={(figure.spots ?? []).map(({ id, box, at }) => {
            const row = rows[box]
            const middle = row?.middle ?? 0
            const isInBox = row !== undefined && at >= row.box.lowerQuartile && at <= row.box.upperQuartile
            const edge = isInBox ? thick / 2 : Math.min(11, thick / 2)
            const x = scale(at)
            const isOver = numeralBoxes.length === 0
            const y = isOver ? middle - edge : middle + edge
            const away = isOver ? middle - thick / 2 - 18 : middle + thick / 2 + 18
            const place = (off: number) => ({ x: x + off, y: away, leadsTo: { x, y } })
            return { id, places: [place(0), place(-16), place(16), place(-30), place(30)] }
          })}
          obstacles={{
            bounds: { left: 0, right: width, top: 0, bottom: height },
            boxes: numeralBoxes,
            lines: [],
          }}
        />
      </Svg>
    </>
  )
}
