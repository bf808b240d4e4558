import type { Level } from '@skills-center/contract/ids'
import type { MistakeExample } from '@skills-center/contract/skills'
import type { Item, WrongAnswer } from '@skills-center/curriculum/item'
import { makeItem } from '@skills-center/curriculum/make-item'
import { plain } from '@skills-center/curriculum/markup'
import { formatAnswer, rightAnswer } from '@skills-center/curriculum/right-answer'
import type { ItemModel, Skill } from '@skills-center/curriculum/skill'
import { showMarkup } from '../platform/rich-text.ts'

const levels: readonly Level[] = [1, 2, 3]
/** Made questions of each model and level that are looked through. */
const seeds = [0, 1, 2, 3, 4, 5]
/** What it costs in letters to read: a figure to look at, somebody else’s mistake to judge, a step up in level. */
const figureCost = 400
const judgingCost = 300
const levelCost = 60

interface Found {
  item: Item
  wrong: WrongAnswer
  cost: number
}

/** Of each mistake the question in which it is quickest to see, by the mistake's id; none where no question shows it. */
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
          // To write an answer out takes longest, lines of work above all.
          if (known !== undefined && costOfItem >= known.cost) continue
          const cost = costOfItem + plain(written(item, wrong)).length
          if (known === undefined || cost < known.cost) best.set(wrong.misconception, { item, wrong, cost })
        }
      }
    }
  }
  return new Map([...best].map(([id, found]) => [id, shown(found)]))
}

/** What the question alone costs to read, without an answer. */
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
