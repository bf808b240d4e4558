import { expect, test } from 'vitest'
import { createRandom } from '../../random.ts'
import { chainsBetween, drawWeb, eatersOf, foodsOf, reachedFrom, starvedBy, type Web } from './food-web.ts'

const prairie: Web = {
  place: 'prairie',
  names: ['grasses', 'grasshoppers', 'deer-mice', 'meadowlarks', 'hawks'],
  links: [
    { from: 'grasses', to: 'grasshoppers' },
    { from: 'grasses', to: 'deer-mice' },
    { from: 'grasshoppers', to: 'deer-mice' },
    { from: 'grasshoppers', to: 'meadowlarks' },
    { from: 'deer-mice', to: 'hawks' },
    { from: 'meadowlarks', to: 'hawks' },
  ],
}

test('a web tells who is reached, who starves, and by how many chains', () => {
  expect(reachedFrom(prairie, 'grasshoppers')).toStrictEqual(['deer-mice', 'meadowlarks', 'hawks'])
  expect(starvedBy(prairie, 'grasshoppers')).toStrictEqual(['meadowlarks'])
  expect(starvedBy(prairie, 'grasses')).toStrictEqual(['grasshoppers', 'deer-mice', 'meadowlarks', 'hawks'])
  expect(chainsBetween(prairie, 'grasses', 'hawks')).toBe(3)
  expect(chainsBetween(prairie, 'grasses', 'hawks', 'grasshoppers')).toBe(1)
})

test('in every web that is drawn, each animal has food, and each plant an eater', () => {
  for (let seed = 0; seed < 300; seed += 1) {
    const web = drawWeb(createRandom(`web ${seed}`), 4 + (seed % 3))
    for (const id of web.names) {
      expect(foodsOf(web, id).length + eatersOf(web, id).length).toBeGreaterThan(0)
      expect(reachedFrom(web, id)).not.toContain(id)
    }
  }
})
