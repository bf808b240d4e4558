import type { FigureOf } from '@skills-center/contract/figure'
import { type Translate, useContentTranslation } from '../../../language/content.ts'
import type { Position } from '../position.ts'
import { Label } from '../label.tsx'
import { withMinus } from '../numeral.ts'
import { textWidth, wrapped } from '../scale.ts'
import { Spot } from '../spot.tsx'
import { Svg, labelSize } from '../svg.tsx'
import { electronAngles, nucleusOf } from './nucleus.ts'

type Figure = FigureOf<'atom'>
type AtomData = Figure['atoms'][number]

const ball = 7
const gap = 18

interface Sizes {
  nucleus: number
  shellAt: (index: number) => number
  /** The radius including the outermost electron. */
  radiusOf: (atom: AtomData) => number
}

/** The radius of the nucleus and of each shell, the same for all atoms of a figure, so that they compare. */
function sizesOf(figure: Figure, room: number): Sizes {
  const max = Math.max(...figure.atoms.map((atom) => atom.protons + atom.neutrons))
  const nucleus = figure.nucleus === 'numbers' ? 36 : Math.max(12, Math.sqrt(max) * 6.2 + 5)
  const shells = Math.max(0, ...figure.atoms.map((atom) => atom.shells.length))
  const first = nucleus + 18
  const pitch = shells < 2 ? 0 : Math.min(25, (room / 2 - first - 9) / (shells - 1))
  const shellAt = (index: number) => first + index * pitch
  return {
    nucleus,
    shellAt,
    radiusOf: (atom) => (atom.shells.length === 0 ? nucleus + 6 : shellAt(atom.shells.length - 1) + 8),
  }
}

export function Atom({ figure, width: room }: { figure: Figure; width: number }) {
  const t = useContentTranslation()
  const { atoms, parts } = figure
  const nameWidth =
    parts.length === 0 ? 0 : Math.max(34, ...parts.map((part) => textWidth(part.label, labelSize))) + 30
  const sizes = sizesOf(figure, room - nameWidth)
  const widest = Math.max(...atoms.map(sizes.radiusOf)) * 2
  const cell = Math.max(
    widest,
    ...atoms.map((atom) => Math.min(widest + 40, textWidth(atom.label, labelSize))),
  )
  const width = Math.min(room, Math.max(240, atoms.length * (cell + gap) - gap + nameWidth))
  const columns = Math.max(1, Math.min(atoms.length, Math.floor((width - nameWidth + gap) / (cell + gap))))
  const indent = (width - nameWidth - (columns * (cell + gap) - gap)) / 2
  const namesOf = (atom: AtomData) =>
    atom.label === '' ? [] : wrapped(withMinus(atom.label), cell, labelSize)
  const nameLines = Math.max(...atoms.map((atom) => namesOf(atom).length))
  // A row is as high as its tallest atom, so that rows of small atoms waste no space.
  let y = 0
  const rows = Array.from({ length: Math.ceil(atoms.length / columns) }, (_, row) => {
    const members = atoms.slice(row * columns, (row + 1) * columns)
    const radius = Math.max(...members.map(sizes.radiusOf))
    const middle = y + nameLines * 19 + 6 + radius
    y = middle + radius + 18
    return members.map((atom, column) => ({
      atom,
      radius,
      centre: { x: indent + column * (cell + gap) + cell / 2, y: middle },
    }))
  })
  const first = rows[0]?.[0]
  const key = figure.hasKey ? keyOf(figure, width, t) : []
  return (
    <Svg width={width} height={y + (key.at(-1)?.y ?? -18) + 16} description={figure.description}>
      {rows.flat().map(({ atom, radius, centre }) => (
        <g key={atom.id}>
          {namesOf(atom).map((line, index, lines) => (
            <Label
              key={line}
              x={centre.x}
              y={centre.y - radius - 14 - (lines.length - 1 - index) * 19}
              isStrong
            >
              {line}
            </Label>
          ))}
          {atom.shells.map((electrons, shell) => (
            <Shell key={shell} centre={centre} radius={sizes.shellAt(shell)} electrons={electrons} />
          ))}
          <Nucleus atom={atom} as={figure.nucleus} centre={centre} radius={sizes.nucleus} />
          <Spot id={atom.id} x={centre.x - radius * 0.84} y={centre.y - radius * 0.84} />
        </g>
      ))}
      {first && <Parts figure={figure} {...first} x={indent + cell + 26} sizes={sizes} />}
      {key.map((entry) => (
        <g key={entry.name}>
          {entry.sort && <Bit at={{ x: entry.x + ball, y: y + entry.y }} sort={entry.sort} />}
          <Label x={entry.x + (entry.sort ? 20 : 0)} y={y + entry.y} anchor="start">
            {entry.name}
          </Label>
        </g>
      ))}
    </Svg>
  )
}

type Sort = 'proton' | 'neutron' | 'electron'
const looks: Record<Sort, { tone: string; sign: string }> = {
  proton: { tone: 'fill-warm-soft stroke-ink', sign: '+' },
  neutron: { tone: 'fill-line-strong stroke-ink', sign: '' },
  electron: { tone: 'fill-math stroke-surface', sign: '−' },
}

/** One particle with the sign of its charge. */
function Bit({ at, sort }: { at: Position; sort: Sort }) {
  const { tone, sign } = looks[sort]
  const radius = sort === 'electron' ? 6.5 : ball
  return (
    <g>
      <circle cx={at.x} cy={at.y} r={radius - 0.5} className={tone} strokeWidth={1.25} />
      {sign !== '' && (
        <path
          d={`M ${at.x - 3} ${at.y} h 6${sign === '+' ? ` M ${at.x} ${at.y - 3} v 6` : ''}`}
          className={sort === 'electron' ? 'stroke-surface' : 'stroke-ink'}
          strokeWidth={1.6}
        />
      )}
    </g>
  )
}

function Shell({ centre, radius, electrons }: { centre: Position; radius: number; electrons: number }) {
  return (
    <g>
      <circle
        cx={centre.x}
        cy={centre.y}
        r={radius}
        className="fill-none stroke-line-strong"
        strokeWidth={1.5}
      />
      {electronAngles(electrons).map((angle) => (
        <Bit
          key={angle}
          at={{ x: centre.x + radius * Math.cos(angle), y: centre.y + radius * Math.sin(angle) }}
          sort="electron"
        />
      ))}
    </g>
  )
}

function Nucleus({
  atom,
  as,
  centre,
  radius,
}: {
  atom: AtomData
  as: Figure['nucleus']
  centre: Position
  radius: number
}) {
  if (as === 'particles') {
    return nucleusOf(atom.protons, atom.neutrons).map((one, index) => (
      <Bit
        key={index}
        at={{ x: centre.x + one.x, y: centre.y + one.y }}
        sort={one.isProton ? 'proton' : 'neutron'}
      />
    ))
  }
  return (
    <g>
      <circle
        cx={centre.x}
        cy={centre.y}
        r={radius}
        className="fill-warm-soft stroke-ink"
        strokeWidth={1.75}
      />
      <Label x={centre.x} y={centre.y - 10} isStrong isBare>
        {`${atom.protons} p⁺`}
      </Label>
      <Label x={centre.x} y={centre.y + 11} isStrong isBare>
        {`${atom.neutrons} n`}
      </Label>
    </g>
  )
}

/** Names or letters in a column beside the first atom, each with a line to its part. */
function Parts({
  figure,
  atom,
  centre,
  radius,
  x,
  sizes,
}: {
  figure: Figure
  atom: AtomData
  centre: Position
  radius: number
  x: number
  sizes: Sizes
}) {
  const { nucleus, shellAt } = sizes
  const balls = nucleusOf(atom.protons, atom.neutrons)
  const rightmost = (isProton: boolean) =>
    balls.filter((one) => one.isProton === isProton).toSorted((a, b) => b.x - a.x)[0] ?? { x: 0, y: 0 }
  const outermost = shellAt(Math.max(0, atom.shells.length - 1))
  const targetOf = (part: Figure['parts'][number]['part']): Position => {
    switch (part) {
      case 'nucleus':
        return { x: nucleus * 0.72, y: -nucleus * 0.69 }
      case 'proton':
        return rightmost(true)
      case 'neutron':
        return rightmost(false)
      case 'electron': {
        // The electron farthest to the upper right, whose line crosses the least.
        const places = atom.shells.flatMap((count, shell) =>
          electronAngles(count).map((angle) => ({
            x: shellAt(shell) * Math.cos(angle),
            y: shellAt(shell) * Math.sin(angle),
          })),
        )
        return places.toSorted((a, b) => b.x - b.y * 0.6 - (a.x - a.y * 0.6))[0] ?? { x: 0, y: 0 }
      }
      case 'shell':
        return { x: outermost * 0.74, y: outermost * 0.67 }
    }
  }
  const aimed = figure.parts
    .map((part) => ({ ...part, at: targetOf(part.part) }))
    .toSorted((a, b) => a.at.y - b.at.y)
  const pitch = Math.min(46, Math.max(30, (radius * 2) / Math.max(1, aimed.length)))
  const hasRing = figure.nucleus === 'particles' && figure.parts.some((part) => part.part === 'nucleus')
  return (
    <g>
      {hasRing && (
        <circle
          cx={centre.x}
          cy={centre.y}
          r={nucleus}
          className="fill-none stroke-ink"
          strokeWidth={1.5}
          strokeDasharray="4 4"
        />
      )}
      {aimed.map((part, index) => {
        const y = centre.y + (index - (aimed.length - 1) / 2) * pitch
        return (
          <g key={part.id}>
            <line
              x1={centre.x + part.at.x}
              y1={centre.y + part.at.y}
              x2={x - 4}
              y2={y}
              className="stroke-ink"
              strokeWidth={1.5}
            />
            {part.label !== '' && (
              <Label x={x} y={y} anchor="start">
                {part.label}
              </Label>
            )}
            <Spot id={part.id} x={x + 8} y={y} />
          </g>
        )
      })}
    </g>
  )
}

/** The legend on one line, or with one line for each entry. */
function keyOf(figure: Figure, width: number, t: Translate) {
  const hasElectrons = figure.atoms.some((atom) => atom.shells.some((count) => count > 0))
  const entries: { sort?: Sort; name: string }[] = [
    ...(figure.nucleus === 'particles'
      ? ([
          { sort: 'proton', name: t('item/proton') },
          { sort: 'neutron', name: t('item/neutron') },
        ] as const)
      : [{ name: `p⁺ ${t('item/proton')}` }, { name: `n ${t('item/neutron')}` }]),
    ...(hasElectrons ? ([{ sort: 'electron', name: t('item/electron') }] as const) : []),
  ]
  const wide = entries.map((entry) => textWidth(entry.name, labelSize) + (entry.sort ? 38 : 18))
  const all = wide.reduce((sum, one) => sum + one, -18)
  const isStacked = all > width
  let x = (width - (isStacked ? Math.max(...wide) - 18 : all)) / 2
  return entries.map((entry, index) => {
    const placed = { ...entry, x, y: 12 + (isStacked ? index * 24 : 0) }
    if (!isStacked) x += wide[index] ?? 0
    return placed
  })
}
