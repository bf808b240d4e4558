import type { FigureOf } from '@skills-center/contract/figure'
import { useMemo } from 'react'
import { FigureTitle } from '../figure-title.tsx'
import { Label } from '../label.tsx'
import { withMinus } from '../numeral.ts'
import { textWidth } from '../scale.ts'
import { Svg, labelSize } from '../svg.tsx'
import { AskedLabel } from './asked-label.tsx'
import { LedSpots, type Part, useLettered } from './led-spots.tsx'
import { textBox } from './label-placement.ts'
import { type LaidNode, treeLayout } from './tree-layout.ts'

/** From the parent to the branch's own height, then horizontally. */
const branchPath = ({ from, fanFrom, fanTo, y, runTo }: LaidNode): string =>
  `M ${from.x} ${from.y} H ${Math.max(from.x, fanFrom)} L ${fanTo} ${y} H ${runTo}`

export function Tree({ figure, width: room }: { figure: FigureOf<'tree'>; width: number }) {
  const isLettered = useLettered()
  const ids = figure.branches.flatMap((a) => [
    a,
    ...(a.branches ?? []).flatMap((b) => [b, ...(b.branches ?? [])]),
  ])
  const hasBadges = ids.some(({ id }) => isLettered(id))
  const layout = useMemo(() => treeLayout(figure, Math.min(room, 560), hasBadges), [figure, room, hasBadges])
  const headLines = Math.max(0, ...layout.headings.map(({ lines }) => lines.length))
  return (
    <>
      <FigureTitle>{figure.title}</FigureTitle>
      <Svg width={layout.width} height={layout.height} description={figure.description}>
        {layout.headings.map(({ lines, x, anchor }) =>
          lines.map((words, row) => (
            <Label
              key={`${x} ${row}`}
              x={x}
              y={9 + (headLines - lines.length + row) * 18}
              anchor={anchor}
              tone="fill-ink-soft"
            >
              {words}
            </Label>
          )),
        )}
        {layout.nodes.map((node) => (
          <path
            key={node.key}
            d={branchPath(node)}
            className="fill-none stroke-ink"
            strokeWidth={2}
            strokeLinejoin="round"
          />
        ))}
        <circle cx={layout.root.x} cy={layout.root.y} r={5} className="fill-ink" />
        {layout.nodes.map((node) => (
          <NodeTexts key={node.key} node={node} outcomesAt={layout.outcomesAt} />
        ))}
        <LedSpots
          parts={layout.nodes.flatMap((node) => badgePlaces(node, layout.outcomesAt))}
          obstacles={{
            bounds: { left: 0, right: layout.width, top: 0, bottom: layout.height },
            boxes: layout.nodes.flatMap(({ at, labelEnd, lines, chance }) => [
              textBox({ x: (at.x + labelEnd) / 2, y: at.y }, lines, labelSize),
              ...(chance ? [textBox(chance.at, [chance.text], labelSize)] : []),
            ]),
            lines: layout.nodes.map(({ from, fanTo, runTo, y }) => [from, { x: fanTo, y }, { x: runTo, y }]),
          }}
        />
      </Svg>
    </>
  )
}

/** The text of a node: its probability, its label, and a leaf's outcome. */
function NodeTexts({ node, outcomesAt }: { node: LaidNode; outcomesAt: number }) {
  const { isEnd, lines, y, at, labelEnd, chance, outcome } = node
  return (
    <g>
      {chance &&
        (chance.text === '?' ? (
          <AskedLabel x={chance.at.x} y={chance.at.y - 3} />
        ) : (
          <Label {...chance.at} tone="fill-math" isStrong>
            {withMinus(chance.text)}
          </Label>
        ))}
      {lines.map((words, row) => (
        <Label key={row} x={at.x} y={at.y + (row - (lines.length - 1) / 2) * 18} anchor="start" isStrong>
          {words}
        </Label>
      ))}
      {isEnd && outcome.length > 0 && labelEnd + 26 < outcomesAt && (
        <line
          x1={labelEnd + 6}
          x2={outcomesAt - 6}
          y1={y}
          y2={y}
          className="stroke-line-strong"
          strokeWidth={1.5}
          strokeDasharray="1.5 5"
          strokeLinecap="round"
        />
      )}
      {outcome.map((words, row) => (
        <Label key={row} x={outcomesAt} y={y + (row - (outcome.length - 1) / 2) * 18} anchor="start">
          {words}
        </Label>
      ))}
    </g>
  )
}

/** Candidate positions of a node's badge. */
function badgePlaces({ id, isEnd, y, at, labelEnd, chance, outcome }: LaidNode, outcomesAt: number): Part[] {
  if (id === undefined) return []
  const written =
    isEnd && outcome.length > 0
      ? outcomesAt + Math.max(...outcome.map((words) => textWidth(words, labelSize)))
      : labelEnd
  // In a narrow tree the label hangs under the run, and the probability is in the badge's way.
  const isNarrow = at.y > y
  if (isEnd) return [{ id, places: [{ x: written + 20, y }] }]
  const x = isNarrow && chance ? chance.at.x : (at.x + labelEnd) / 2
  const over = y - (isNarrow && chance ? 37 : 25)
  return [
    {
      id,
      places: [
        { x, y: over },
        { x: x - 24, y: over },
        { x, y: y + 25 },
      ],
    },
  ]
}
