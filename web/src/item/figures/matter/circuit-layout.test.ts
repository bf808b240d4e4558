import { expect, test } from 'vitest'
import { type Circuit, type CircuitPart, circuitLayout, halfOf } from './circuit-layout.ts'

const bulb = (id: string): CircuitPart => ({ part: 'bulb', id, label: '', glow: 1 })
const circuit = (main: CircuitPart[], branches: CircuitPart[][]): Circuit => ({
  kind: 'circuit',
  description: 'A circuit that is laid out in a test.',
  source: { id: 'source', cells: 4, label: '6 V' },
  main,
  branches,
})

test('parts on one wire keep apart at the narrowest width', () => {
  const { parts, left, right } = circuitLayout(
    circuit([], [[bulb('a'), bulb('b'), bulb('c'), bulb('d')]]),
    280,
  )
  parts.forEach((one, index) => {
    const next = parts[index + 1]
    if (next) expect(next.x - halfOf(next.part) - (one.x + halfOf(one.part))).toBeGreaterThan(8)
    expect(one.x).toBeGreaterThan(left)
    expect(one.x).toBeLessThan(right)
  })
})

test('with no more than one main part the source keeps its place on the top wire and no wire runs through it', () => {
  for (const main of [[], [bulb('m')], [bulb('m'), bulb('n')]]) {
    const { source, wires, parts } = circuitLayout(circuit(main, [[bulb('a')]]), 320)
    const through = wires.filter(([from, to, y]) => y === source.y && from < source.x && to > source.x)
    expect(through).toEqual([])
    expect(parts).toHaveLength(main.length + 1)
  }
})
