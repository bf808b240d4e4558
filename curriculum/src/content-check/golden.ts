import type { Level } from '@skills-center/contract/ids'
import { languages } from '@skills-center/contract/language'
import { textsIn } from '@skills-center/contract/interaction-texts'
import { asSkill } from '../form/as-skill.ts'
import type { SkillForm } from '../form/skill-form.ts'
import { makeItem } from '../make-item.ts'
import { plain } from '../markup.ts'
import { rightAnswer } from '../right-answer.ts'
import {
  aboutHash,
  firstHash,
  type ModelVersion,
  type SkillVersion,
  versionOf,
  wordsHash,
} from './version.ts'

const levels: readonly Level[] = [1, 2, 3]
/** The seed whose item is written out in full. */
const shownSeed = 1

/** The accepted record: hashes, and one item of each model, level, and language as readable lines. */
export interface Golden {
  version: string
  about: string
  models: SkillVersion['models']
  items: Record<string, string[]>
}

function readable(form: SkillForm): Golden['items'] {
  const skill = asSkill(form)
  const entries = skill.models.flatMap((model) =>
    levels.flatMap((level) =>
      languages.map((code): [string, string[]] => {
        const item = makeItem(skill, model, level, shownSeed, code)
        return [
          `${model.id} ${level} ${code}`,
          [
            item.stem,
            ...(item.figure === undefined ? [] : [`figure: ${item.figure.description}`]),
            ...textsIn(item.interaction).map((text) => `- ${text}`),
            `= ${rightAnswer(item)}`,
            ...new Set(
              item.wrongAnswers.map(({ misconception, feedback }) => `x ${misconception ?? ''}: ${feedback}`),
            ),
            ...item.hints.map((hint) => `? ${hint}`),
            ...item.solution.map((step) => `> ${step}`),
          ].map(plain),
        ]
      }),
    ),
  )
  return Object.fromEntries(entries)
}

/** The golden record of a skill as it is today. */
export function goldenOf(form: SkillForm): Golden {
  const { version, about, models } = versionOf(form)
  return { version, about, models, items: readable(form) }
}

const unknown: ModelVersion = { items: '', words: '', first: '', messages: [], nouns: [] }

/** The record, with the accepted hashes for later seeds, because making all of their items takes long. */
export function goldenAtOnce(form: SkillForm, accepted: Golden): Golden {
  const skill = asSkill(form)
  const models = skill.models.map((model): [string, ModelVersion] => {
    const { items, messages, nouns } = accepted.models[model.id] ?? unknown
    const words = wordsHash({ messages: new Set(messages), nouns: new Set(nouns) })
    return [model.id, { items, words, first: firstHash(skill, model), messages, nouns }]
  })
  return {
    version: accepted.version,
    about: aboutHash(form),
    models: Object.fromEntries(models),
    items: readable(form),
  }
}

/**
 * The differences from the accepted record. Items are also compared as displayed, because the formatting of numbers,
 * units, and right answers is not part of the version.
 */
export function movedSince(accepted: Golden, now: Golden): string[] {
  const ids = [...new Set([...Object.keys(accepted.models), ...Object.keys(now.models)])]
  const moved = ids.flatMap((id): string[] => {
    const [then, today] = [accepted.models[id], now.models[id]]
    if (today === undefined) return [`model ${id} is gone`]
    if (then === undefined) return [`model ${id} is new`]
    return [
      ...(then.items === today.items && then.first === today.first ? [] : [`model ${id} makes other items`]),
      ...(then.words === today.words ? [] : [`model ${id} says other words`]),
    ]
  })
  const shown = Object.keys(now.items).filter(
    (name) => JSON.stringify(now.items[name]) !== JSON.stringify(accepted.items[name]),
  )
  return [
    ...(accepted.about === now.about ? [] : ['its lesson, names or misconceptions are others']),
    ...moved,
    ...shown.map((name) => `to be read again: ${name}`),
  ]
}
