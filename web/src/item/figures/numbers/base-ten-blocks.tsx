import type { FigureOf } from '@skills-center/contract/figure'
import { Label } from '../label.tsx'
import { textWidth } from '../scale.ts'
import { Spot } from '../spot.tsx'
import { Svg, labelSize } from '../svg.tsx'
import { Block } from './block.tsx'
import { blockSize, placeBlocks } from './block-layout.ts'
import { ValueText, valueSize } from '../value-text.tsx'

const betweenGroups = 24
/** Edge lengths of a unit cube to try, until the drawing is no taller than the maximum. */
const edges = [9, 7]
const smallestEdge = 6
const tallest = 420

type Group = FigureOf<'base-ten-blocks'>['groups'][number]

function placedGroup(
  { thousands, hundreds, tens, ones, crossedOut = {} }: Group,
  edge: number,
  room: number,
) {
  return placeBlocks(
    { thousand: thousands, hundred: hundreds, ten: tens, one: ones },
    {
      thousand: crossedOut.thousands ?? 0,
      hundred: crossedOut.hundreds ?? 0,
      ten: crossedOut.tens ?? 0,
      one: crossedOut.ones ?? 0,
    },
    edge,
    room,
  )
}

const sum = (groups: readonly { tall: number }[]): number =>
  groups.reduce((total, { tall }) => total + tall, 0)

export function BaseTenBlocks({
  figure,
  width: room,
}: {
  figure: FigureOf<'base-ten-blocks'>
  width: number
}) {
  const max = Math.min(room, 560)
  const placedWith = (size: number) => figure.groups.map((group) => placedGroup(group, size, max - 4))
  const edge = edges.find((size) => sum(placedWith(size)) <= tallest) ?? smallestEdge
  const all = placedWith(edge)
  let y = 0
  const groups = figure.groups.map((group, index) => {
    const placed = all[index] ?? { blocks: [], wide: 0, tall: 0 }
    const top = y
    const hasHead = group.label !== '' || group.id !== undefined
    const blocksTop = top + (hasHead ? 32 : 2)
    y = blocksTop + placed.tall + betweenGroups
    return { ...group, ...placed, top, blocksTop }
  })
  const { key } = figure
  const iconEdge = key?.block === 'one' ? 10 : 3
  const icon = key ? blockSize(key.block, iconEdge) : { wide: 0, tall: 0 }
  const keyText = key ? `= ${key.value}` : ''
  const keyTall = key ? Math.max(icon.tall, valueSize(keyText).tall) : 0
  const keyWide = key ? icon.wide + 10 + valueSize(keyText).wide + 28 : 0
  const width = Math.min(
    max,
    Math.max(
      ...groups.map((group) =>
        Math.max(group.wide + 4, textWidth(group.label, labelSize) + (group.id === undefined ? 0 : 36)),
      ),
      keyWide,
    ),
  )
  const height = key ? y + keyTall + 22 : y - betweenGroups + 4

  return (
    <Svg width={width} height={height} description={figure.description}>
      {groups.map((group, index) => (
        <g key={index}>
          {group.id !== undefined && <Spot id={group.id} x={14} y={group.top + 14} />}
          {group.label && (
            <Label x={group.id === undefined ? 1 : 36} y={group.top + 13} anchor="start" isStrong>
              {group.label}
            </Label>
          )}
          {group.blocks.map((block, at) => (
            <Block key={at} {...block} x={block.x + 2} y={block.y + group.blocksTop} edge={edge} />
          ))}
        </g>
      ))}
      {key && (
        <g transform={`translate(${(width - keyWide) / 2} ${y})`}>
          <rect
            x={1}
            y={1}
            width={keyWide - 2}
            height={keyTall + 18}
            rx={8}
            className="fill-none stroke-line-strong"
            strokeWidth={1.5}
          />
          <Block
            kind={key.block}
            x={14}
            y={10 + (keyTall - icon.tall) / 2}
            edge={iconEdge}
            isCrossedOut={false}
          />
          <ValueText x={14 + icon.wide + 10} y={10 + keyTall / 2} anchor="start" isStrong>
            {keyText}
          </ValueText>
        </g>
      )}
    </Svg>
  )
}
