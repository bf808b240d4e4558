import type { FigureOf } from '@skills-center/contract/figure'
import { expect, test } from 'vitest'
import { pedigreeLayout } from './pedigree-layout.ts'

const person = (id: string, generation: number, sex: 'female' | 'male') =>
  ({ id, generation, sex, status: 'unaffected' }) as const
const family: FigureOf<'pedigree'> = {
  kind: 'pedigree',
  description: 'Two grandparents, three children of whom one marries, and two grandchildren.',
  trait: 'Has freckles',
  people: [
    person('a', 0, 'male'),
    person('b', 0, 'female'),
    person('c', 1, 'male'),
    person('d', 1, 'female'),
    person('e', 1, 'female'),
    person('f', 1, 'male'),
    person('g', 2, 'female'),
    person('h', 2, 'male'),
  ],
  couples: [
    { partners: ['a', 'b'], children: ['c', 'd', 'e'] },
    { partners: ['e', 'f'], children: ['g', 'h'] },
  ],
}

test('people of a generation keep their order, their numbers and their distance', () => {
  const { people, size } = pedigreeLayout(family, 246, new Map())
  const row = people.filter(({ person: { generation } }) => generation === 1)
  expect(row.map((placed) => placed.number)).toEqual([1, 2, 3, 4])
  row.slice(1).forEach((placed, index) => {
    expect(placed.x - (row[index]?.x ?? Infinity)).toBeGreaterThanOrEqual(size)
  })
})

test('parents stand over the middle of their children', () => {
  const { people } = pedigreeLayout(family, 560, new Map())
  const x = (id: string) => people.find((placed) => placed.person.id === id)?.x ?? Number.NaN
  expect((x('a') + x('b')) / 2).toBeCloseTo((x('c') + x('e')) / 2, 0)
  expect((x('e') + x('f')) / 2).toBeCloseTo((x('g') + x('h')) / 2, 0)
})

test('ten people in a row fit on the narrowest screen', () => {
  const ids = ['p', 'q', 'r', 's', 't', 'u', 'v', 'w']
  const crowded = {
    ...family,
    people: [...family.people, ...ids.map((id) => person(id, 2, 'male'))],
    couples: [...family.couples, { partners: ['c', 'd'], children: ids }],
  }
  expect(pedigreeLayout(crowded, 280, new Map()).width).toBeLessThanOrEqual(280)
})
