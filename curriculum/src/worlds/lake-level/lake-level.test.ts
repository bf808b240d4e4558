import { expect, test } from 'vitest'
import { createRandom } from '../../random.ts'
import { mean } from '../readings.ts'
import { drawLakeYear, gainsOf, lakeIds, lakes, levelsOf } from './lake-level.ts'

const years = lakeIds.flatMap((lake) =>
  Array.from({ length: 350 }, (_unused, seed) => drawLakeYear(createRandom(`${lake} ${seed}`), lake)),
)

test('every bar can be read off the graph exactly', () => {
  for (const { rain, vapor } of years) {
    for (const value of [...rain, ...vapor]) {
      expect(value % 10).toBe(0)
      expect(value).toBeGreaterThanOrEqual(0)
      expect(value).toBeLessThanOrEqual(240)
    }
  }
})

test('a level is what came in minus what went out', () => {
  for (const year of years) {
    const [rain, vapor] = [year.rain, year.vapor].map((values) =>
      values.reduce((sum, value) => sum + value, 0),
    )
    expect(levelsOf(year).at(-1)).toBe((rain ?? 0) - (vapor ?? 0))
    expect(gainsOf(year)).toHaveLength(6)
  }
})

test('more water evaporates in July than in April and in October', () => {
  for (const { vapor } of Object.values(lakes)) {
    expect(vapor[6]).toBeGreaterThan(vapor[3])
    expect(vapor[6]).toBeGreaterThan(vapor[9])
  }
})

test('over many years rain is close to what is normal at the lake', () => {
  for (const lake of lakeIds) {
    const drawn = years.filter((year) => year.lake === lake)
    const normal = drawn.flatMap(({ start }) => lakes[lake].rain.slice(start, start + 6))
    const ratio = mean(drawn.flatMap(({ rain }) => rain)) / mean(normal)
    expect(ratio).toBeGreaterThan(0.9)
    expect(ratio).toBeLessThan(1.15)
  }
})
