import type { FigureOf } from '@skills-center/contract/figure'
import { Label } from '../label.tsx'
import { type Molecule, moleculeOf } from './molecule.ts'
import { Svg } from '../svg.tsx'

type Box = FigureOf<'particles'>['boxes'][number]

/**
 * The usual colors of molecule models, the same in both themes. Every atom also has its symbol, so that nothing depends
 * on color.
 */
const colours: Record<string, { fill: string; ink: string }> = {
  H: { fill: '#ffffff', ink: '#131c31' },
  C: { fill: '#3c4558', ink: '#ffffff' },
  O: { fill: '#c0352b', ink: '#ffffff' },
  N: { fill: '#2a55c9', ink: '#ffffff' },
  S: { fill: '#f2c230', ink: '#131c31' },
  Cl: { fill: '#1d7a3c', ink: '#ffffff' },
  Na: { fill: '#7a3fb0', ink: '#ffffff' },
  Fe: { fill: '#a4501b', ink: '#ffffff' },
  Mg: { fill: '#0d6f70', ink: '#ffffff' },
}
const plain = { fill: '#c9d1df', ink: '#131c31' }

const pad = 14
const space = 12

interface Placed {
  molecule: Molecule
  x: number
  y: number
}

/** One of each kind in turn, so that a mixture looks mixed. */
function mixed(box: Box): string[][] {
  const left = box.molecules.map((kind) => ({ atoms: kind.atoms, count: kind.count }))
  const order: string[][] = []
  while (left.some((kind) => kind.count > 0)) {
    for (const kind of left) {
      if (kind.count > 0) {
        order.push(kind.atoms)
        kind.count--
      }
    }
  }
  return order
}

/** Places the molecules like words on lines of at most `room`; lines are centered. */
function laidOut(box: Box, room: number): { placed: Placed[]; height: number } {
  const lines: Molecule[][] = []
  let used = Infinity
  mixed(box).forEach((atoms, index) => {
    // Each is rotated by the golden angle from the previous one: it looks unordered, but is the same every time.
    const molecule = moleculeOf(atoms, ((index * 137.5) / 180) * Math.PI)
    if (used + space + molecule.width > room) {
      lines.push([molecule])
      used = molecule.width
    } else {
      lines.at(-1)?.push(molecule)
      used += space + molecule.width
    }
  })
  let y = 0
  const placed = lines.flatMap((line) => {
    const tall = Math.max(...line.map((molecule) => molecule.height))
    const wide = line.reduce((sum, molecule) => sum + molecule.width + space, -space)
    let x = (room - wide) / 2
    const top = y
    y += tall + space
    return line.map((molecule) => {
      const spot = { molecule, x, y: top + (tall - molecule.height) / 2 }
      x += molecule.width + space
      return spot
    })
  })
  return { placed, height: Math.max(0, y - space) }
}

export function Particles({ figure, width: room }: { figure: FigureOf<'particles'>; width: number }) {
  const width = Math.min(room, 600)
  const gap = 16
  const columns = Math.max(1, Math.min(figure.boxes.length, Math.floor((width + gap) / (150 + gap))))
  const wide = Math.min((width - gap * (columns - 1)) / columns, 320)
  const boxes = figure.boxes.map((box) => ({ ...box, ...laidOut(box, wide - 2 * pad) }))
  const rows = Array.from({ length: Math.ceil(boxes.length / columns) }, (_, row) =>
    boxes.slice(row * columns, (row + 1) * columns),
  )
  let y = 0
  return (
    <Svg
      width={wide * columns + gap * (columns - 1)}
      height={rows.reduce((sum, row) => sum + heightOf(row) + 30 + gap, -gap)}
      description={figure.description}
    >
      {rows.flatMap((row) => {
        const tall = heightOf(row)
        const top = y
        y += tall + 30 + gap
        return row.map((box, column) => {
          const left = column * (wide + gap)
          return (
            <g key={box.label}>
              <Label x={left + wide / 2} y={top + 11} isStrong>
                {box.label}
              </Label>
              <rect
                x={left + 1}
                y={top + 28}
                width={wide - 2}
                height={tall}
                rx={10}
                className="fill-sunken stroke-line-strong"
                strokeWidth={2}
              />
              {box.placed.map((spot, index) => (
                <MoleculeShape
                  key={index}
                  molecule={spot.molecule}
                  x={left + pad + spot.x}
                  y={top + 28 + (tall - box.height) / 2 + spot.y}
                />
              ))}
            </g>
          )
        })
      })}
    </Svg>
  )
}

const heightOf = (row: readonly { height: number }[]) =>
  Math.max(70, ...row.map((box) => box.height + 2 * pad))

function MoleculeShape({ molecule, x, y }: { molecule: Molecule; x: number; y: number }) {
  return (
    <g>
      {molecule.bonds.map(([a, b]) => {
        const from = molecule.atoms[a]
        const to = molecule.atoms[b]
        if (!from || !to) return null
        return (
          <line
            key={`${a} ${b}`}
            x1={x + from.x}
            y1={y + from.y}
            x2={x + to.x}
            y2={y + to.y}
            className="stroke-ink"
            strokeWidth={5}
          />
        )
      })}
      {molecule.atoms.map((atom, index) => {
        const colour = colours[atom.symbol] ?? plain
        return (
          <g key={index}>
            <circle
              cx={x + atom.x}
              cy={y + atom.y}
              r={atom.radius - 0.75}
              fill={colour.fill}
              className="stroke-ink"
              strokeWidth={1.5}
            />
            <text
              x={x + atom.x}
              y={y + atom.y}
              dy="0.35em"
              textAnchor="middle"
              fontSize={atom.symbol.length > 1 ? 13 : 15}
              fontWeight={700}
              fill={colour.ink}
            >
              {atom.symbol}
            </text>
          </g>
        )
      })}
    </g>
  )
}
