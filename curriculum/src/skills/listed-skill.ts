import { translated } from '@skills-center/messages/languages'
import type { Language } from '@skills-center/contract/language'
import { SkillId } from '@skills-center/contract/ids'
import { asSkill, misconceptionsIn, revisionOf } from '../form/as-skill.ts'
import { formerIdsOf, type SkillForm } from '../form/skill-form.ts'
import type { ItemModel, Skill } from '../skill.ts'
import type { ModelEntry, SkillEntry } from './entry.ts'

/** A skill in a language as its entry lists it; its code is loaded when its lesson or an item is first asked for. */
export function listedSkill(entry: SkillEntry, load: () => SkillForm, language: Language): Skill {
  const { id, version, subject, gradeLevel, icon, prerequisites, misconceptions, models, words } = entry
  const loaded = (): Skill => asSkill(load(), language)
  return {
    id: SkillId.parse(id),
    language,
    version,
    revision: revisionOf(version),
    subject,
    gradeLevel,
    icon,
    standards: [...new Set(models.flatMap(({ standards }) => standards))],
    prerequisites: prerequisites.map((earlier) => SkillId.parse(earlier)),
    misconceptions: misconceptionsIn(misconceptions, language),
    formerIds: formerIdsOf(entry),
    ...translated(words, language),
    models: models.map((model) => listedModel(model, loaded)),
    get lesson() {
      return loaded().lesson
    },
    inLanguage: (other) => listedSkill(entry, load, other),
    get form() {
      return load()
    },
  }
}

function listedModel({ isComputed, ...entry }: ModelEntry, loaded: () => Skill): ItemModel {
  const model = (): ItemModel => {
    const found = loaded().models.find(({ id }) => id === entry.id)
    if (found === undefined) throw new Error(`${entry.id} is listed, but its skill does not have it`)
    return found
  }
  const base = {
    ...entry,
    draw: (random, level) => model().draw(random, level),
  } satisfies Omit<ItemModel, 'kind'>
  if (!isComputed) return { ...base, kind: 'conceptual' }
  return {
    ...base,
    kind: 'computed',
    solve: (shown) => {
      const found = model()
      if (found.kind !== 'computed') throw new Error(`${entry.id} does not solve its items`)
      return found.solve(shown)
    },
  }
}
