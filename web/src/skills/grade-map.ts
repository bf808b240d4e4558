import type { Subject } from '@skills-center/contract/ids'
import type { SkillSummary } from '@skills-center/contract/skills'
import { t } from '../language/messages.ts'
import { listed } from '../language/formats.ts'

export interface Strand {
  readonly name: string
  readonly skills: readonly SkillSummary[]
}

export interface GradeEntry {
  readonly gradeLevel: number
  readonly skills: readonly SkillSummary[]
  readonly strands: Readonly<Record<Subject, readonly Strand[]>>
}

/** Every grade from kindergarten to 12 with its skills by subject and strand, in teaching order. */
export function gradeMap(skills: readonly SkillSummary[]): GradeEntry[] {
  const byGrade = Map.groupBy(skills, (skill) => skill.gradeLevel)
  return Array.from({ length: 13 }, (_, gradeLevel) => {
    const own = byGrade.get(gradeLevel) ?? []
    return {
      gradeLevel,
      skills: own,
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

/** The id of a strand on the map. */
export function strandAnchor(gradeLevel: number, subject: Subject, strand: string): string {
  return `grade-${gradeLevel}-${subject}-${strand.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}`
}

export interface StrandPlaces {
  readonly name: string
  readonly gradeLevels: readonly number[]
}

/** The strands of a subject, each with the grades that have its skills, in order of first appearance. */
export function strandPlaces(grades: readonly GradeEntry[], subject: Subject): StrandPlaces[] {
  const places = new Map<string, number[]>()
  for (const { gradeLevel, strands } of grades) {
    for (const { name } of strands[subject]) places.set(name, [...(places.get(name) ?? []), gradeLevel])
  }
  return [...places].map(([name, gradeLevels]) => ({ name, gradeLevels }))
}

/** “Kindergarten to grade 4 and grades 9 to 12 have no skills yet.”; empty if every grade has some. */
export function formatEmptyGrades(grades: readonly GradeEntry[]): string {
  const empty = grades.filter((entry) => entry.skills.length === 0).map((entry) => entry.gradeLevel)
  if (empty.length === 0) return ''
  const runs: [number, number][] = []
  for (const grade of empty) {
    const last = runs.at(-1)
    if (last !== undefined && last[1] === grade - 1) last[1] = grade
    else runs.push([grade, grade])
  }
  const named = runs.map(([from, to]) =>
    from === to
      ? single(from)
      : from === 0
        ? t('skills/kindergarten-to-grade', { to })
        : to === from + 1
          ? t('skills/grades-from-and-to', { from, to })
          : t('skills/grades-from-to', { from, to }),
  )
  const words = listed(named)
  return t('skills/grades-have-no-skills-yet', {
    grades: words.charAt(0).toUpperCase() + words.slice(1),
    count: empty.length,
  })
}

const single = (grade: number): string =>
  grade === 0 ? t('skills/kindergarten') : t('skills/grade', { grade })
