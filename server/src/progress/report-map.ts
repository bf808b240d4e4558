import type { SkillId } from '@skills-center/contract/ids'
import type { ProgressEntry } from '@skills-center/contract/progress'
import type { MappedSkill, MappedStandard, MappedStrand } from '@skills-center/contract/progress/report'
import { masteryFigure, named, type Taught, type TaughtSkill } from './report-figures.ts'

export interface MapDeps {
  taught: Taught
  /** A few plain words for a standard's code. */
  labelOf: (code: string) => string
}

/** The present state of every skill of the grade, and of every other skill with answers, by strand and standard. */
export function mapOf(
  { taught, labelOf }: MapDeps,
  progressBySkill: ReadonlyMap<SkillId, ProgressEntry>,
  gradeLevel: number,
): MappedStrand[] {
  const strands = new Map<string, MappedStrand>()
  for (const skill of taught.values()) {
    const entry = progressBySkill.get(skill.id)
    if (skill.gradeLevel !== gradeLevel && entry === undefined) continue
    const { subject, strand: name } = skill
    const strand = kept(strands, `${subject} ${name}`, () => ({ subject, strand: name, standards: [] }))
    for (const code of skill.standards) {
      const standard = standardOf(strand, code) ?? { code, label: labelOf(code), skills: [] }
      if (standard.skills.length === 0) strand.standards.push(standard)
      standard.skills.push(mappedSkill(skill, entry))
    }
  }
  return [...strands.values()].toSorted(
    (one, other) => Number(one.subject === 'science') - Number(other.subject === 'science'),
  )
}

const standardOf = ({ standards }: MappedStrand, code: string): MappedStandard | undefined =>
  standards.find((standard) => standard.code === code)

function kept<Value>(values: Map<string, Value>, key: string, make: () => Value): Value {
  const value = values.get(key) ?? make()
  values.set(key, value)
  return value
}

const mappedSkill = (skill: TaughtSkill, entry: ProgressEntry | undefined): MappedSkill => ({
  skill: named(skill),
  now: masteryFigure(entry?.masteryLevel ?? null, entry?.answered ?? 0),
  mastered: entry?.mastered ?? false,
  isDue: entry?.isDue ?? false,
})
