import { useContentLanguage } from '../../../language/content.ts'
import { AxisLines } from '../../figures/axes.tsx'
import { BarName } from '../../figures/data/bar-name.tsx'
import { DataAxes } from '../../figures/data/data-axes.tsx'
import { TickName } from '../../figures/data/tick-name.tsx'
import { type Tone, tones } from '../drawing/tones.ts'
import type { BarLayout } from './bar-layout.ts'
import type { ColumnShape } from './columns.ts'

type BarShape = Exclude<ColumnShape, { kind: 'dot-plot' }>

/** The bars of a bar graph or histogram, on their axes. */
export function BarSheet({
  shape,
  layout,
  heights,
  preview,
  isOpen,
  toneOf,
}: {
  shape: BarShape
  layout: BarLayout
  heights: readonly number[]
  /** Where a tap would put the top of a bar. */
  preview: { index: number; height: number } | null
  /** Bars have a handle while they can be changed. */
  isOpen: boolean
  toneOf: (index: number) => Tone
}) {
  const language = useContentLanguage()
  const { frame, thick, names, edges, middle, y, foot } = layout
  const { plot } = frame
  return (
    <g aria-hidden lang={language}>
      <DataAxes frame={frame} x={null} y={shape.value} />
      {heights.map((height, index) => {
        const tip = y(height)
        const tone = toneOf(index)
        const { isDashed } = tones[tone]
        const inset = isDashed ? 1.5 : 0
        const box = {
          x: middle(index) - thick / 2 + inset,
          y: Math.min(tip, foot) + inset,
          width: thick - 2 * inset,
          height: Math.max(0, Math.abs(tip - foot) - inset),
        }
        return isDashed ? (
          <rect
            key={index}
            {...box}
            strokeWidth={2.5}
            strokeDasharray="7 4"
            className={`fill-incorrect-soft ${tones[tone].stroke}`}
          />
        ) : (
          <rect key={index} {...box} strokeWidth={2} className={`${tones[tone].fill} stroke-surface`} />
        )
      })}
      <AxisLines plot={plot} x={plot.left} y={foot} hasArrows={false} />
      {names === null
        ? edges.map(({ at, name }) => (
            <g key={at}>
              <line x1={at} x2={at} y1={foot} y2={foot + 6} strokeWidth={2} className="stroke-ink" />
              {name !== '' && <TickName name={name} x={at} y={plot.bottom + 18} />}
            </g>
          ))
        : heights.map((_, index) => (
            <BarName key={index} names={names} index={index} x={middle(index)} foot={plot.bottom} />
          ))}
      {preview !== null && (
        <line
          x1={middle(preview.index) - thick / 2}
          x2={middle(preview.index) + thick / 2}
          y1={y(preview.height)}
          y2={y(preview.height)}
          strokeWidth={3}
          strokeDasharray="6 4"
          className="stroke-math"
        />
      )}
      {isOpen &&
        heights.map((height, index) => {
          const wide = Math.min(thick - 6, 26)
          return (
            <rect
              key={index}
              x={middle(index) - wide / 2}
              y={y(height) - 4}
              width={wide}
              height={8}
              rx={4}
              strokeWidth={1.5}
              className="fill-surface stroke-math print:hidden"
            />
          )
        })}
    </g>
  )
}
