import { expect, test } from 'vitest'
import { type TreeData, treeLayout } from './tree-layout.ts'

const coin = (trail: string, left: number): TreeData['branches'] =>
  ['heads', 'tails'].map((label) => ({
    label,
    chance: '1/2',
    ...(left > 1 ? { branches: coin(`${trail}${label[0]}`, left - 1) } : { outcome: `${trail}${label[0]}` }),
  }))
const tree: TreeData = {
  kind: 'tree',
  description: 'Three tosses of a coin, each heads or tails.',
  title: '',
  stages: ['First toss', 'Second toss', 'Third toss'],
  outcomeLabel: 'Outcome',
  branches: coin('', 3),
}

test('ends stand one under the other, and a parent in the middle of its children', () => {
  const { nodes } = treeLayout(tree, 560, false)
  const ends = nodes.filter((node) => node.isEnd)
  expect(ends).toHaveLength(8)
  ends.slice(1).forEach((node, index) => expect(node.y - (ends[index]?.y ?? 0)).toBeGreaterThanOrEqual(28))
  const first = nodes.find((node) => node.key === '0.0')
  const [a, b] = ['0.0.0', '0.0.1'].map((key) => nodes.find((node) => node.key === key)?.y ?? 0)
  expect(first?.y).toBe(((a ?? 0) + (b ?? 0)) / 2)
})

test('a tree of three stages fits a phone', () => {
  expect(treeLayout(tree, 290, false).width).toBeLessThanOrEqual(290)
})

test('a branch starts where the label of its parent ends', () => {
  const { nodes, root } = treeLayout(tree, 560, false)
  const parent = nodes.find((node) => node.key === '1')
  const child = nodes.find((node) => node.key === '1.0')
  expect(child?.from.x).toBeGreaterThan(parent?.labelEnd ?? 0)
  expect(parent?.from).toEqual(root)
})
