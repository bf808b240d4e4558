import type { FigureOf } from '@skills-center/contract/figure'
import { expect, test } from 'vitest'
import { cladogramLayout } from './cladogram-layout.ts'

const tree: FigureOf<'cladogram'> = {
  kind: 'cladogram',
  description: 'A branching tree of trout, frog and mouse with two traits.',
  tips: [
    { id: 'trout', label: 'Trout' },
    { id: 'frog', label: 'Frog' },
    { id: 'mouse', label: 'Mouse' },
  ],
  nodes: [
    { id: 'n2', children: ['frog', 'mouse'] },
    { id: 'n1', children: ['trout', 'n2'] },
  ],
  traits: [
    { id: 'limbs', label: 'four limbs with fingers and toes', on: 'n2' },
    { id: 'hair', label: 'hair', on: 'mouse' },
  ],
}

test('the root lies left of the ancestors that branch from it, and all tips lie in one column', () => {
  const { nodes, branches } = cladogramLayout(tree, 560, new Map())
  const x = (id: string) => nodes.find((node) => node.id === id)?.x ?? Number.NaN
  expect(x('n1')).toBeLessThan(x('n2'))
  const ends = branches.filter(({ id }) => tree.tips.some((tip) => tip.id === id)).map(({ to }) => to.x)
  expect(new Set(ends).size).toBe(1)
})

test('a trait stands on the branch that leads to its group', () => {
  const { traits, branches } = cladogramLayout(tree, 560, new Map())
  for (const { id, on } of tree.traits) {
    const trait = traits.find((one) => one.id === id)
    const branch = branches.find((one) => one.id === on)
    expect(trait?.y).toBe(branch?.to.y)
    expect(trait?.x).toBeGreaterThan(branch?.from ?? Infinity)
    expect(trait?.x).toBeLessThan(branch?.to.x ?? 0)
  }
})

test('names of traits that do not fit over their branches are numbered', () => {
  expect(cladogramLayout(tree, 560, new Map()).isNamedInPlace).toBe(true)
  expect(cladogramLayout(tree, 246, new Map()).isNamedInPlace).toBe(false)
})
