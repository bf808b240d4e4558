import type { CoveredStandard } from '@skills-center/contract/skills/standards'
import { type Skill, summarise } from '@skills-center/curriculum/skill'
import { standards } from '@skills-center/curriculum/standards'

/** Every standard beside the skills that name it. Common Core codes begin with their grade, those of NGSS do not. */
export function coverStandards(skills: readonly Skill[]): CoveredStandard[] {
  const covering = new Map<string, Skill[]>()
  for (const skill of skills)
    for (const code of skill.standards) covering.set(code, [...(covering.get(code) ?? []), skill])
  return standards.map(({ code, label, grade }) => ({
    code,
    label,
    grade,
    subject: code.includes('.') ? 'math' : 'science',
    skills: (covering.get(code) ?? []).map(summarise),
  }))
}
