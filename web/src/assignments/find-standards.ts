import type { CoveredStandard } from '@skills-center/contract/skills/standards'
import { standardsLike } from './find-skills.ts'

export interface FoundStandard {
  readonly code: string
  /** Null for a standard with parts, which stands for all of them. */
  readonly label: string | null
  readonly skills: CoveredStandard['skills']
}

/** The standard that this one is part of, 6.RP.A.3 for 6.RP.A.3b; null for one that is whole. */
const wholeOf = (code: string): string | null => /^(?<whole>.*\d)[a-z]$/.exec(code)?.groups?.['whole'] ?? null

const isLike = (code: string, query: string): boolean =>
  standardsLike({ standards: [code] }, query).length > 0

/** Every part of the standard in one entry, if its code is sought and it has several parts with questions. */
function wholeFound(code: string, covered: readonly CoveredStandard[], query: string): FoundStandard[] {
  const parts = covered.filter((one) => wholeOf(one.code) === code)
  if (parts.length < 2 || !isLike(code, query)) return []
  const skills = new Map(parts.flatMap((part) => part.skills.map((skill) => [skill.id, skill])))
  return [{ code, label: null, skills: [...skills.values()] }]
}

/**
 * The standards with questions whose code begins with the text, or that have all its words in their label and the names
 * of their skills. A standard with parts comes before its parts.
 */
export function findStandards(standards: readonly CoveredStandard[], text: string): FoundStandard[] {
  const query = text.toLowerCase().trim()
  if (query === '') return []
  const words = query.split(/\s+/)
  const covered = standards.filter(({ skills }) => skills.length > 0)
  const found = covered.filter(({ code, label, skills }) => {
    const description = [label, ...skills.map(({ name }) => name)].join(' ').toLowerCase()
    return isLike(code, query) || words.every((word) => description.includes(word))
  })
  const wholes = new Set<string>()
  return found.flatMap((standard) => {
    const whole = wholeOf(standard.code)
    if (whole === null || wholes.has(whole)) return [standard]
    wholes.add(whole)
    return [...wholeFound(whole, covered, query), standard]
  })
}
