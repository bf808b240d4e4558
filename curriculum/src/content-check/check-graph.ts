import type { Skill } from '../skill.ts'
import type { Finding } from './finding.ts'

/**
 * Checks the prerequisite graph: known skills only, never from a later grade, no cycles, prerequisites taught first.
 */
export function checkGraph(skills: readonly Skill[]): (Finding & { where: string })[] {
  const place = new Map(skills.map((skill, index) => [skill.id, index]))
  const findings: (Finding & { where: string })[] = []
  if (place.size !== skills.length)
    findings.push({ where: 'catalogue', rule: 'two skills share an id', detail: '' })
  for (const [index, skill] of skills.entries()) {
    for (const prerequisite of skill.prerequisites) {
      const at = place.get(prerequisite)
      const other = at === undefined ? undefined : skills[at]
      // Teaching order rules out cycles: every prerequisite comes earlier in one list.
      if (at === undefined || other === undefined) {
        findings.push({ where: skill.id, rule: 'unknown prerequisite', detail: prerequisite })
      } else if (at >= index || other.gradeLevel > skill.gradeLevel) {
        findings.push({ where: skill.id, rule: 'taught before its prerequisite', detail: prerequisite })
      }
    }
  }
  return findings
}
