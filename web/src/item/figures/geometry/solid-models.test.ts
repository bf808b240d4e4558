import { expect, test } from 'vitest'
import { type Body, cubesModel, modelOf, prismModel } from './solid-models.ts'
import { sectionOf } from './solid-section.ts'
import { type Point3, hullOf, dotProduct, subtract, crossProduct, roundView, project } from './solid-space.ts'

const cube: Body = { shape: 'box', length: 4, width: 4, height: 4, labels: {} }

const areaOf = (places: readonly Point3[]) => {
  const [first = [0, 0, 0]] = places
  const sum = places.slice(1, -1).reduce<Point3>(
    (total, place, index) => {
      const part = crossProduct(subtract(place, first), subtract(places[index + 2] ?? first, first))
      return [total[0] + part[0], total[1] + part[1], total[2] + part[2]]
    },
    [0, 0, 0],
  )
  return Math.sqrt(dotProduct(sum, sum)) / 2
}

test('a box shows three faces and hides three edges', () => {
  const model = modelOf(cube)
  expect(model.faces).toHaveLength(3)
  expect(model.hidden).toHaveLength(3)
  expect(model.edges).toHaveLength(12)
})

test('a square pyramid shows its front and its right face', () => {
  const model = modelOf({ shape: 'pyramid', base: 'rectangle', length: 6, width: 6, height: 5, labels: {} })
  expect(model.faces).toHaveLength(2)
  expect(model.hidden).toHaveLength(3)
})

test('a solid that is not convex has its front face drawn last and no hidden edges', () => {
  const model = prismModel(
    [
      [0, 0],
      [6, 0],
      [6, 6],
      [4, 6],
      [4, 2],
      [0, 2],
    ],
    5,
  )
  expect(model.hidden).toEqual([])
  expect(model.faces.at(-1)?.corners.every(([, y]) => y === 0)).toBe(true)
})

test('only faces of unit cubes that no other cube touches are drawn', () => {
  expect(cubesModel([[1]]).faces).toHaveLength(3)
  expect(cubesModel([[2, 2]]).faces).toHaveLength(2 + 2 + 4)
  expect(cubesModel([[2], [2]]).faces).toHaveLength(2 + 4 + 2)
})

test.each([
  ['level', [0, 0, 1], [0, 0, 1], 4, 16],
  ['slanted through four edges', [-1, 0, 1], [2, 0, 2], 4, 16 * Math.SQRT2],
  ['through three edges of one corner', [1, 1, 1], [2, 0, 0], 3, 2 * Math.sqrt(3)],
  ['through six edges', [1, 1, 1], [2, 2, 2], 6, 12 * Math.sqrt(3)],
] as const)('a plane cuts a cube %s', (_, normal, through, corners, area) => {
  const section = sectionOf(modelOf(cube).edges, { normal: [...normal], through: [...through] })
  expect(section).toHaveLength(corners)
  expect(areaOf(section)).toBeCloseTo(area)
})

test('a plane that misses the solid cuts nothing', () => {
  expect(sectionOf(modelOf(cube).edges, { normal: [0, 0, 1], through: [0, 0, 9] })).toEqual([])
})

test('a level plane cuts a cone in a circle, an upright one through its tip in a triangle', () => {
  const cone = modelOf({ shape: 'cone', radius: 3, height: 6, labels: {} })
  const level = sectionOf(cone.edges, { normal: [0, 0, 1], through: [0, 0, 2] })
  for (const [x, y] of level) expect(Math.hypot(x, y)).toBeCloseTo(2)
  const upright = sectionOf(cone.edges, { normal: [0, 1, 0], through: [0, 0, 0] })
  expect(areaOf(upright)).toBeCloseTo(18)
})

test('an upright plane through the axis cuts a cylinder in a rectangle', () => {
  const cylinder = modelOf({ shape: 'cylinder', radius: 3, height: 7, labels: {} })
  const section = sectionOf(cylinder.edges, { normal: [0, 1, 0], through: [0, 0, 0] })
  expect(areaOf(section)).toBeCloseTo(42)
})

test('a sphere is seen as a circle', () => {
  const [round] = modelOf({ shape: 'sphere', radius: 5, labels: {} }).rounds
  const center = project(roundView, [0, 0, 5], 1)
  for (const place of hullOf((round?.places ?? []).map((at) => project(roundView, at, 1)))) {
    const far = Math.hypot(place.x - center.x, place.y - center.y)
    expect(far).toBeGreaterThan(4.97)
    expect(far).toBeLessThan(5.001)
  }
})
