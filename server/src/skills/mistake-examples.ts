import type { Level } from '@skills-center/contract/ids'
import type { MistakeExample } from '@skills-center/contract/skills'
import type { Item, WrongAnswer } from '@skills-center/curriculum/item'
import { makeItem } from '@skills-center/curriculum/make-item'
import { plain } from '@skills-center/curriculum/markup'
import { formatAnswer, rightAnswer } from '@skills-center/curriculum/right-answer'
import type { ItemModel, Skill } from '@skills-center/curriculum/skill'
import { showMarkup } from '../platform/rich-text.ts'

const levels: readonly Level[] = [1, 2, 3]
/** The seeds tried with each model and level. */
const seeds = [0, 1, 2, 3, 4, 5]
/** Extra reading effort, in characters: for a figure, for judging someone else's mistake, and per level. */
const figureCost = 400
const judgingCost = 300
const levelCost = 60

interface Found {
  item: Item
  wrong: WrongAnswer
  cost: number
}

/** For each mistake, by its id, the question that shows it with the least reading; missing if no question shows it. */
export function mistakeExamples(skill: Skill): Map<string, MistakeExample> {
  const best = new Map<string, Found>()
  for (const model of skill.models) {
    for (const level of levels) {
      for (const seed of seeds) {
        const item = makeItem(skill, model, level, seed)
        const costOfItem = costToRead(item, model, level)
        for (const wrong of item.wrongAnswers) {
          if (wrong.misconception === null) continue
          const known = best.get(wrong.misconception)
          // Writing out an answer takes longest, especially with several lines of work.
          if (known !== undefined && costOfItem >= known.cost) continue
          const cost = costOfItem + plain(written(item, wrong)).length
          if (known === undefined || cost < known.cost) best.set(wrong.misconception, { item, wrong, cost })
        }
      }
    }
  }
  return new Map([...best].map(([id, found]) => [id, shown(found)]))
}

/** The reading effort of the question alone, without an answer. */
function costToRead(item: Item, { thinking }: ItemModel, level: Level): number {
  const letters = plain(item.stem).length
  const isJudging = thinking === 'find the mistake'
  return (
    letters + (item.figure === undefined ? 0 : figureCost) + (isJudging ? judgingCost : 0) + level * levelCost
  )
}

const written = (item: Item, { key }: WrongAnswer): string => formatAnswer(item, key)

const shown = ({ item, wrong }: Found): MistakeExample => ({
  stem: showMarkup(item.stem),
  figure: item.figure ?? null,
  wrong: showMarkup(written(item, wrong)),
  right: showMarkup(rightAnswer(item)),
})
