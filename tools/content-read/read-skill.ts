import { languages } from '@skills-center/contract/language'
import { skills } from '@skills-center/curriculum/catalogue'
import type { Item } from '@skills-center/curriculum/item'
import { make } from '@skills-center/curriculum/make-item'
import { formatAnswer, rightAnswer } from '@skills-center/curriculum/right-answer'
import { standardsOf } from '@skills-center/curriculum/standards-of'
import { presentItem } from '../../server/src/platform/present-item.ts'
import { showMarkup } from '../../server/src/platform/rich-text.ts'
import type { ReadableSkill, ReadItem, SkillReading } from '../../web/gallery/skill-reading.ts'

const levels = [1, 2, 3] as const

function readItem(item: Item): ReadItem {
  return {
    language: item.language ?? 'en',
    item: presentItem(item),
    rightAnswer: showMarkup(rightAnswer(item)),
    wrongAnswers: item.wrongAnswers.map(({ key, misconception, feedback }) => ({
      answer: showMarkup(formatAnswer(item, key)),
      misconception: misconception ?? null,
      feedback: showMarkup(feedback),
    })),
    hints: item.hints.map(showMarkup),
    solution: item.solution.map(showMarkup),
  }
}

/** Returns every model and level of a skill for one seed, in all languages. Throws if no skill has this id. */
export function readSkill(id: string, seed: number): SkillReading {
  const skill = skills.find((each) => each.id === id)
  if (skill === undefined) throw new Error(`There is no skill named ${id}.`)
  const models = skill.models.flatMap((model) =>
    levels.map((level) => {
      const made = languages.map((code) => make(skill, model, level, seed, code))
      return {
        model: model.id,
        level,
        thinking: model.thinking,
        standards: made.slice(0, 1).flatMap((one) => [...standardsOf(skill, model, one)]),
        items: made.map(({ item }) => readItem(item)),
      }
    }),
  )
  return { id, name: skill.name, description: skill.description, seed, models }
}

export const readableSkills = (): ReadableSkill[] =>
  skills.map(({ id, name, subject, gradeLevel }) => ({ id, name, subject, grade: gradeLevel }))
