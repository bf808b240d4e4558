import { SkillId } from '@skills-center/contract/ids'
import type { SkillSummary } from '@skills-center/contract/skills'
import { expect, test } from 'vitest'
import { mapSize, neighborOf, placeSkills, type PlacedSkill } from './map-places.ts'
import { realmOf } from './realms.ts'

const codes = ['RP.A.1', 'EE.A.1', 'G.A.1', 'NS.A.1', 'SP.A.1']
const sciences = ['MS-LS1-1', 'MS-ESS2-1', 'MS-PS1-1', 'MS-ETS1-1']

/** `count` skills across grades 5 to 8 and all parts of both subjects. */
const made = (count: number): SkillSummary[] =>
  Array.from({ length: count }, (_, index): SkillSummary => {
    const gradeLevel = 5 + (index % 4)
    const turn = Math.floor(index / 4)
    const isMath = turn % 2 === 0
    const science = sciences[(turn >> 1) % sciences.length] ?? ''
    return {
      id: SkillId.parse(`skill-${index}`),
      name: `Skill ${index}`,
      description: '',
      icon: 'ratio',
      subject: isMath ? 'math' : 'science',
      gradeLevel,
      strand: 'S',
      standards: [isMath ? `${gradeLevel}.${codes[(turn >> 1) % codes.length] ?? ''}` : science],
    }
  })

const distance = (one: PlacedSkill, other: PlacedSkill) => Math.hypot(one.x - other.x, one.y - other.y)

test.each([8, 97, 200])('of %i skills each has a place of its own inside the map', (count) => {
  const { skills } = placeSkills(made(count))
  expect(new Set(skills.map(({ skill }) => skill.id)).size).toBe(count)
  for (const one of skills) {
    expect(Math.hypot(one.x - mapSize / 2, one.y - mapSize / 2)).toBeLessThan(mapSize / 2)
    for (const other of skills) if (one !== other) expect(distance(one, other)).toBeGreaterThan(24)
  }
})

test('math is on the left, science on the right, and higher grades are further out', () => {
  const { skills } = placeSkills(made(97))
  const reach = (grade: number) =>
    skills
      .filter(({ skill }) => skill.gradeLevel === grade)
      .map(({ x, y }) => Math.hypot(x - mapSize / 2, y - mapSize / 2))
  for (const { skill, x } of skills) expect(x < mapSize / 2).toBe(skill.subject === 'math')
  expect(Math.max(...reach(5))).toBeLessThan(Math.min(...reach(6)))
  expect(Math.max(...reach(7))).toBeLessThan(Math.min(...reach(8)))
})

test('every skill can be reached by arrow keys from the first', () => {
  const { skills } = placeSkills(made(97))
  const reached = new Set(skills.slice(0, 1).map(({ skill }) => skill.id))
  for (const id of reached) {
    for (const direction of ['up', 'down', 'left', 'right'] as const) {
      const next = neighborOf(skills, id, direction)
      if (next !== undefined) reached.add(next)
    }
  }
  expect(reached.size).toBe(97)
})

test('a skill is in the part that its standard names', () => {
  const part = (standard: string, subject: 'math' | 'science' = 'math') =>
    realmOf({ subject, standards: [standard] })
  expect(part('6.RP.A.2')).toBe('ratio')
  expect(part('5.NF.B.4')).toBe('number')
  expect(part('8.F.A.1')).toBe('algebra')
  expect(part('5.MD.C.5')).toBe('geometry')
  expect(part('5-ESS1-1', 'science')).toBe('earth')
  expect(part('MS-LS2-3', 'science')).toBe('life')
})
