import { expect, test } from 'vitest'
import { createRandom } from '../../random.ts'
import { drawFrontMap, drawStormMap } from './weather-maps.ts'

test('behind a cold front it is colder than ahead of it, and behind a warm front warmer', () => {
  for (let seed = 0; seed < 1000; seed += 1) {
    const { kind, stations } = drawFrontMap(createRandom(`front ${seed}`))
    const at = (side: string): number[] =>
      stations.filter(({ place }) => place.startsWith(side)).map(({ temperature }) => temperature)
    const [behind, ahead] = kind === 'cold' ? [at('passed'), at('ahead')] : [at('ahead'), at('passed')]
    expect(Math.max(...behind)).toBeLessThan(Math.min(...ahead) - 5)
  }
})

test('it is warmest between the two fronts of a low, and coldest behind its cold front', () => {
  for (let seed = 0; seed < 1000; seed += 1) {
    const { stations } = drawStormMap(createRandom(`storm ${seed}`))
    const order = stations
      .toSorted((one, other) => one.temperature - other.temperature)
      .map(({ place }) => place)
    expect(order.slice(0, 2)).toEqual(['behind-cold', 'north-of-warm'])
  }
})
