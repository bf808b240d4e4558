import { expect, test } from 'vitest'
import { draw } from '../../form/model.ts'
import { createRandom } from '../../random.ts'
import { gymLab } from '../../skills/science/grade-5/star-brightness/gym-lab.ts'
import { wrapLab } from '../../skills/science/grade-6/keeping-things-warm/wrap-lab.ts'
import { changed, fairRows } from './fair-rows.ts'

const seeds = Array.from({ length: 200 }, (_unused, seed) => seed)
const drawn = (level: 1 | 2 | 3, seed: number) => [
  draw(fairRows(gymLab, []), createRandom(`gym ${level} ${seed}`), level).values,
  draw(fairRows(wrapLab, []), createRandom(`wrap ${level} ${seed}`), level).values,
]

test('two runs differ in the knobs that are set otherwise', () => {
  const runs = [
    [0, 1, 2],
    [0, 2, 2],
    [1, 1, 0],
  ]
  expect(changed(runs, [0, 1])).toEqual([1])
  expect(changed(runs, [0, 2])).toEqual([0, 2])
})

test('level 1 shows one or two fair tests, and a pair that changes the knob and something else', () => {
  for (const seed of seeds)
    for (const { asked, runs, pairs } of drawn(1, seed)) {
      const [knob = 0] = asked
      const fair = pairs.filter((pair) => changed(runs, pair).join() === String(knob))
      expect([1, 2]).toContain(fair.length)
      expect(pairs.some((pair) => changed(runs, pair).length > 1 && changed(runs, pair).includes(knob))).toBe(
        true,
      )
    }
})

test('level 2 has a fair test for each of its two knobs', () => {
  for (const seed of seeds)
    for (const { asked, runs, pairs } of drawn(2, seed))
      for (const knob of asked)
        expect(pairs.some((pair) => changed(runs, pair).join() === String(knob))).toBe(true)
})

test('level 3 is answered by one pair of all runs', () => {
  for (const seed of seeds)
    for (const { asked, runs, pairs } of drawn(3, seed)) {
      expect(pairs).toHaveLength(1)
      const all = [...runs.keys()].flatMap((one) =>
        [...runs.keys()].filter((other) => other > one).map((other) => [one, other] as const),
      )
      expect(all.filter((pair) => changed(runs, pair).join() === String(asked[0]))).toHaveLength(1)
    }
})
