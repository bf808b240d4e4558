import type { CoveredStandard } from '@skills-center/contract/skills/standards'
import { type Skill, summarise } from '@skills-center/curriculum/skill'
import { hasParts, standards } from '@skills-center/curriculum/standards'

/**
 * Every part of a standard, and every standard without parts, with the skills that name it. Common Core (math) codes
 * contain a period; NGSS (science) codes do not.
 */
export function coverStandards(skills: readonly Skill[]): CoveredStandard[] {
  const covering = new Map<string, Skill[]>()
  for (const skill of skills)
    for (const code of skill.standards) covering.set(code, [...(covering.get(code) ?? []), skill])
  const asked = standards.filter(({ code }) => !hasParts(code))
  return asked.map(({ code, label, grade }) => ({
    code,
    label,
    grade,
    subject: code.includes('.') ? 'math' : 'science',
    skills: (covering.get(code) ?? []).map(summarise),
  }))
}
