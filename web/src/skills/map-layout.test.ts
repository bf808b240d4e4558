import { SkillId } from '@skills-center/contract/ids'
import type { SkillSummary } from '@skills-center/contract/skills'
import { expect, test } from 'vitest'
import { layOutMap, nodeHeight } from './map-layout.ts'

const id = (text: string) => SkillId.parse(text)
const skill = (text: string): SkillSummary => ({
  id: id(text),
  name: text,
  description: text,
  icon: 'ratio',
  subject: 'math',
  gradeLevel: 6,
  strand: 'A',
  standards: [],
})
const link = (from: string, to: string) => ({ from: id(from), to: id(to) })
const lesson = {
  skill: skill('here'),
  foundations: [skill('deep')],
  prerequisites: [skill('one'), skill('two')],
  next: Array.from({ length: 7 }, (_, index) => skill(`later-${index}`)),
  links: [link('deep', 'one'), link('one', 'two'), link('one', 'here'), link('two', 'here')],
}
const ways = [true, false]

test.each(ways)('no two skills lie on each other, and all lie inside the drawing (wide: %s)', (isWide) => {
  const { groups, height } = layOutMap(lesson, isWide)
  const nodes = groups.flatMap((group) => group.nodes)
  for (const [place, node] of nodes.entries()) {
    expect(node.left).toBeGreaterThanOrEqual(0)
    expect(node.left + node.width).toBeLessThanOrEqual(100.001)
    expect(node.top + nodeHeight).toBeLessThanOrEqual(height + 0.001)
    for (const other of nodes.slice(place + 1)) {
      const isApart =
        node.left + node.width <= other.left ||
        other.left + other.width <= node.left ||
        Math.abs(node.top - other.top) >= nodeHeight
      expect(isApart, `${node.skill.id} and ${other.skill.id}`).toBe(true)
    }
  }
})

test('where there is room, every link between skills that are shown is drawn, and no other', () => {
  const { lines, groups } = layOutMap(lesson, true)
  expect(lines).toHaveLength(lesson.links.length + 5)
  expect(lines.every(({ path }) => /^M[-\d.]+ [-\d.]+C([-\d.]+ ?){6}$/.test(path))).toBe(true)
  expect(groups.at(-1)).toMatchObject({ title: 'Leads to', leftOut: 2 })
})

test('a ladder has a rail and a rung for every skill that is shown', () => {
  const { lines, groups } = layOutMap(lesson, false)
  expect(lines).toHaveLength(1 + groups.flatMap((group) => group.nodes).length)
  expect(groups.map((group) => group.nodes.length)).toEqual([1, 2, 1, 3])
  expect(groups.at(-1)).toMatchObject({ title: 'Leads to', leftOut: 4 })
})

test('a skill without neighbors stands alone', () => {
  const alone = { skill: skill('here'), foundations: [], prerequisites: [], next: [], links: [] }
  expect(layOutMap(alone, true)).toMatchObject({ height: 6.5, lines: [], groups: [{ title: 'This skill' }] })
})
