import type { FigureOf } from '@skills-center/contract/figure'
import { useMemo } from 'react'
import { AskedMark } from './asked-mark.tsx'
import { type PlacedLevel, pyramidLayout } from './energy-pyramid-layout.ts'
import { FigureTitle } from '../figure-title.tsx'
import { Label } from '../label.tsx'
import { Spot } from '../spot.tsx'
import { Svg, labelSize, tickSize } from '../svg.tsx'

const tones = [
  'fill-science-soft stroke-science',
  'fill-warm-soft stroke-warm',
  'fill-math-soft stroke-math',
  'fill-incorrect-soft stroke-incorrect',
  'fill-sunken stroke-line-strong',
] as const
const badge = 17

export function EnergyPyramid({
  figure,
  width: room,
}: {
  figure: FigureOf<'energy-pyramid'>
  width: number
}) {
  const layout = useMemo(() => pyramidLayout(figure, Math.min(room, 560)), [figure, room])
  const { half, levels } = layout
  const middle = layout.base / 2
  return (
    <>
      <FigureTitle>{figure.title}</FigureTitle>
      <Svg width={layout.width} height={layout.height} description={figure.description}>
        {levels.map((placed, index) => {
          const { level, upper, lower, textX } = placed
          const y = (upper + lower) / 2
          // A badge that does not fit in its level goes to the left of the slope.
          const badgeX = half(y) > badge + 12 ? middle : middle - half(y) - badge
          return (
            <g key={level.id}>
              <polygon
                points={`${middle - half(upper)},${upper} ${middle + half(upper)},${upper} ${middle + half(lower)},${lower} ${middle - half(lower)},${lower}`}
                className={tones[index % tones.length]}
                strokeWidth={2}
                strokeLinejoin="round"
              />
              <line
                x1={middle + half(y) - 8}
                y1={y}
                x2={textX - 8}
                y2={y}
                className="stroke-ink-soft"
                strokeWidth={1.5}
              />
              <circle cx={middle + half(y) - 8} cy={y} r={3} className="fill-ink-soft" />
              <LevelText placed={placed} y={y} />
              <Spot id={level.id} x={badgeX} y={y} />
            </g>
          )
        })}
      </Svg>
    </>
  )
}

function LevelText({ placed: { lines, textX }, y }: { placed: PlacedLevel; y: number }) {
  let top = y - lines.reduce((sum, line) => sum + line.height, 0) / 2
  return lines.map((line) => {
    const at = top + line.height / 2
    top += line.height
    if (line.text === '?') return <AskedMark key={line.look} x={textX + 14} y={at} />
    return (
      <Label
        key={`${line.look} ${line.text}`}
        x={textX}
        y={at}
        size={line.look === 'note' ? tickSize : labelSize}
        anchor="start"
        tone={line.look === 'note' ? 'fill-ink-soft' : 'fill-ink'}
        isStrong={line.look === 'name'}
      >
        {line.text}
      </Label>
    )
  })
}
