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
import { dryingWords, reactingWords } from '../worlds/balance/words.ts'
import { barrierWords } from '../worlds/barriers/words.ts'
import { coolingWords } from '../worlds/cooling/words.ts'
import { dissolvingWords } from '../worlds/dissolving/words.ts'
import { electromagnetWords } from '../worlds/electromagnets/words.ts'
import { heatingWords } from '../worlds/heating/words.ts'
import { curveWords } from '../worlds/heating/curve-words.ts'
import { herdWords } from '../worlds/herds/words.ts'
import { motionWords } from '../worlds/motion/words.ts'
import { selectionWords } from '../worlds/selection/words.ts'
import { weightWords } from '../worlds/weights/words.ts'
import type { FactWords, WorldWords } from '../worlds/words.ts'
import { compareData } from './compare-data/compare-data.ts'
import { explainData } from './explain-data/explain-data.ts'
import { findOutlier } from './find-outlier/find-outlier.ts'
import { planTest } from './plan-test/plan-test.ts'
import { predictNext } from './predict-next/predict-next.ts'
import { readOff } from './read-off/read-off.ts'
import { sortFacts } from './sort-facts/sort-facts.ts'

const worlds: WorldWords[] = [coolingWords, heatingWords]
/** Worlds that have statements and nothing else. */
const factWorlds: FactWords[] = [
  barrierWords,
  curveWords,
  dissolvingWords,
  dryingWords,
  electromagnetWords,
  herdWords,
  motionWords,
  reactingWords,
  selectionWords,
  weightWords,
]
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
const seeds = Array.from({ length: 150 }, (_unused, seed) => seed)
const made = (model: AnyModelForm, level: Level, seed: number) =>
  draw(model, createRandom(`${model.id}/${level}/${seed}`), level)

/** Where the key stands, of ways to answer whose places can be counted. */
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
        // “de el” and “a el” are written “del” and “al”.
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
