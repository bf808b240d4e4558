import type { FigureOf } from '@skills-center/contract/figure'
import { useContentTranslation } from '../../../language/content.ts'
import { Arrow } from '../arrow.tsx'
import { TableView } from '../data/table.tsx'
import { Label } from '../label.tsx'
import { ValueText, valueSize } from '../value-text.tsx'
import { Spot } from '../spot.tsx'
import { Svg, tickSize } from '../svg.tsx'

type Machine = FigureOf<'function-machine'>
const arrow = 34
const gap = 8

/** Input, rules, and output: side by side, or from top to bottom if there is no space. */
export function FunctionMachine({ figure, width: room }: { figure: Machine; width: number }) {
  const t = useContentTranslation()
  const stops = [
    { text: figure.input, id: figure.inputId, isMachine: false },
    ...figure.machines.map(({ rule, id }) => ({ text: rule, id, isMachine: true })),
    { text: figure.output, id: figure.outputId, isMachine: false },
  ].map((stop) => {
    const { wide, tall } = valueSize(stop.text)
    return stop.isMachine
      ? { ...stop, wide: Math.max(92, wide + 32), tall: Math.max(64, tall + 30) }
      : { ...stop, wide: Math.max(46, wide + 8), tall: Math.max(28, tall + 4) }
  })
  const between = arrow + 2 * gap
  const wideAcross = stops.reduce((sum, stop) => sum + stop.wide, 0) + between * (stops.length - 1)
  const isLevel = wideAcross <= Math.min(room, 640)
  return (
    <>
      {isLevel ? <Across figure={figure} stops={stops} /> : <Down figure={figure} stops={stops} />}
      {figure.pairs && figure.pairs.length > 0 && (
        <div className="mt-5">
          <TableView
            figure={{
              kind: 'table',
              description: t('item/inputs-and-outputs-of-the-machine'),
              title: '',
              columns: [t('item/input'), t('item/output')],
              rows: figure.pairs.map(({ input, output }) => [input, output]),
            }}
          />
        </div>
      )}
    </>
  )
}

interface Stop {
  text: string
  id: string | undefined
  isMachine: boolean
  wide: number
  tall: number
}

function Across({ figure, stops }: { figure: Machine; stops: readonly Stop[] }) {
  const t = useContentTranslation()
  const tall = Math.max(...stops.map((stop) => stop.tall))
  const top = 34
  const y = top + tall / 2
  let left = 0
  const placed = stops.map((stop) => {
    const x = left + stop.wide / 2
    left += stop.wide + arrow + 2 * gap
    return { ...stop, x }
  })
  const width = left - arrow - 2 * gap
  return (
    <Svg width={width} height={top + tall + 8} description={figure.description}>
      {placed.slice(1).map((stop, index) => {
        const before = placed[index] ?? stop
        return (
          <Arrow
            key={index}
            from={{ x: before.x + before.wide / 2 + gap, y }}
            to={{ x: stop.x - stop.wide / 2 - gap, y }}
            thickness={3}
            head={13}
          />
        )
      })}
      {placed.map((stop, index) => (
        <StopView key={index} stop={stop} x={stop.x} y={y} />
      ))}
      {[placed[0], placed.at(-1)].map(
        (stop, index) =>
          stop && (
            <Label key={index} x={stop.x} y={y - stop.tall / 2 - 14} size={tickSize} tone="fill-ink-soft">
              {index === 0 ? t('item/input') : t('item/output')}
            </Label>
          ),
      )}
    </Svg>
  )
}

function Down({ figure, stops }: { figure: Machine; stops: readonly Stop[] }) {
  const t = useContentTranslation()
  const wide = Math.max(...stops.map((stop) => stop.wide)) + 140
  const x = wide / 2
  let top = 2
  const placed = stops.map((stop) => {
    const y = top + stop.tall / 2
    top += stop.tall + arrow
    return { ...stop, y }
  })
  return (
    <Svg width={wide} height={top - arrow + 4} description={figure.description}>
      {placed.slice(1).map((stop, index) => {
        const before = placed[index] ?? stop
        return (
          <Arrow
            key={index}
            from={{ x, y: before.y + before.tall / 2 + 3 }}
            to={{ x, y: stop.y - stop.tall / 2 - 4 }}
            thickness={3}
            head={13}
          />
        )
      })}
      {placed.map((stop, index) => (
        <StopView key={index} stop={stop} x={x} y={stop.y} />
      ))}
      {[placed[0], placed.at(-1)].map(
        (stop, index) =>
          stop && (
            <Label
              key={index}
              x={x - stop.wide / 2 - 8}
              y={stop.y}
              size={tickSize}
              anchor="end"
              tone="fill-ink-soft"
            >
              {index === 0 ? t('item/input') : t('item/output')}
            </Label>
          ),
      )}
    </Svg>
  )
}

function StopView({ stop, x, y }: { stop: Stop; x: number; y: number }) {
  const { wide, tall, isMachine } = stop
  return (
    <g>
      {isMachine && (
        <rect
          x={x - wide / 2}
          y={y - tall / 2}
          width={wide}
          height={tall}
          rx={12}
          className="fill-math-soft stroke-ink"
          strokeWidth={2.5}
        />
      )}
      <ValueText x={x} y={y} isStrong isBare={isMachine}>
        {stop.text}
      </ValueText>
      {stop.id !== undefined && (
        <Spot id={stop.id} x={isMachine ? x - wide / 2 + 4 : x} y={isMachine ? y - tall / 2 + 2 : y} />
      )}
    </g>
  )
}
