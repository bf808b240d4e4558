import type { FigureOf } from '@skills-center/contract/figure'
import { FigureTitle } from '../figure-title.tsx'
import { Label } from '../label.tsx'
import { textWidth, wrapped } from '../scale.ts'
import { Svg, labelSize, tickSize } from '../svg.tsx'
import { AskedLabel } from './asked-label.tsx'
import { LedSpots, badgeSize, useLettered } from './led-spots.tsx'
import { type Placed, PlacedText } from './placed-text.tsx'
import { textBox } from './label-placement.ts'
import { balanced } from './text-lines.ts'
import { circleDistanceFor, circlesOf, regionMiddle, stackedCircles } from './venn-layout.ts'

const looks = ['fill-math-soft', 'fill-warm-soft', 'fill-science-soft'] as const
const line = 18

/** The layout of circles, names, and regions. */
function layoutVenn(figure: FigureOf<'venn'>, room: number, isLettered: ReturnType<typeof useLettered>) {
  const outside = figure.regions.find((region) => region.inside.length === 0)
  const hasFrame = figure.all !== undefined || outside !== undefined
  const pad = hasFrame ? 14 : 2
  const width = Math.min(room, 460)
  const inner = width - 2 * pad
  const widest = (depths: readonly number[]) =>
    Math.max(
      0,
      ...figure.regions
        .filter(({ inside }) => depths.includes(inside.length))
        .flatMap(({ items }) =>
          items.flatMap((item) => item.split(' ').map((word) => textWidth(word, tickSize))),
        ),
    )

  const apart = figure.sets.length === 2 ? circleDistanceFor(widest([1]), widest([2]), inner) : undefined
  const isStacked =
    figure.sets.length === 2 &&
    figure.regions.some(
      ({ inside, items }) =>
        inside.length > 0 &&
        Math.max(0, ...items.flatMap((item) => item.split(' ').map((word) => textWidth(word, tickSize)))) >
          regionMiddle(circlesOf(2, inner, 0, 0, apart), inside).wide - 8,
    )
  // The third of three sets has its name below, and so has the second of two stacked sets.
  const isBelow = (index: number) => index === 2 || (isStacked && index === 1)

  // Names of the two upper sets are side by side, on one line each if both fit.
  const isRoomy =
    figure.sets.slice(0, 2).reduce((sum, name) => sum + textWidth(name, labelSize), 24) <= inner + pad
  const names = figure.sets.map((name, index) =>
    balanced(name, isStacked || index === 2 || isRoomy ? inner : width / 2 - pad - 8, labelSize),
  )
  const rows = (isWanted: (index: number) => boolean) =>
    Math.max(0, ...names.flatMap((lines, index) => (isWanted(index) ? [lines.length] : [])))
  const above = rows((index) => !isBelow(index)) * line + 8
  const below = rows(isBelow) * line
  const outsideLines = outside ? wrapped(outside.items.join(', '), width - 2 * pad - 12, labelSize) : []
  const head = figure.all ? 24 : 0
  const top = (hasFrame ? 10 : 0) + head + above
  const circles = isStacked
    ? stackedCircles(inner, pad, top)
    : circlesOf(figure.sets.length, inner, pad, top, apart)
  const { radius } = circles
  const foot = circles.bottom + (below > 0 ? below + 6 : 0)
  // Short text outside the sets goes into a corner of the frame; longer text gets rows below.
  const cornered = outsideLines.length === 1 ? textWidth(outsideLines[0] ?? '', labelSize) : Infinity
  const isCornered = cornered < 44 && !isLettered(outside?.id)
  const gap = isLettered(outside?.id) ? 16 : 8
  const height =
    foot + (outside && !isCornered ? outsideLines.length * line + 6 + gap : 0) + (hasFrame ? 12 : 2)

  // Long words are set slightly smaller.
  const size = Math.max(widest([1]), widest([2, 3])) > 0.8 * radius ? tickSize : labelSize
  // In small circles, the badge is closer to the line below it.
  const snug = radius < 78 ? 3 : 1
  const regions = figure.regions.map((region) => {
    if (region.inside.length === 0) {
      const at = isCornered
        ? { x: width - pad - 4 - Math.max(13, cornered / 2), y: foot - 8 }
        : { x: width / 2, y: foot + gap + (outsideLines.length * line) / 2 }
      const placed: Placed = { lines: outsideLines, at, box: textBox(at, outsideLines, labelSize) }
      return { region, placed, isBare: true }
    }
    const { at: middle, wide } = regionMiddle(circles, region.inside, isLettered(region.id))
    const lines = region.items.flatMap((item) => wrapped(item, wide, size))
    // The badge and the text below it are centered together in the region.
    const drop = isLettered(region.id) && lines.length > 0 ? badgeSize / 2 : 0
    // Where a crescent curves away from tall text, the text moves toward the middle of the figure.
    const tall = lines.length * line * 0.3
    const bend =
      region.inside.length === 1 && figure.sets.length === 2 && !isStacked
        ? radius - Math.sqrt(radius ** 2 - tall ** 2)
        : 0
    const at = { x: middle.x + bend * Math.sign(width / 2 - middle.x), y: middle.y + drop }
    const placed: Placed = { lines, at, box: textBox(at, lines, size) }
    // A word wider than its region needs an outline where it crosses the circle.
    const isBare = lines.every((words) => textWidth(words, size) <= wide)
    return { region, placed, isBare }
  })
  return {
    hasFrame,
    pad,
    width,
    isStacked,
    isBelow,
    names,
    below,
    top,
    circles,
    radius,
    foot,
    height,
    size,
    snug,
    regions,
  }
}

export function Venn({ figure, width: room }: { figure: FigureOf<'venn'>; width: number }) {
  const isLettered = useLettered()
  const {
    hasFrame,
    pad,
    width,
    isStacked,
    isBelow,
    names,
    below,
    top,
    circles,
    radius,
    foot,
    height,
    size,
    snug,
    regions,
  } = layoutVenn(figure, room, isLettered)

  return (
    <>
      <FigureTitle>{figure.title}</FigureTitle>
      <Svg width={width} height={height} description={figure.description}>
        {hasFrame && (
          <rect
            x={1}
            y={1}
            width={width - 2}
            height={height - 2}
            rx={10}
            className="fill-none stroke-ink"
            strokeWidth={2}
          />
        )}
        {figure.all && (
          <Label x={pad} y={19} anchor="start" tone="fill-ink-soft" isStrong>
            {figure.all}
          </Label>
        )}
        {circles.middles.map(({ x, y }, index) => (
          <circle
            key={index}
            cx={x}
            cy={y}
            r={radius}
            className={looks[index] ?? looks[0]}
            fillOpacity={0.6}
          />
        ))}
        {circles.middles.map(({ x, y }, index) => (
          <circle key={index} cx={x} cy={y} r={radius - 1} className="fill-none stroke-ink" strokeWidth={2} />
        ))}
        {names.map((lines, index) => {
          const circle = circles.middles[index] ?? { x: 0, y: 0 }
          // Names of the upper sets shift outward, so that they do not touch.
          const wide = Math.max(...lines.map((words) => textWidth(words, labelSize)))
          const lean =
            index === 0 ? Math.max(pad + wide / 2, circle.x - 0.34 * radius) : circle.x + 0.34 * radius
          const x =
            isStacked || index === 2 ? circle.x : index === 0 ? lean : Math.min(lean, width - pad - wide / 2)
          const y = isBelow(index) ? foot - below + 6 : top - 6 - lines.length * line
          return lines.map((words, row) => (
            <Label key={`${index} ${row}`} x={x} y={y + (row + 0.5) * line} isStrong>
              {words}
            </Label>
          ))
        })}
        {regions.map(({ region, placed, isBare }) =>
          placed.lines.join('') === '?' ? (
            <AskedLabel key={region.inside.join(' ')} {...placed.at} />
          ) : (
            <PlacedText key={region.inside.join(' ')} placed={placed} size={size} isBare={isBare} />
          ),
        )}
        <LedSpots
          parts={regions.flatMap(({ region: { id, inside }, placed: { at, lines, box } }) => {
            if (id === undefined) return []
            if (inside.length === 0) return [{ id, places: [{ x: box.left - 17, y: at.y }] }]
            const rise =
              lines.length === 0
                ? 0
                : Math.max((lines.length * line) / 2 - snug, lines.join('') === '?' ? 14 : 0) + badgeSize / 2
            return [{ id, places: [{ x: at.x, y: at.y - rise }] }]
          })}
          obstacles={{
            bounds: { left: 0, right: width, top: 0, bottom: height },
            boxes: regions.map(({ placed }) => placed.box),
            lines: [],
          }}
        />
      </Svg>
    </>
  )
}
