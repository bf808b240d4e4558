import { languages } from '@skills-center/contract/language'
import { askedOf } from '../asked-of.ts'
import { asSkill } from '../form/as-skill.ts'
import type { SkillForm } from '../form/skill-form.ts'
import type { EntryWords, SkillEntry } from './entry.ts'

/** What is listed of a skill. */
export function entryOf(form: SkillForm): SkillEntry {
  const { id, version, subject, gradeLevel, icon, prerequisites, misconceptions, formerIds = {} } = form
  const skill = asSkill(form)
  const words = languages.map((code): [string, EntryWords] => {
    const { strand, name, description, terms } = asSkill(form, code)
    return [code, { strand, name, description, terms }]
  })
  return {
    id,
    version,
    subject,
    gradeLevel,
    icon,
    prerequisites: prerequisites.map((earlier) => earlier.skill),
    misconceptions,
    formerIds,
    // Every language is there, which `Object.fromEntries` does not say.
    // oxlint-disable-next-line typescript/consistent-type-assertions
    words: Object.fromEntries(words) as SkillEntry['words'],
    models: skill.models.map((model) => ({
      id: model.id,
      thinking: model.thinking,
      seconds: model.seconds,
      ...(model.calculator === undefined ? {} : { calculator: model.calculator }),
      standards: model.standards ?? [],
      isComputed: model.kind === 'computed',
      ...(model.isClaim === undefined ? {} : { isClaim: model.isClaim }),
      asked: askedOf(skill, model),
    })),
  }
}
