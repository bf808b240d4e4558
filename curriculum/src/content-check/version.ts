import { createHash } from 'node:crypto'
import type { Level } from '@skills-center/contract/ids'
import { asSkill } from '../form/as-skill.ts'
import { type Named, namedIn, type Published, publish } from '../form/published.ts'
import type { SkillForm } from '../form/skill-form.ts'
import { makeTemplate } from '../make-item.ts'
import type { Skill } from '../skill.ts'

const levels: readonly Level[] = [1, 2, 3]
export const seedsAtLevel = 200
/** The number of seeds that `npm test` checks; `npm run content` checks all of them. */
const firstSeeds = 20

const hashOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 12)

/** A new storage format does not change a skill, so versions always hash format 1. */
const saidFor = (named: Named): Published => ({ ...publish(named), format: 1 })

/** The version of a model: hashes of its items and its words, and the words themselves. */
export interface ModelVersion {
  items: string
  words: string
  /** Hash of the items of its first seeds. */
  first: string
  messages: string[]
  nouns: string[]
}

export interface SkillVersion {
  version: string
  models: Record<string, ModelVersion>
  /** Hash of the lesson, names, and misconceptions. */
  about: string
}

/** Skills do not change while a program runs, and hashing one takes seconds, so cache the result. */
const known = new WeakMap<SkillForm, SkillVersion>()

/**
 * The version of everything a skill can show: its items for many seeds without words, and the messages and nouns that
 * they use.
 */
export function versionOf(form: SkillForm): SkillVersion {
  const version = known.get(form) ?? makeVersion(form)
  known.set(form, version)
  return version
}

function makeVersion(form: SkillForm): SkillVersion {
  const skill = asSkill(form)
  const models = Object.fromEntries(
    skill.models.map((model) => {
      const templates = levels.flatMap((level) => templatesOf(skill, model, level, seedsAtLevel))
      const named = namedIn(templates)
      const { messages, nouns } = named
      return [
        model.id,
        {
          items: hashOf(templates),
          words: wordsHash(named),
          first: firstHash(skill, model),
          messages: [...messages].toSorted(),
          nouns: [...nouns].toSorted(),
        },
      ]
    }),
  )
  const hashes = Object.entries(models).map(([id, { items, words }]): [string, object] => [
    id,
    { items, words },
  ])
  const about = aboutHash(form)
  return {
    version: hashOf([Object.fromEntries(hashes), about]),
    models,
    about,
  }
}

const templatesOf = (skill: Skill, model: Skill['models'][number], level: Level, seeds: number) =>
  Array.from({ length: seeds }, (_, seed) => makeTemplate(skill, model, level, seed))

/** Hash of the items of a model's first seeds. */
export const firstHash = (skill: Skill, model: Skill['models'][number]): string =>
  hashOf(levels.flatMap((level) => templatesOf(skill, model, level, firstSeeds)))

/** Hash of the current messages and nouns in both languages. */
export const wordsHash = (named: Named): string => hashOf(saidFor(named))

/** A skill without its models, and without dimensions, which only appear in curriculum reports. */
function withoutModels(form: SkillForm) {
  const { models: _models, version: _version, dimensions: _dimensions, ...about } = form
  return about
}

/** Hash of its lesson, names, and misconceptions. */
export function aboutHash(form: SkillForm): string {
  const about = withoutModels(form)
  return hashOf([about, saidFor(namedIn(about)), asSkill(form).misconceptions])
}

/** The messages of its lesson, names, and misconceptions. */
export const aboutMessages = (form: SkillForm): ReadonlySet<string> => namedIn(withoutModels(form)).messages
