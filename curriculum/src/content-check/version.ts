import { createHash } from 'node:crypto'
import type { Level } from '@skills-center/contract/ids'
import { asSkill } from '../form/as-skill.ts'
import { type Named, namedIn, type Published, publish } from '../form/published.ts'
import type { SkillForm } from '../form/skill-form.ts'
import { makeTemplate } from '../make-item.ts'

const levels: readonly Level[] = [1, 2, 3]
const seedsAtLevel = 200

const hashOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 12)

/** Another format of values is no other skill: versions name the first one for good. */
const saidFor = (named: Named): Published => ({ ...publish(named), format: 1 })

export interface SkillVersion {
  version: string
  /** Of each model: what it draws, and the words that it says. */
  models: Record<string, { items: string; words: string }>
  /** The lesson, names and misconceptions. */
  about: string
  published: Published
  named: Named
}

/** Skills do not change while a program runs, and each takes seconds. */
const known = new WeakMap<SkillForm, SkillVersion>()

/** What a skill can show: its items of many seeds without words, and every message and noun that they name. */
export function versionOf(form: SkillForm): SkillVersion {
  const version = known.get(form) ?? makeVersion(form)
  known.set(form, version)
  return version
}

function makeVersion(form: SkillForm): SkillVersion {
  const skill = asSkill(form)
  const all: Named = { messages: new Set(), nouns: new Set() }
  const models = Object.fromEntries(
    skill.models.map((model) => {
      const templates = levels.flatMap((level) =>
        Array.from({ length: seedsAtLevel }, (_, seed) => makeTemplate(skill, model, level, seed)),
      )
      const named = namedIn(templates)
      for (const id of named.messages) all.messages.add(id)
      for (const id of named.nouns) all.nouns.add(id)
      return [model.id, { items: hashOf(templates), words: hashOf(saidFor(named)) }]
    }),
  )
  // Dimensions are for reports of the curriculum: no student sees them.
  const { models: _models, version: _version, dimensions: _dimensions, ...about } = form
  const aboutHash = hashOf([about, saidFor(namedIn(about)), skill.misconceptions])
  return {
    version: hashOf([models, aboutHash]),
    models,
    about: aboutHash,
    published: publish(all),
    named: { messages: new Set([...all.messages, ...namedIn(about).messages]), nouns: all.nouns },
  }
}
