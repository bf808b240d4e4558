import type { Skill } from '../skill.ts'
import type { Finding } from './finding.ts'

/** The prerequisite graph: known skills only, never of a later grade, no circle, and taught after what it needs. */
export function checkGraph(skills: readonly Skill[]): (Finding & { where: string })[] {
  const place = new Map(skills.map((skill, index) => [skill.id, index]))
  const findings: (Finding & { where: string })[] = []
  if (place.size !== skills.length)
    findings.push({ where: 'catalogue', rule: 'two skills share an id', detail: '' })
  for (const [index, skill] of skills.entries()) {
    for (const prerequisite of skill.prerequisites) {
      const at = place.get(prerequisite)
      const other = at === undefined ? undefined : skills[at]
      // Teaching order rules out circles: every arrow points backwards in one list.
      if (at === undefined || other === undefined) {
        findings.push({ where: skill.id, rule: 'unknown prerequisite', detail: prerequisite })
      } else if (at >= index || other.gradeLevel > skill.gradeLevel) {
        findings.push({ where: skill.id, rule: 'taught before its prerequisite', detail: prerequisite })
      }
    }
  }
  return findings
}
