import { type Catalog, createCatalog } from '@skills-center/learner/catalog'
import type { FileAnswer } from './answers-file.ts'

/** An answer with its student, item, and skills as numbers, for table lookups. */
export interface StreamAnswer {
  student: number
  item: number
  skillSet: number
  /** The skills of the set. */
  skills: readonly number[]
  isCorrect: boolean
  at: number
}

/** Answers in the order in which they were given. */
export interface Stream {
  answers: readonly StreamAnswer[]
  students: readonly string[]
  itemCount: number
  skillCount: number
  skillSetCount: number
  /** Our model's catalog; its items have the same numbers as in the stream. */
  catalog: Catalog
}

class Numbering {
  readonly names: string[] = []
  readonly #numbers = new Map<string, number>()

  of(name: string): number {
    const known = this.#numbers.get(name)
    if (known !== undefined) return known
    this.#numbers.set(name, this.names.length)
    this.names.push(name)
    return this.names.length - 1
  }
}

/**
 * Numbers students, items, and skills. An item is a question together with its skills; if the file names no item, its
 * skills identify it. A set of several skills becomes a separate skill in the catalog, with those skills as its
 * prerequisites.
 */
export function createStream(rows: readonly FileAnswer[]): Stream {
  const students = new Numbering()
  const items = new Numbering()
  const skills = new Numbering()
  const skillSets = new Numbering()
  const setOfItem: number[] = []
  const skillsOfSet: (readonly number[])[] = []
  const answers = rows.map((row): StreamAnswer => {
    const setName = row.skills.join('~')
    const skillSet = skillSets.of(setName)
    const own = skillsOfSet[skillSet] ?? row.skills.map((name) => skills.of(name))
    skillsOfSet[skillSet] = own
    const item = items.of(row.item === '' ? setName : `${setName}\t${row.item}`)
    setOfItem[item] = skillSet
    return {
      student: students.of(row.student),
      item,
      skillSet,
      skills: own,
      isCorrect: row.isCorrect,
      at: row.at,
    }
  })

  const nameOf = (set: number) => skillSets.names[set] ?? ''
  const catalog = createCatalog(
    [...new Set([...skills.names, ...skillSets.names])].map((id) => ({ id, grade: null, strand: 'all' })),
    skillsOfSet.flatMap((own, set) =>
      own.length === 1 ? [] : own.map((skill) => [skills.names[skill] ?? '', nameOf(set)] as const),
    ),
    items.names.map((id, item) => ({
      id,
      skill: nameOf(setOfItem[item] ?? 0),
      level: null,
      options: 0,
      seconds: 0,
    })),
  )
  return {
    answers,
    students: students.names,
    itemCount: items.names.length,
    skillCount: skills.names.length,
    skillSetCount: skillSets.names.length,
    catalog,
  }
}
