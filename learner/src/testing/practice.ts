import { believe, beliefIn, type Beliefs, masteryOf } from '../belief.ts'
import { type Catalog, type CatalogItem, createCatalog, type Item, type Skill } from '../catalog.ts'
import type { Choosing } from '../choose-skill.ts'
import { learnFrom, predict } from '../predict.ts'
import { newPopulation, type Population } from '../population.ts'
import { newStudent, type SkillState, type StudentState } from '../state.ts'
import { type Evidence, isRapid, type Updated, update } from '../update.ts'

export const start = 1_800_000_000
export const day = 86_400

/** Asserts a value that the test itself put there. */
export function sure<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('The test uses something that does not exist')
  return value
}

interface Shape {
  skills: number
  /** Pairs of skill numbers, earlier then later. */
  prerequisites?: readonly (readonly [earlier: number, later: number])[]
  /** The strand of each skill; by default all skills share one. */
  strand?: (index: number) => string
  /** The subject of each skill; by default there are no subjects. */
  subject?: (index: number) => string
  grade?: (index: number) => number
}

const levels = [1, 2, 3] as const

/**
 * Skills k0, k1, and so on. Each has open items k0-1, k0-2, k0-3 at the three levels and a multiple-choice item k0-c.
 */
export function catalogOf({ skills, prerequisites = [], strand, subject, grade }: Shape): Catalog {
  const ids = Array.from({ length: skills }, (_, index) => `k${index}`)
  return createCatalog(
    ids.map((id, index) => ({
      id,
      grade: grade?.(index) ?? 7,
      strand: strand?.(index) ?? 'strand',
      ...(subject && { subject: subject(index) }),
    })),
    prerequisites.map(([earlier, later]) => [`k${earlier}`, `k${later}`] as const),
    ids.flatMap((skill): CatalogItem[] => [
      ...levels.map((level) => ({ id: `${skill}-${level}`, skill, level, options: 0, seconds: 40 })),
      { id: `${skill}-c`, skill, level: 2, options: 4, seconds: 30 },
    ]),
  )
}

/** Each skill is the prerequisite of the next. */
export const chain = (skills: number): Catalog =>
  catalogOf({
    skills,
    prerequisites: Array.from({ length: skills - 1 }, (_, index) => [index, index + 1] as const),
  })

export type EvidenceDetails = Partial<Omit<Evidence, 'item' | 'isCorrect'>>

/** One student in one population, whose answers the test gives. */
export interface Practice {
  readonly catalog: Catalog
  population: Population
  student: StudentState
  states: (SkillState | undefined)[]
  /** The current time, in whole seconds. */
  at: number
  /** Whether the population also learns from the answers. */
  populationLearns: boolean
  skill(index: number): Skill
  item(id: string): Item
  state(index: number): SkillState
  beliefs(at?: number): Beliefs
  /** Mastery in percent. */
  mastery(index: number, at?: number): number
  /** The effect of an answer now, without changing anything. */
  tried(item: string, isCorrect: boolean, told?: EvidenceDetails): Updated
  /** Answers 40 seconds after the last answer, or at the time that the test sets. */
  answer(item: string, isCorrect: boolean, told?: EvidenceDetails): Updated
  /** Gives several identical answers in a row. */
  answers(count: number, item: string, isCorrect: boolean, told?: EvidenceDetails): void
}

export function newPractice(catalog: Catalog, grade: number | null = 7): Practice {
  const evidenceOf = (item: string, isCorrect: boolean, told: EvidenceDetails): Evidence => ({
    hintsUsed: 0,
    attempt: 1,
    activeSeconds: 30,
    at: practice.at,
    ...told,
    item: practice.item(item),
    isCorrect,
  })
  const take = (evidence: Evidence): Updated => {
    const { population, student, states } = practice
    const known = states[evidence.item.skillIndex]
    return update(catalog, population, student, known, practice.beliefs(evidence.at), evidence)
  }
  const practice: Practice = {
    catalog,
    population: newPopulation(catalog),
    student: newStudent(grade),
    states: Array.from({ length: catalog.skills.length }),
    at: start,
    populationLearns: false,
    skill: (index) => sure(catalog.skills[index]),
    item: (id) => sure(catalog.items[sure(catalog.itemIndex.get(id))]),
    state: (index) => sure(practice.states[index]),
    beliefs: (at = practice.at) =>
      believe(catalog, practice.population, practice.student, practice.states, at),
    mastery(index, at = practice.at) {
      const skill = practice.skill(index)
      return 100 * masteryOf(practice.population, skill, beliefIn(practice.beliefs(at), skill))
    },
    tried: (item, isCorrect, told = {}) => take(evidenceOf(item, isCorrect, told)),
    answer(item, isCorrect, told = {}) {
      practice.at = told.at ?? practice.at + 40
      const evidence = evidenceOf(item, isCorrect, { ...told, at: practice.at })
      const { population, student, states } = practice
      const known = states[evidence.item.skillIndex]
      const prediction = predict(catalog, population, student, known, practice.beliefs(), evidence.item)
      const updated = take(evidence)
      practice.student = updated.student
      states[evidence.item.skillIndex] = updated.state
      if (practice.populationLearns && !isRapid(evidence))
        learnFrom(population, evidence.item, prediction, isCorrect)
      return updated
    },
    answers(count, item, isCorrect, told = {}) {
      for (let index = 0; index < count; index += 1) practice.answer(item, isCorrect, told)
    },
  }
  return practice
}

/** What the choice of a skill takes, in this practice now. */
export const choosing = ({ catalog, population, student, states, beliefs, at }: Practice): Choosing => ({
  catalog,
  population,
  student,
  states,
  beliefs: beliefs(),
  at,
})
