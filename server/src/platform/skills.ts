import type { SkillId } from '@skills-center/contract/ids'
import { selectSkill, skillsIn } from '@skills-center/curriculum/catalogue'
import type { Skill } from '@skills-center/curriculum/skill'
import { readerLanguage } from './reader-language.ts'

/** Every skill in the reader's language, in teaching order. */
export const skills = (): readonly Skill[] => skillsIn(readerLanguage())

/** A skill in the reader's language. */
export const skill = (id: SkillId): Skill | undefined => selectSkill(id, readerLanguage())
