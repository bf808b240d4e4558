import type { Subject } from '@skills-center/contract/ids'
import type { SkillSummary } from '@skills-center/contract/skills'

export interface Strand {
  readonly name: string
  readonly skills: readonly SkillSummary[]
}

export interface GradeEntry {
  readonly gradeLevel: number
  readonly count: number
  readonly strands: Readonly<Record<Subject, readonly Strand[]>>
}

/** Every grade from kindergarten to 12 with its skills by subject and strand, in teaching order. */
export function gradeMap(skills: readonly SkillSummary[]): GradeEntry[] {
  return Array.from({ length: 13 }, (_, gradeLevel) => {
    const own = skills.filter((skill) => skill.gradeLevel === gradeLevel)
    return {
      gradeLevel,
      count: own.length,
      strands: { math: strandsOf(own, 'math'), science: strandsOf(own, 'science') },
    }
  })
}

function strandsOf(skills: readonly SkillSummary[], subject: Subject): Strand[] {
  const ofSubject = skills.filter((skill) => skill.subject === subject)
  return [...Map.groupBy(ofSubject, (skill) => skill.strand)].map(([name, members]) => ({
    name,
    skills: members,
  }))
}
