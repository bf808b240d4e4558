import type { FigureOf } from '@skills-center/contract/figure'
import { useMemo } from 'react'
import { AskedMark } from './asked-mark.tsx'
import { type CladogramLayout, cladogramLayout } from './cladogram-layout.ts'
import { keyRows } from './key-rows.ts'
import { Label } from '../label.tsx'
import { useLetters } from './lettered.ts'
import { Spot } from '../spot.tsx'
import { Svg, labelSize, tickSize } from '../svg.tsx'

export function Cladogram({ figure, width: room }: { figure: FigureOf<'cladogram'>; width: number }) {
  const letters = useLetters()
  const layout = useMemo(() => cladogramLayout(figure, room, letters), [figure, room, letters])
  const traits = layout.traits
  const named = traits.filter((trait) => trait.label !== '?' && !letters.has(trait.id))
  const key = layout.isNamedInPlace
    ? undefined
    : keyRows(
        named.map((trait) => trait.label),
        layout.width,
        30,
      )
  const keyTop = layout.height + 8
  return (
    <Svg
      width={layout.width}
      height={key ? keyTop + key.height : layout.height}
      description={figure.description}
    >
      {layout.forks.map((fork) => (
        <line
          key={fork.id}
          x1={fork.x}
          x2={fork.x}
          y1={fork.top}
          y2={fork.bottom}
          className="stroke-ink"
          strokeWidth={2.5}
          strokeLinecap="round"
        />
      ))}
      {layout.branches.map((branch) => (
        <line
          key={branch.id}
          x1={branch.from}
          x2={branch.to.x}
          y1={branch.to.y}
          y2={branch.to.y}
          className="stroke-ink"
          strokeWidth={2.5}
          strokeLinecap="round"
        />
      ))}
      {layout.nodes.map((node) => (
        <g key={node.id}>
          <circle cx={node.x} cy={node.y} r={4} className="fill-ink" />
          <Spot id={node.id} x={node.x} y={node.y} />
        </g>
      ))}
      {layout.tips.map((tip) => (
        <Tip key={tip.id} tip={tip} hasLetter={letters.has(tip.id)} />
      ))}
      {traits.map((trait) => (
        <TraitMark
          key={trait.id}
          trait={trait}
          isNamed={layout.isNamedInPlace}
          hasLetter={letters.has(trait.id)}
        />
      ))}
      {key?.entries.map((entry, index) => {
        const trait = named[index]
        return (
          trait && (
            <g key={trait.id}>
              <TraitNumber number={trait.number} x={entry.x + 13} y={keyTop + entry.y} />
              <Label x={entry.x + 30} y={keyTop + entry.y} size={tickSize} anchor="start">
                {entry.text}
              </Label>
            </g>
          )
        )
      })}
    </Svg>
  )
}

function Tip({ tip, hasLetter }: { tip: CladogramLayout['tips'][number]; hasLetter: boolean }) {
  const shift = hasLetter ? 32 : 0
  return (
    <g>
      {tip.lines.length === 0 && !hasLetter && <AskedMark x={tip.x + 14} y={tip.y} />}
      <Spot id={tip.id} x={tip.x + 14} y={tip.y} />
      {tip.lines.map((line, index) => (
        <Label
          key={`${line} ${index}`}
          x={tip.x + shift}
          y={tip.y + (index - (tip.lines.length - 1) / 2) * 18}
          size={labelSize}
          anchor="start"
          isStrong
        >
          {line}
        </Label>
      ))}
    </g>
  )
}

/** A bar across the branch with its name above, or a number if the name is in the legend. */
function TraitMark({
  trait,
  isNamed,
  hasLetter,
}: {
  trait: CladogramLayout['traits'][number]
  isNamed: boolean
  hasLetter: boolean
}) {
  const { x, y, lines } = trait
  if (hasLetter) return <Spot id={trait.id} x={x} y={y} />
  if (trait.label === '?') return <AskedMark x={x} y={y} />
  if (!isNamed) return <TraitNumber number={trait.number} x={x} y={y} />
  return (
    <g>
      <line
        x1={x}
        x2={x}
        y1={y - 7}
        y2={y + 7}
        className="stroke-warm"
        strokeWidth={4}
        strokeLinecap="round"
      />
      {lines.map((line, index) => (
        <Label key={`${line} ${index}`} x={x} y={y - 17 - (lines.length - 1 - index) * 16} size={tickSize}>
          {line}
        </Label>
      ))}
    </g>
  )
}

/** A number on a branch too short for its trait's name; the legend below gives the name. */
function TraitNumber({ number, x, y }: { number: number; x: number; y: number }) {
  return (
    <g>
      <rect
        x={x - 11}
        y={y - 11}
        width={22}
        height={22}
        rx={4}
        className="fill-warm-soft stroke-warm"
        strokeWidth={1.5}
      />
      <Label x={x} y={y} size={tickSize} isStrong isBare>
        {String(number)}
      </Label>
    </g>
  )
}
