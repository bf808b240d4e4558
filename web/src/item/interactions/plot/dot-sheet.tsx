import { useContentLanguage } from '../../../language/content.ts'
import { ValueAxis } from '../../figures/data/value-axis.tsx'
import { type Tone, tones } from '../drawing/tones.ts'
import type { ColumnLayout } from './column-layout.ts'
import type { ColumnShape } from './columns.ts'
import { namedAxis } from './named-step.ts'

type DotShape = Extract<ColumnShape, { kind: 'dot-plot' }>

/** The dots of a dot plot, on a grid that shows where dots can go. */
export function DotSheet({
  shape,
  layout,
  dots,
  preview,
  toneOf,
}: {
  shape: DotShape
  layout: ColumnLayout
  dots: readonly number[]
  /** Where a tap would put the top of a column. */
  preview: { index: number; height: number } | null
  toneOf: (index: number) => Tone
}) {
  const language = useContentLanguage()
  const { slot, middle, y, foot, width } = layout
  const radius = Math.min(9.5, slot / 2 - 2)
  const storeys = Array.from({ length: shape.most }, (_, storey) => storey + 1)
  const at = (storey: number) => (y(storey) + y(storey - 1)) / 2
  return (
    <g aria-hidden lang={language}>
      <ValueAxis axis={namedAxis(shape.axis, layout.x)} scale={layout.x} y={foot} width={width} />
      {dots.map((_, index) => (
        <line
          key={index}
          x1={middle(index)}
          x2={middle(index)}
          y1={foot}
          y2={foot + 5}
          strokeWidth={1}
          className="stroke-ink"
        />
      ))}
      {dots.map((count, index) =>
        storeys.map((storey) => {
          const place = { cx: middle(index), cy: at(storey) }
          const key = `${index} ${storey}`
          const tone = toneOf(index)
          if (storey <= count)
            return tones[tone].isDashed ? (
              <circle
                key={key}
                {...place}
                r={radius - 1}
                strokeWidth={2}
                strokeDasharray="4 3"
                className={`fill-incorrect-soft ${tones[tone].stroke}`}
              />
            ) : (
              <circle key={key} {...place} r={radius} className={tones[tone].fill} />
            )
          const isMeant = preview?.index === index && storey <= preview.height
          return isMeant ? (
            <circle key={key} {...place} r={radius} className="fill-math/35" />
          ) : (
            <circle key={key} {...place} r={2} className="fill-line-strong/60" />
          )
        }),
      )}
    </g>
  )
}
