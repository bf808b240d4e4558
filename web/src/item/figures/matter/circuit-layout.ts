import type { FigureOf } from '@skills-center/contract/figure'
import { textWidth } from '../scale.ts'
import { labelSize } from '../svg.tsx'

export type Circuit = FigureOf<'circuit'>
export type CircuitPart = Circuit['branches'][number][number]

export interface Placed {
  part: CircuitPart
  x: number
  y: number
}

interface CircuitLayout {
  width: number
  height: number
  left: number
  right: number
  source: { x: number; y: number }
  parts: Placed[]
  /** The heights of the branches' wires. */
  rows: number[]
  /** Horizontal wire segments: from, to, height. */
  wires: [number, number, number][]
}

export const sourceHalf = (cells: number): number => cells * 10 - 5

/** Half the length that a part takes up on its wire. */
export function halfOf(part: CircuitPart): number {
  switch (part.part) {
    case 'bulb':
    case 'ammeter':
    case 'voltmeter':
    case 'motor':
      return 16
    case 'resistor':
      return 21
    case 'switch':
    case 'gap':
      return 18
    case 'object':
      return Math.max(24, textWidth(part.label, labelSize) / 2 + 10)
    case 'wire':
      return 0
  }
}

/**
 * The source's wire is at the top, with the branches below it like the rungs of a ladder; parts are evenly spaced on
 * each.
 */
export function circuitLayout(circuit: Circuit, room: number): CircuitLayout {
  const longest = Math.max(circuit.main.length + 1, ...circuit.branches.map((branch) => branch.length))
  const width = Math.min(room, Math.max(300, longest * 120 + 40))
  const left = 12
  const right = width - 12
  const all = [...circuit.main, ...circuit.branches.flat()]
  const isGlowing = all.some((part) => part.part === 'bulb' && (part.glow ?? 0) > 0)
  const pitch = isGlowing ? 98 : 88
  const top = isGlowing && circuit.main.some((part) => part.part === 'bulb') ? 50 : 42
  // Parts differ in length; the wire between them is equal.
  function seatsOf(halves: readonly number[]): number[] {
    const bare = right - left - 2 * halves.reduce((sum, half) => sum + half, 0)
    const between = bare / (halves.length + 1)
    let from = left
    return halves.map((half) => {
      const x = from + between + half
      from = x + half
      return x
    })
  }

  const parts: Placed[] = []
  const wires: [number, number, number][] = []
  function string(y: number, seats: { x: number; half: number }[]) {
    let from = left
    for (const { x, half } of seats) {
      wires.push([from, x - half, y])
      from = x + half
    }
    wires.push([from, right, y])
  }

  // The source is in the middle if possible, with main parts before and after it.
  const [before, after] = circuit.main
  const onTop = [before, undefined, after].filter(
    (_, index) => index === 1 || index < circuit.main.length * 2,
  )
  const ordered = circuit.main.length === 0 ? [undefined] : onTop
  const topHalves = ordered.map((part) => (part ? halfOf(part) : sourceHalf(circuit.source.cells)))
  const topSeats = seatsOf(topHalves)
  const seats = ordered.map((part, index) => {
    const x = topSeats[index] ?? 0
    if (part) parts.push({ part, x, y: top })
    return { x, half: topHalves[index] ?? 0, isSource: part === undefined }
  })
  string(top, seats)
  const rows = circuit.branches.map((branch, row) => {
    const y = top + (row + 1) * pitch
    const halves = branch.map(halfOf)
    const places = seatsOf(halves)
    string(
      y,
      branch.map((part, index) => {
        const x = places[index] ?? 0
        parts.push({ part, x, y })
        return { x, half: halves[index] ?? 0 }
      }),
    )
    return y
  })
  return {
    width,
    height: (rows.at(-1) ?? top) + 48,
    left,
    right,
    source: { x: seats.find((one) => one.isSource)?.x ?? width / 2, y: top },
    parts,
    rows,
    wires: wires.filter(([from, to]) => to > from),
  }
}
