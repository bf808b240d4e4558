import { describe, expect, it } from 'vitest'
import { createCatalog } from './catalog.ts'
import { fitPopulation } from './fit.ts'
import { createReplay, type PastAnswer } from './fit-replay.ts'
import { logistic } from './normal.ts'
import { packPopulation } from './pack-population.ts'
import { newPopulation, type Population } from './population.ts'

const skillCount = 6
const itemsPerSkill = 5

const catalog = createCatalog(
  Array.from({ length: skillCount }, (_, skill) => ({ id: `k${skill}`, grade: null, strand: 'all' })),
  [],
  Array.from({ length: skillCount * itemsPerSkill }, (_, index) => ({
    id: `i${index}`,
    skill: `k${index % skillCount}`,
    level: null,
    options: 0,
    seconds: 20,
  })),
)

/** Pseudorandom numbers from 0 to 1 (Park and Miller 1988). */
function createNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 16_807) % 2_147_483_647
    return state / 2_147_483_647
  }
}

/** Students of different ability take turns at items of very different difficulty. */
function answersOf(names: readonly string[], seed: number): PastAnswer[] {
  const next = createNumbers(seed)
  const students = names.map((student) => ({ student, ability: 3 * (next() - 0.5) }))
  return Array.from({ length: 30 }).flatMap((_, round) =>
    students.flatMap(({ student, ability }): PastAnswer[] => {
      const item = catalog.items[Math.floor(next() * catalog.items.length)]
      if (item === undefined) return []
      const difficulty = 5 * ((item.index * 7) % 10) * 0.1 - 2.25
      const isCorrect = next() < logistic(ability - difficulty)
      const at = round * 60
      return [{ student, grade: null, item, isCorrect, hintsUsed: 0, attempt: 1, activeSeconds: 20, at }]
    }),
  )
}

function logLoss(population: Population, answers: readonly PastAnswer[]): number {
  const replay = createReplay(catalog, population)
  const losses = answers.map((answer) => {
    const { chance } = replay.answer(answer)
    return -Math.log(answer.isCorrect ? chance : 1 - chance)
  })
  return losses.reduce((sum, loss) => sum + loss, 0) / losses.length
}

const named = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${prefix}${index}`)
const training = answersOf(named('met', 48), 11)
const unmet = answersOf(named('new', 24), 12)

describe('a population fitted on earlier answers', () => {
  it('predicts students whom it has not met better than a new population does', () => {
    const fitted = logLoss(fitPopulation(catalog, training), unmet)
    expect(fitted).toBeLessThan(logLoss(newPopulation(catalog), unmet) - 0.03)
  })

  it('is the same again for the same answers', () => {
    const packed = () =>
      JSON.stringify(packPopulation(catalog, fitPopulation(catalog, training.slice(0, 400))))
    expect(packed()).toBe(packed())
  })

  it('moves its weights with further answers by no more than it was unsure of them', () => {
    const population = fitPopulation(catalog, training)
    const before = Array.from(population.weights.means)
    const doubts = before.map((_, index) =>
      Math.sqrt(population.weights.covariance[index * (before.length + 1)] ?? 0),
    )
    logLoss(population, unmet)
    for (const [index, weight] of population.weights.means.entries())
      expect(Math.abs(weight - (before[index] ?? 0))).toBeLessThan(2 * (doubts[index] ?? 0))
  })

  it('learns nothing from rapid guesses', () => {
    const guesses = training.map((answer) => ({ ...answer, activeSeconds: 0.5 }))
    const population = fitPopulation(catalog, guesses)
    expect(population.answered).toBe(0)
    expect(population.itemMean).toEqual(newPopulation(catalog).itemMean)
    expect(population.weights.means).toEqual(newPopulation(catalog).weights.means)
  })

  it('stays new without answers', () => {
    expect(fitPopulation(catalog, []).weights.means).toEqual(newPopulation(catalog).weights.means)
  })
})
