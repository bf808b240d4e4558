import { newBends } from './bends.ts'
import type { Catalog } from './catalog.ts'
import { featureCount } from './feature-names.ts'
import { fitLogistic } from './fit-logistic.ts'
import { createReplay, isLesson, type PastAnswer } from './fit-replay.ts'
import { newPopulation, type Population } from './population.ts'

/** Number of folds for cross-validation. */
const foldCount = 4

/**
 * Out-of-sample forecasts of the answers that teach, each by a population that had never seen that student, with
 * outcomes.
 */
export interface HeldOut {
  /** Forecasts made before each answer. */
  chances: Float64Array
  /** The share of right answers among the other students, as a baseline. */
  baseChances: Float64Array
  /** 1 where the answer was right. */
  outcomes: Uint8Array
}

export interface Fit {
  population: Population
  heldOut: HeldOut
}

/**
 * Fits a population to answers in the given order.
 *
 * Weights must be judged on students whom the population has not seen, because that is how they will be used. So the
 * students are dealt into folds. Each fold's answers are replayed in a population that learned from all the other
 * folds, and the weights maximize the likelihood of all answers predicted this way. The returned population then learns
 * from everyone. The result is deterministic.
 *
 * The forecasts of those fold populations, made with their own weights, are returned too. They give a lower bound on
 * the forecast quality for future students.
 */
export function fit(catalog: Catalog, answers: readonly PastAnswer[]): Fit {
  const foldOf = dealStudents(answers)
  const counted = answers.reduce((count, answer) => count + (isLesson(answer) ? 1 : 0), 0)
  const features = new Float32Array(counted * featureCount)
  const chances = new Float64Array(counted)
  const baseChances = new Float64Array(counted)
  const outcomes = new Uint8Array(counted)
  let row = 0
  for (let fold = 0; fold < foldCount; fold += 1) {
    const others = answers.filter(({ student }) => foldOf.get(student) !== fold)
    const own = answers.filter(({ student }) => foldOf.get(student) === fold)
    if (own.length === 0) continue
    const replay = createReplay(catalog, replayed(catalog, others))
    const base = shareRight(others)
    for (const answer of own) {
      const { chance, situation } = replay.answer(answer)
      if (!isLesson(answer)) continue
      features.set(situation.features, row * featureCount)
      chances[row] = chance
      baseChances[row] = base
      outcomes[row] = answer.isCorrect ? 1 : 0
      row += 1
    }
  }

  const population = replayed(catalog, answers)
  population.weights = fitLogistic({ features, outcomes }, newPopulation(catalog).weights.means)
  population.bends = newBends()
  return { population, heldOut: { chances, baseChances, outcomes } }
}

export const fitPopulation = (catalog: Catalog, answers: readonly PastAnswer[]): Population =>
  fit(catalog, answers).population

function replayed(catalog: Catalog, answers: readonly PastAnswer[]): Population {
  const population = newPopulation(catalog)
  const replay = createReplay(catalog, population)
  for (const answer of answers) replay.answer(answer)
  return population
}

/** The share of right answers among those that teach, smoothed by one right and one wrong answer. */
function shareRight(answers: readonly PastAnswer[]): number {
  const lessons = answers.filter(isLesson)
  const right = lessons.reduce((count, { isCorrect }) => count + (isCorrect ? 1 : 0), 0)
  return (right + 1) / (lessons.length + 2)
}

/** Assigns each student to a fold, in turn, in the order of their first answers. */
function dealStudents(answers: readonly PastAnswer[]): Map<string, number> {
  const foldOf = new Map<string, number>()
  for (const { student } of answers) {
    if (!foldOf.has(student)) foldOf.set(student, foldOf.size % foldCount)
  }
  return foldOf
}
