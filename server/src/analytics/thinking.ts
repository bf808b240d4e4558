import type { ClassMisconception, ClassThinking } from '@skills-center/contract/analytics'
import type { FamilyWords } from '@skills-center/curriculum/families'

/** A misconception with the full description of its family. */
export type NamedMisconception = Omit<ClassMisconception, 'family' | 'lines'> & { family: FamilyWords }
type Counted = Pick<ClassThinking, 'students' | 'times'>

/** Sorts by number of students, the most first. */
export const byStudents = (one: Counted, other: Counted): number =>
  other.students.length - one.students.length || other.times - one.times

/** Misconceptions totaled by family, across all skills. */
export function thinkingIn(misconceptions: readonly NamedMisconception[]): ClassThinking[] {
  return [...Map.groupBy(misconceptions, ({ family }) => family.id).values()].flatMap((own) => {
    const [first] = own
    if (first === undefined) return []
    return [
      {
        ...first.family,
        times: sumOf(own),
        students: [
          ...Map.groupBy(
            own.flatMap(({ students }) => students),
            ({ id }) => id,
          ).values(),
        ]
          .flatMap((met) => (met[0] === undefined ? [] : [{ ...met[0], times: sumOf(met) }]))
          .toSorted((one, other) => other.times - one.times),
        skills: [...Map.groupBy(own, ({ skill }) => skill.id).values()]
          .toSorted((one, other) => sumOf(other) - sumOf(one))
          .flatMap(([met]) => (met === undefined ? [] : [met.skill])),
      },
    ]
  })
}

const sumOf = (counted: readonly { times: number }[]): number =>
  counted.reduce((sum, { times }) => sum + times, 0)
