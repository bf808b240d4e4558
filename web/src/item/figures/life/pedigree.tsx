import type { FigureOf } from '@skills-center/contract/figure'
import { useMemo } from 'react'
import { type Translate, useContentTranslation } from '../../../language/content.ts'
import { AskedMark } from './asked-mark.tsx'
import { keyRows } from './key-rows.ts'
import { Label } from '../label.tsx'
import { useLetters } from './lettered.ts'
import { type PlacedPerson, type PedigreeLayout, pedigreeLayout } from './pedigree-layout.ts'
import { PedigreeSymbol } from './pedigree-symbol.tsx'
import { Spot } from '../spot.tsx'
import { Svg, labelSize, tickSize } from '../svg.tsx'

type PedigreeFigure = FigureOf<'pedigree'>

export function Pedigree({ figure, width: room }: { figure: PedigreeFigure; width: number }) {
  const letters = useLetters()
  const layout = useMemo(() => pedigreeLayout(figure, Math.min(room, 640), letters), [figure, room, letters])
  const key = keyOf(figure, useContentTranslation())
  const rows = keyRows(
    key.map((entry) => entry.text),
    Math.max(layout.width, Math.min(room, 460)),
    28,
  )
  const width = Math.max(layout.width, rows.width)
  const left = (width - layout.width) / 2
  const keyLeft = (width - rows.width) / 2
  const keyTop = layout.height + 12
  return (
    <Svg width={width} height={keyTop + rows.height} description={figure.description}>
      <g transform={`translate(${left} 0)`}>
        {layout.generations.map(({ numeral, y }) => (
          <Label key={numeral} x={0} y={y} anchor="start" tone="fill-ink-soft" isStrong>
            {numeral}
          </Label>
        ))}
        <FamilyLines figure={figure} layout={layout} />
        {layout.people.map((placed) => (
          <PersonShown
            key={placed.person.id}
            placed={placed}
            size={layout.size}
            hasLetter={letters.has(placed.person.id)}
          />
        ))}
      </g>
      <g transform={`translate(${keyLeft} ${keyTop})`}>
        {rows.entries.map((entry, index) => {
          const person = key[index]?.person
          return (
            <g key={entry.text}>
              {person && <PedigreeSymbol person={person} x={entry.x + 10} y={entry.y} size={18} />}
              <Label x={entry.x + 28} y={entry.y} size={tickSize} anchor="start">
                {entry.text}
              </Label>
            </g>
          )
        })}
      </g>
    </Svg>
  )
}

/** Only the entries that this pedigree needs. */
function keyOf(figure: PedigreeFigure, t: Translate) {
  const has = (test: (person: PedigreeFigure['people'][number]) => boolean) => figure.people.some(test)
  const entries = [
    { text: t('item/female'), person: { sex: 'female', status: 'unaffected' }, isNeeded: true },
    { text: t('item/male'), person: { sex: 'male', status: 'unaffected' }, isNeeded: true },
    {
      text: t('item/sex-not-known'),
      person: { sex: 'unknown', status: 'unaffected' },
      isNeeded: has(({ sex }) => sex === 'unknown'),
    },
    { text: figure.trait, person: { sex: 'male', status: 'affected' }, isNeeded: true },
    {
      text: t('item/carrier'),
      person: { sex: 'male', status: 'carrier' },
      isNeeded: has(({ status }) => status === 'carrier'),
    },
    {
      text: t('item/no-longer-living'),
      person: { sex: 'male', status: 'unaffected', isDead: true },
      isNeeded: has(({ isDead }) => isDead === true),
    },
  ] as const
  return entries.filter((entry) => entry.isNeeded)
}

/** Horizontal lines join partners; from the middle, a line leads down to the bar above their children. */
function FamilyLines({ figure, layout }: { figure: PedigreeFigure; layout: PedigreeLayout }) {
  const placeOf = new Map(layout.people.map((placed) => [placed.person.id, placed]))
  const paths = figure.couples.flatMap(({ partners, children }) => {
    const [one, other] = partners.flatMap((id) => placeOf.get(id) ?? [])
    if (!one || !other) return []
    const kids = children.flatMap((id) => placeOf.get(id) ?? [])
    const middle = (one.x + other.x) / 2
    const pair = `M ${one.x} ${one.y} H ${other.x}`
    const [first] = kids
    if (!first) return [pair]
    const bar = first.y - layout.size / 2 - 16
    const xs = [middle, ...kids.map((kid) => kid.x)]
    return [
      pair,
      `M ${middle} ${one.y} V ${bar} M ${Math.min(...xs)} ${bar} H ${Math.max(...xs)}`,
      ...kids.map((kid) => `M ${kid.x} ${bar} V ${kid.y}`),
    ]
  })
  return <path d={paths.join(' ')} className="fill-none stroke-ink" strokeWidth={2} strokeLinecap="square" />
}

function PersonShown({
  placed: { person, number, x, y },
  size,
  hasLetter,
}: {
  placed: PlacedPerson
  size: number
  hasLetter: boolean
}) {
  const under = y + size / 2 + 12
  return (
    <g>
      <PedigreeSymbol person={person} x={x} y={y} size={size} />
      <Label x={x} y={under} size={tickSize} tone="fill-ink-soft">
        {String(number)}
      </Label>
      {hasLetter ? (
        <Spot id={person.id} x={x} y={under + 24} />
      ) : person.label === '?' ? (
        <AskedMark x={x} y={under + 24} />
      ) : (
        person.label !== undefined && (
          <Label x={x} y={under + 20} size={labelSize} isStrong>
            {person.label}
          </Label>
        )
      )}
    </g>
  )
}
