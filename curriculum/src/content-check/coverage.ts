import type { ItemModel, Skill } from '../skill.ts'
import { hasParts, type Standard, standards } from '../standards/standards.ts'
import { crosscuttingConcepts, practices } from '../standards/dimensions.ts'
import { standardsOf } from '../standards/standards-of.ts'

/** Grades in teaching order, named as in the standards; a band comes after its grades. */
const grades = ['K', 'K-2', '1', '2', '3', '4', '3-5', '5', '6', '7', '8', 'MS', 'HS']

/** What a question can assess: parts of standards, and standards without parts. */
const partsOfStandards: readonly Standard[] = standards.filter(({ code }) => !hasParts(code))

export interface Coverage {
  standard: Standard
  /** Models by skill, in teaching order. */
  asked: { skill: Skill; models: ItemModel[] }[]
}

/** Every part of every standard, with the models that assess it. */
export const coverageOf = (skills: readonly Skill[]): Coverage[] =>
  partsOfStandards.map((standard) => ({
    standard,
    asked: skills.flatMap((skill) => {
      const models = skill.models.filter((model) => standardsOf(skill, model).includes(standard.code))
      return models.length === 0 ? [] : [{ skill, models }]
    }),
  }))

/** The coverage report in Markdown: how much of each grade is covered, then each part of a standard with its models. */
export function coverageReport(skills: readonly Skill[]): string {
  const all = coverageOf(skills)
  const ofGrade = (grade: string) => all.filter(({ standard }) => standard.grade === grade)
  const used = grades.filter((grade) => ofGrade(grade).length > 0)
  const unknown = all.find(({ standard }) => !grades.includes(standard.grade))
  if (unknown) throw new RangeError(`No place in the report for grade ${unknown.standard.grade}`)
  return [
    '# Standards covered',
    '',
    'Parts of standards are counted, and standards without parts. A standard that has parts is not counted itself.',
    '',
    '| grade | covered | of |',
    '|---|---|---|',
    ...used.map((grade) => {
      const rows = ofGrade(grade)
      return `| ${grade} | ${rows.filter((row) => row.asked.length > 0).length} | ${rows.length} |`
    }),
    ...used.flatMap((grade) => [
      '',
      `## Grade ${grade}`,
      '',
      '| standard | | skills and models |',
      '|---|---|---|',
      ...ofGrade(grade).map(({ standard, asked }) => {
        const models = asked.map(
          ({ skill, models: own }) => `${skill.id}: ${own.map(({ id }) => id).join(', ')}`,
        )
        return `| ${standard.code} | ${standard.label} | ${models.join('; ') || '–'} |`
      }),
    ]),
    ...dimensionsReport(skills),
    '',
  ].join('\n')
}

/** How many science models use each practice and each crosscutting concept. */
function dimensionsReport(skills: readonly Skill[]): string[] {
  const named = skills.flatMap(({ form }) => Object.values(form.dimensions ?? {}))
  return [
    '',
    '## Practices and crosscutting concepts of science',
    '',
    '| practice or concept | models |',
    '|---|---|',
    ...[...practices, ...crosscuttingConcepts].map(
      (name) => `| ${name} | ${named.filter((pair) => pair.some((each) => each === name)).length} |`,
    ),
  ]
}
