import { globSync } from 'node:fs'
import { sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Level } from '@skills-center/contract/ids'
import { expect, test } from 'vitest'
import { checkResponse } from '../check-response.ts'
import { languageToday } from '../form/languages-today.ts'
import type { ItemTemplate } from '../form/item-template.ts'
import { type AnyModelForm, draw } from '../form/model.ts'
import { render } from '../form/render.ts'
import { keyResponse } from '../key-response.ts'
import { isMisconceptionId } from '../misconceptions/catalogue.ts'
import { createRandom } from '../random.ts'
import type { FactWords, WorldWords } from '../worlds/words.ts'
import { compareData } from './compare-data/compare-data.ts'
import { explainData } from './explain-data/explain-data.ts'
import { findOutlier } from './find-outlier/find-outlier.ts'
import { planTest } from './plan-test/plan-test.ts'
import { predictNext } from './predict-next/predict-next.ts'
import { readOff } from './read-off/read-off.ts'
import { sortFacts } from './sort-facts/sort-facts.ts'

const isWords = (value: unknown): value is FactWords =>
  typeof value === 'object' && value !== null && 'world' in value && 'claim' in value
/** Whether a world works with every shape; other worlds only have statements. */
const isWhole = (words: FactWords): words is WorldWords => 'asks' in words && 'reasons' in words

// The glob picks up new worlds automatically.
const files = globSync('*/*words.ts', { cwd: fileURLToPath(new URL('../worlds/', import.meta.url)) })
const modules = await Promise.all(
  files.toSorted().map(async (file): Promise<Record<string, unknown>> => {
    const [folder = '', name = ''] = file.replace(/\.ts$/, '').split(sep)
    return import(`../worlds/${folder}/${name}.ts`)
  }),
)
const told = modules.flatMap((module) => Object.values(module).filter(isWords))
const worlds = told.filter(isWhole)
const factWorlds = told.filter((words) => !isWhole(words))
const shapes = [readOff, predictNext, compareData, sortFacts, explainData, findOutlier, planTest]
const levels = [1, 2, 3] as const
const atLevels = (world: string, model: AnyModelForm) =>
  levels.map((level) => ({ name: `${world}/${model.id}/${level}`, model, level }))
const pairs = [
  ...worlds.flatMap((words) =>
    shapes.flatMap((shape) => atLevels(words.world.id, shape(words, ['MS-PS3-4']))),
  ),
  ...factWorlds.flatMap((words) => atLevels(words.world.id, sortFacts(words, ['MS-PS1-4']))),
]
const seeds = Array.from({ length: 60 }, (_unused, seed) => seed)
const made = (model: AnyModelForm, level: Level, seed: number) =>
  draw(model, createRandom(`${model.id}/${level}/${seed}`), level)

test('there are worlds of both kinds to try', () => {
  expect(worlds.length).toBeGreaterThanOrEqual(2)
  expect(factWorlds.length).toBeGreaterThanOrEqual(12)
})

/** Positions of the right answer, for interactions with countable positions. */
function places({ key }: ItemTemplate): string[] {
  if (key.kind === 'choice') return [JSON.stringify(key.option)]
  if (key.kind === 'sort' || key.kind === 'inline-choice') {
    return Object.entries(key.placed).map(
      ([id, place]) => `${key.kind === 'sort' ? '' : id} ${JSON.stringify(place)}`,
    )
  }
  return []
}

test.each(pairs)(
  '$name makes items in both languages, and knows its own wrong answers',
  ({ model, level }) => {
    for (const seed of seeds) {
      const { values, template } = made(model, level, seed)
      expect(model.item(JSON.parse(JSON.stringify(values)))).toStrictEqual(template)
      for (const code of ['en', 'es'] as const) {
        const item = render(template, languageToday(code))
        expect(checkResponse(item, keyResponse(item.key)).verdict).toBe('correct')
        for (const wrong of item.wrongAnswers) {
          expect(isMisconceptionId(wrong.misconception ?? '')).toBe(true)
          const checked = checkResponse(item, keyResponse(wrong.key))
          expect([checked.verdict, checked.feedback]).toStrictEqual(['incorrect', wrong.feedback])
        }
        // In Spanish, “de el” and “a el” must contract to “del” and “al”.
        expect(JSON.stringify(item)).not.toMatch(/undefined|NaN|(?<!\p{L})(?:de|a) el /u)
      }
    }
  },
)

test.each(pairs)('$name has its key in each place about equally often', ({ model, level }) => {
  const counts = new Map<string, number>()
  for (const seed of Array.from({ length: 300 }, (_unused, index) => index)) {
    for (const place of places(made(model, level, seed).template))
      counts.set(place, (counts.get(place) ?? 0) + 1)
  }
  const groups = Map.groupBy(counts, ([place]) => place.split(' ')[0])
  for (const [, group] of groups) {
    const total = group.reduce((sum, [, count]) => sum + count, 0)
    for (const [place, count] of group) expect(count, place).toBeGreaterThan((0.5 * total) / group.length)
  }
})
