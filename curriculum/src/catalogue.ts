import type { SkillId } from '@skills-center/contract/ids'
import { type Language, languages } from '@skills-center/contract/language'
import type { Skill } from './skill.ts'
import { older } from './older.gen.ts'
import { listed } from './skills/list.gen.ts'
import { listedSkill } from './skills/listed-skill.ts'
import { strandIn } from './strands/strands.ts'
import { teachingOrder } from './teaching-order.ts'

const placeOf = new Map(teachingOrder.map((id, place) => [id, place]))
const placed = ({ id }: Skill): number => placeOf.get(id) ?? teachingOrder.length

function catalogueIn(language: Language): readonly Skill[] {
  const all = [
    ...listed.map(({ entry, load }) => listedSkill(entry, load, language)),
    // A strand has one name in a language, also where some of its skills are still in English.
    ...(language === 'en'
      ? older
      : older.map((skill) => ({ ...skill, strand: strandIn(skill.strand, language) }))),
  ]
  return all.toSorted((one, other) => placed(one) - placed(other))
}

const inLanguages = new Map(
  languages.map((language) => {
    const all = catalogueIn(language)
    return [language, { all, byId: new Map(all.map((skill) => [skill.id, skill])) }] as const
  }),
)

/** Every skill in a language, in teaching order; in English where it has no other. */
export const skillsIn = (language: Language): readonly Skill[] => inLanguages.get(language)?.all ?? []

/** Every skill, in English and in teaching order. */
export const skills = skillsIn('en')

/** The skill in a language; in English where it has no other. */
export const skillIn = (skill: Skill, language: Language): Skill =>
  skill.language === language ? skill : (skill.inLanguage?.(language) ?? skill)

export const selectSkill = (id: SkillId, language: Language = 'en'): Skill | undefined =>
  inLanguages.get(language)?.byId.get(id)

export function requireSkill(id: SkillId, language: Language = 'en'): Skill {
  const skill = selectSkill(id, language)
  if (skill === undefined) throw new Error(`The curriculum has no skill ${id}`)
  return skill
}
