import type { SkillId } from '@skills-center/contract/ids'
import { type Language, languages } from '@skills-center/contract/language'
import type { Skill } from './skill.ts'
import { listed } from './skills/list.gen.ts'
import { listedSkill } from './skills/listed-skill.ts'
import { teachingOrder } from './teaching-order.ts'

const placeOf = new Map(teachingOrder.map((id, place) => [id, place]))
const placed = ({ id }: Skill): number => placeOf.get(id) ?? teachingOrder.length

const inLanguages = new Map(
  languages.map((language) => {
    const all = listed
      .map(({ entry, load }) => listedSkill(entry, load, language))
      .toSorted((one, other) => placed(one) - placed(other))
    return [language, { all, byId: new Map(all.map((skill) => [skill.id, skill])) }] as const
  }),
)

/** Every skill in the given language, in teaching order. */
export const skillsIn = (language: Language): readonly Skill[] => inLanguages.get(language)?.all ?? []

/** Every skill, in English and in teaching order. */
export const skills = skillsIn('en')

export const skillIn = (skill: Skill, language: Language): Skill =>
  skill.language === language ? skill : skill.inLanguage(language)

export const selectSkill = (id: SkillId, language: Language = 'en'): Skill | undefined =>
  inLanguages.get(language)?.byId.get(id)

export function requireSkill(id: SkillId, language: Language = 'en'): Skill {
  const skill = selectSkill(id, language)
  if (skill === undefined) throw new Error(`The curriculum has no skill ${id}`)
  return skill
}
