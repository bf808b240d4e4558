import type { Skill } from '../skill.ts'
import { type Standard, standards } from '../standards/standards.ts'

/** Grades in teaching order, as the standards name them; a band comes after the grades that it holds. */
const grades = ['K', 'K-2', '1', '2', '3', '4', '3-5', '5', '6', '7', '8', 'MS', 'HS']

/** A standard without parts of its own is covered through them: 6.RP.A.3 by 6.RP.A.3b. */
const isPartOf = (code: string, whole: string): boolean =>
  code === whole || (code.startsWith(whole) && /^[a-z]$/.test(code.slice(whole.length)))

export interface Coverage {
  standard: Standard
  skills: Skill[]
}

/** Every standard of both catalogues with the skills that cover it. */
export const coverageOf = (skills: readonly Skill[]): Coverage[] =>
  standards.map((standard) => ({
    standard,
    skills: skills.filter((skill) =>
      skill.standards.some((code) => isPartOf(code, standard.code) || isPartOf(standard.code, code)),
    ),
  }))

/** The report, in Markdown: how much of each grade is covered, then each standard with its skills. */
export function coverageReport(skills: readonly Skill[]): string {
  const all = coverageOf(skills)
  const ofGrade = (grade: string) => all.filter(({ standard }) => standard.grade === grade)
  const used = grades.filter((grade) => ofGrade(grade).length > 0)
  const unknown = all.find(({ standard }) => !grades.includes(standard.grade))
  if (unknown) throw new RangeError(`No place in the report for grade ${unknown.standard.grade}`)
  return [
    '# Standards covered',
    '',
    '| grade | covered | of |',
    '|---|---|---|',
    ...used.map((grade) => {
      const rows = ofGrade(grade)
      return `| ${grade} | ${rows.filter((row) => row.skills.length > 0).length} | ${rows.length} |`
    }),
    ...used.flatMap((grade) => [
      '',
      `## Grade ${grade}`,
      '',
      '| standard | | skills |',
      '|---|---|---|',
      ...ofGrade(grade).map(
        ({ standard, skills: its }) =>
          `| ${standard.code} | ${standard.label} | ${its.map((skill) => skill.id).join(', ') || '–'} |`,
      ),
    ]),
    '',
  ].join('\n')
}
