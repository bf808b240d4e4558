import { expect, test } from 'vitest'
import { languageToday } from '../../form/languages-today.ts'
import { draw } from '../../form/model.ts'
import { render } from '../../form/render.ts'
import { createRandom } from '../../random.ts'
import { designTrials, timesOf } from './design-trials.ts'
import { fitsWanted } from './scenes.ts'

test('“at least 2” is 2 or 3 of three, “exactly 2” is 2 alone, “all” is 3', () => {
  const counts = [0, 1, 2, 3]
  expect(counts.filter((count) => fitsWanted({ asks: 'least', k: 2 }, count))).toStrictEqual([2, 3])
  expect(counts.filter((count) => fitsWanted({ asks: 'exactly', k: 2 }, count))).toStrictEqual([2])
  expect(counts.filter((count) => fitsWanted({ asks: 'all', k: 1 }, count))).toStrictEqual([3])
})

test('the readings that are offered for a trial are all different', () => {
  for (const asks of ['all', 'exactly', 'least'] as const) {
    for (const k of [1, 2]) {
      const { right, other, opposite } = timesOf({ asks, k })
      expect(new Set([right.join(), other.join(), opposite.join()]).size).toBe(3)
    }
  }
})

/** The probability of the outcomes in an English option. */
function shareOf(text: string): number {
  const [from = 0, to = 0] = [...text.matchAll(/\d+/g)].map(([digits]) => Number(digits))
  if (text.includes('two-digit')) return (to - from + 1) / 100
  if (text.includes('digit')) return (to - from + 1) / 10
  if (text.includes('coin')) return 1 / 2
  if (text.includes('number cube')) return Math.max(from, to) / 6
  return text.includes('the one red') ? 1 / from : from / to
}

test.each([1, 2, 3] as const)('level %i: only the right option has the chance of the story', (level) => {
  for (let seed = 0; seed < 60; seed += 1) {
    const { template } = draw(designTrials, createRandom(`plan ${level} ${seed}`), level)
    const { stem, interaction, key } = render(template, languageToday('en'))
    if (interaction.kind !== 'inline-choice' || key.kind !== 'inline-choice') throw new Error('no gaps')
    const [, percent, a, b] = /chance.*? (?:(\d+)%|(\d) out of (\d))/.exec(stem) ?? []
    const chance = percent === undefined ? Number(a) / Number(b) : Number(percent) / 100
    const options = interaction.gaps[0]?.options ?? []
    const fitting = options.filter(({ text }) => Math.abs(shareOf(text) - chance) < 1e-9)
    expect(fitting.map(({ id }) => id)).toStrictEqual([key.placed.stands])
  }
})
