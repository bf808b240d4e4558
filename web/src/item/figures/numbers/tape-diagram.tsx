import type { FigureOf } from '@skills-center/contract/figure'
import { Label } from '../label.tsx'
import { withMinus } from '../numeral.ts'
import { textWidth } from '../scale.ts'
import { Svg, labelSize, tickSize } from '../svg.tsx'
import { bracePath } from './brace.ts'
import { valueLayout } from '../value-layout.ts'
import { ValueText, valueSize } from '../value-text.tsx'

const fills = ['fill-math-soft', 'fill-warm-soft', 'fill-science-soft'] as const

/** All boxes of all tapes have the same length, so that tapes can be compared by counting boxes. */
export function TapeDiagram({ figure, width: room }: { figure: FigureOf<'tape-diagram'>; width: number }) {
  const width = Math.min(room, 560)
  const longestName = Math.max(...figure.tapes.map((tape) => textWidth(tape.label, labelSize)))
  const isBeside = longestName > 0 && longestName + 260 < width && longestName < width * 0.3
  const left = isBeside ? longestName + 16 : 1
  const max = Math.max(...figure.tapes.map((tape) => tape.boxes.length))
  const box = Math.min((width - 2 - left) / max, 96)
  const isTurned = figure.tapes.some((tape) =>
    tape.boxes.some((text) => valueLayout(text, tickSize).wide > box - 4),
  )
  const longestText = Math.max(
    ...figure.tapes.flatMap((tape) => tape.boxes).map((t) => textWidth(t, tickSize)),
  )
  const tall = isTurned ? Math.max(46, longestText + 16) : 46

  let y = 0
  const rows = figure.tapes.map((tape) => {
    const top = y
    const nameAbove = !isBeside && tape.label ? 26 : 0
    const totalTall = tape.total === null ? 0 : valueSize(tape.total).tall
    const braceAbove = tape.total === null ? 0 : 21 + totalTall
    const boxesTop = top + nameAbove + braceAbove
    y = boxesTop + tall + 18
    return { ...tape, top, nameAbove, boxesTop, totalTall }
  })

  return (
    <Svg width={left + box * max + 2} height={y - 16} description={figure.description}>
      {rows.map((row, index) => {
        const end = left + box * row.boxes.length
        return (
          <g key={`${row.label} ${index}`}>
            {row.label && (
              <Label
                x={isBeside ? left - 12 : left}
                y={isBeside ? row.boxesTop + tall / 2 : row.top + 11}
                anchor={isBeside ? 'end' : 'start'}
                isStrong
              >
                {row.label}
              </Label>
            )}
            {row.total !== null && (
              <>
                <path
                  d={bracePath(left + 1, end - 1, row.boxesTop - 20)}
                  className="fill-none stroke-ink-soft"
                  strokeWidth={2}
                />
                <ValueText x={(left + end) / 2} y={row.boxesTop - 22 - row.totalTall / 2} isStrong>
                  {row.total}
                </ValueText>
              </>
            )}
            {row.boxes.map((text, at) => (
              <g key={at}>
                <rect
                  x={left + box * at}
                  y={row.boxesTop}
                  width={box}
                  height={tall}
                  className={`stroke-ink ${fills[index % fills.length]}`}
                  strokeWidth={2}
                />
                {isTurned || text === '?' ? (
                  <Label
                    x={left + box * (at + 0.5)}
                    y={row.boxesTop + tall / 2}
                    size={tickSize}
                    turn={isTurned && text !== '?' ? -90 : 0}
                    isStrong={text === '?'}
                    isBare
                  >
                    {withMinus(text)}
                  </Label>
                ) : (
                  <ValueText x={left + box * (at + 0.5)} y={row.boxesTop + tall / 2} size={tickSize} isBare>
                    {text}
                  </ValueText>
                )}
              </g>
            ))}
          </g>
        )
      })}
    </Svg>
  )
}
