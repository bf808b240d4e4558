import type { FigureOf } from '@skills-center/contract/figure'
import { useContentTranslation } from '../../../language/content.ts'
import { Arrow } from '../arrow.tsx'
import { balanced } from '../data/text-lines.ts'
import { Label } from '../label.tsx'
import { numeral, withMinus } from '../numeral.ts'
import { type Scale, linear, textWidth, thinned, ticks, wrapped } from '../scale.ts'
import { Spot } from '../spot.tsx'
import { Svg, labelSize, tickSize } from '../svg.tsx'

type Figure = FigureOf<'energy-bars'>
type Moment = Figure['moments'][number]

const rowPitch = 38
const barHeight = 22
const systemHeight = 124

/** Keeps a number and its unit on one line. */
const together = (label: string): string => withMinus(label).replaceAll(/(\d) (?=[a-zA-Z])/g, '$1\u00a0')

/** One chart below the other, so that the names of the energy stores fit; the system is between them. */
export function EnergyBars({ figure, width: room }: { figure: Figure; width: number }) {
  const width = Math.min(room, 480)
  const names = figure.stores.map((store) => wrapped(store, 96, labelSize))
  const left = Math.max(...names.flat().map((line) => textWidth(line, labelSize))) + 14
  const x = linear(0, figure.to, left, width - 22)
  const chart = 30 + figure.stores.length * rowPitch + (figure.unit === '' ? 6 : 46)
  const between = figure.system ? systemHeight : 18
  const topOf = (index: number) => index * (chart + 18) + (index > 0 ? between - 18 : 0)
  return (
    <Svg width={width} height={topOf(figure.moments.length - 1) + chart} description={figure.description}>
      {figure.moments.map((moment, index) => (
        <Chart
          key={moment.id}
          figure={figure}
          moment={moment}
          names={names}
          x={x}
          y={topOf(index)}
          left={left}
        />
      ))}
      {figure.system && <System system={figure.system} y={chart + between / 2 - 4} width={width} />}
    </Svg>
  )
}

function Chart({
  figure,
  moment,
  names,
  x,
  y,
  left,
}: {
  figure: Figure
  moment: Moment
  names: string[][]
  x: Scale
  y: number
  left: number
}) {
  const t = useContentTranslation()
  const values = ticks(0, figure.to, figure.step)
  const top = y + 28
  const bottom = top + figure.stores.length * rowPitch
  const widest = Math.max(...values.map((value) => textWidth(numeral(value), tickSize)))
  return (
    <g>
      <Label x={left} y={y + 11} anchor="start" isStrong>
        {withMinus(moment.label)}
      </Label>
      <Spot id={moment.id} x={left - 20} y={y + 13} />
      {values.map((value) => (
        <line
          key={value}
          x1={x(value)}
          x2={x(value)}
          y1={top}
          y2={bottom}
          className={figure.unit === '' ? 'stroke-line-strong' : 'stroke-line'}
          strokeWidth={1}
        />
      ))}
      {figure.stores.map((store, index) => (
        <Store
          key={store}
          id={moment.bars[index]?.id ?? ''}
          name={names[index] ?? []}
          energy={moment.bars[index]?.energy ?? null}
          x={x}
          y={top + (index + 0.5) * rowPitch}
          steps={figure.unit === '' ? values : []}
        />
      ))}
      <line x1={left} x2={left} y1={top - 2} y2={bottom + 2} className="stroke-ink" strokeWidth={2} />
      {figure.unit !== '' && (
        <>
          {thinned(values, x, widest + 8).map((value) => (
            <Label key={value} x={x(value)} y={bottom + 14} size={tickSize}>
              {numeral(value)}
            </Label>
          ))}
          <Label x={(left + x(figure.to)) / 2} y={bottom + 35} tone="fill-ink-soft">
            {t('item/energy-unit', { unit: figure.unit })}
          </Label>
        </>
      )}
    </g>
  )
}

function Store({
  id,
  name,
  energy,
  x,
  y,
  steps,
}: {
  id: string
  name: string[]
  energy: number | null
  x: Scale
  y: number
  /** Where a bar is divided into squares for counting. */
  steps: number[]
}) {
  const left = x(0)
  const end = energy === null ? left + 46 : x(energy)
  return (
    <g>
      {name.map((line, index) => (
        <Label key={line} x={left - 10} y={y + (index - (name.length - 1) / 2) * 17} anchor="end">
          {line}
        </Label>
      ))}
      {energy === null ? (
        <>
          <rect
            x={left + 1}
            y={y - barHeight / 2}
            width={45}
            height={barHeight}
            className="fill-surface stroke-ink"
            strokeWidth={2}
            strokeDasharray="5 4"
          />
          <Label x={left + 23} y={y} isStrong isBare>
            ?
          </Label>
        </>
      ) : (
        energy > 0 && (
          <rect x={left} y={y - barHeight / 2} width={end - left} height={barHeight} className="fill-math" />
        )
      )}
      {energy !== null &&
        steps
          .filter((step) => step > 0 && step < energy)
          .map((step) => (
            <line
              key={step}
              x1={x(step)}
              x2={x(step)}
              y1={y - barHeight / 2}
              y2={y + barHeight / 2}
              className="stroke-surface"
              strokeWidth={1.5}
            />
          ))}
      <Spot id={id} x={end + 16} y={y} />
    </g>
  )
}

/** The objects inside the system boundary, and the energy that crosses it. */
function System({ system, y, width }: { system: NonNullable<Figure['system']>; y: number; width: number }) {
  const { objects, flow } = system
  const flowLines = flow ? wrapped(together(flow.label), 72, labelSize) : []
  const flowWide = flow ? Math.max(62, ...flowLines.map((line) => textWidth(line, labelSize))) + 12 : 0
  const lines = balanced(objects.join(', '), Math.min(190, width - flowWide - 56), labelSize)
  const half = Math.max(46, Math.max(...lines.map((line) => textWidth(line, labelSize))) / 2 + 24)
  const edge = (width - flowWide - half * 2) / 2 + flowWide
  const isEntering = flow !== undefined && flow.amount >= 0
  const outside = edge - flowWide + 6
  return (
    <g>
      <ellipse
        cx={edge + half}
        cy={y}
        rx={half}
        ry={Math.max(34, lines.length * 10 + 18)}
        className="fill-none stroke-ink"
        strokeWidth={2}
        strokeDasharray="7 5"
      />
      {lines.map((line, index) => (
        <Label key={line} x={edge + half} y={y + (index - (lines.length - 1) / 2) * 18}>
          {line}
        </Label>
      ))}
      {flow && flow.amount !== 0 && (
        <>
          <Arrow
            from={{ x: isEntering ? outside : edge + 10, y }}
            to={{ x: isEntering ? edge + 10 : outside, y }}
            tone="stroke-warm fill-warm"
            thickness={4}
            head={14}
          />
          {flowLines.map((line, index) => (
            <Label
              key={line}
              x={(outside + edge) / 2 - 3}
              y={y - 19 - (flowLines.length - 1 - index) * 17}
              isStrong
            >
              {line}
            </Label>
          ))}
        </>
      )}
    </g>
  )
}
