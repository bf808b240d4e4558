import type { Level } from '@skills-center/contract/ids'
import { asSkill } from '../form/as-skill.ts'
import type { SkillForm } from '../form/skill-form.ts'
import { makeTemplate } from '../make-item.ts'
import { isMisconceptionId, type MisconceptionId } from '../misconceptions/catalogue.ts'

const levels: readonly Level[] = [1, 2, 3]
const seedsAtLevel = 1000

/** The misconceptions that occur in the items of a skill. Those already listed keep their order. */
export function misconceptionsMet(form: SkillForm): MisconceptionId[] {
  const skill = asSkill(form)
  const met = new Set(
    skill.models.flatMap((model) =>
      levels.flatMap((level) =>
        Array.from({ length: seedsAtLevel }, (_, seed) => makeTemplate(skill, model, level, seed)).flatMap(
          ({ wrongAnswers }) => wrongAnswers.flatMap(({ misconception }) => misconception ?? []),
        ),
      ),
    ),
  )
  const fresh = [...met].filter(isMisconceptionId).filter((id) => !form.misconceptions.includes(id))
  return [...form.misconceptions.filter((id) => met.has(id)), ...fresh]
}
