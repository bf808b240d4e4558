import type { FigureOf } from '@skills-center/contract/figure'
import { FigureTitle } from '../figure-title.tsx'
import { Label } from '../label.tsx'
import { numeral } from '../numeral.ts'
import { textWidth, wrapped } from '../scale.ts'
import { Svg, labelSize } from '../svg.tsx'
import { LedSpots, useLettered } from './led-spots.tsx'
import { PictureSymbol } from './picture-symbol.tsx'

const size = 22
const pitch = 27

export function PictureGraph({ figure, width: room }: { figure: FigureOf<'picture-graph'>; width: number }) {
  const isLettered = useLettered()
  const hasBadges = figure.rows.some(({ id }) => isLettered(id))
  const max = Math.max(...figure.rows.map((row) => Math.ceil(row.symbols)))
  const badge = hasBadges ? 34 : 0
  const names = figure.rows.map(({ label }) => wrapped(label, Math.min(150, room * 0.36), labelSize))
  const nameWidth = Math.max(...names.flat().map((words) => textWidth(words, labelSize))) + 14
  // On a phone, a long row of symbols needs the whole width, so its name goes above it.
  const isStacked = nameWidth + max * pitch + badge > room
  const left = isStacked ? 8 : nameWidth
  const perLine = Math.max(1, Math.min(max, Math.floor((room - left - badge - 4) / pitch)))
  const key = `= ${numeral(figure.each)} ${figure.unit}`
  const width = Math.min(
    room,
    Math.max(left + perLine * pitch + 8 + badge, textWidth(key, labelSize) + 60, 260),
  )

  let y = 4
  const rows = figure.rows.map((row, index) => {
    const lines = isStacked ? wrapped(row.label, width - 16, labelSize) : (names[index] ?? [])
    const storeys = Math.max(1, Math.ceil(row.symbols / perLine))
    const top = y
    const head = isStacked ? lines.length * 18 + 4 : 0
    const tall = Math.max(storeys * 30, isStacked ? 0 : lines.length * 18)
    y += head + tall + 14
    return { row, lines, top, head, tall, storeys, middle: top + 7 + head + tall / 2 }
  })
  const foot = y
  const keyWidth = size + textWidth(key, labelSize) + 34

  return (
    <>
      <FigureTitle>{figure.title}</FigureTitle>
      <Svg width={width} height={foot + 52} description={figure.description}>
        {rows.map(({ row, lines, top, head, tall, storeys, middle }, index) => (
          <g key={row.label}>
            {index > 0 && (
              <line x1={0} x2={width} y1={top} y2={top} className="stroke-line" strokeWidth={1} />
            )}
            {lines.map((words, place) => (
              <Label
                key={place}
                x={isStacked ? left : left - 12}
                y={isStacked ? top + 17 + place * 18 : middle + (place - (lines.length - 1) / 2) * 18}
                anchor={isStacked ? 'start' : 'end'}
              >
                {words}
              </Label>
            ))}
            {Array.from({ length: Math.ceil(row.symbols) }, (_, place) => (
              <PictureSymbol
                key={place}
                name={figure.symbol}
                x={left + 4 + ((place % perLine) + 0.5) * pitch}
                y={top + 7 + head + (tall - storeys * 30) / 2 + (Math.floor(place / perLine) + 0.5) * 30}
                size={size}
                isHalf={place + 1 > row.symbols}
              />
            ))}
          </g>
        ))}
        <path
          d={`M 0 ${foot} H ${width} M ${isStacked ? 0 : left - 4} 4 V ${foot}`}
          className="stroke-ink"
          strokeWidth={2}
          strokeLinecap="square"
        />
        <rect
          x={(width - keyWidth) / 2}
          y={foot + 14}
          width={keyWidth}
          height={36}
          rx={8}
          className="fill-none stroke-line-strong"
          strokeWidth={1.5}
        />
        <PictureSymbol name={figure.symbol} x={(width - keyWidth) / 2 + 24} y={foot + 32} size={size} />
        <Label x={(width - keyWidth) / 2 + 42} y={foot + 32} anchor="start" isStrong>
          {key}
        </Label>
        <LedSpots
          parts={rows.flatMap(({ row: { id }, middle }) =>
            id === undefined ? [] : [{ id, places: [{ x: width - 16, y: middle }] }],
          )}
          obstacles={{ bounds: { left: 0, right: width, top: 0, bottom: foot }, boxes: [], lines: [] }}
        />
      </Svg>
    </>
  )
}
