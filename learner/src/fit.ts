import { newBends } from './bends.ts'
import type { Catalog } from './catalog.ts'
import { featureCount } from './feature-names.ts'
import { fitLogistic } from './fit-logistic.ts'
import { createReplay, isLesson, type PastAnswer } from './fit-replay.ts'
import { newPopulation, type Population } from './population.ts'

/** Parts that the students are dealt into. */
const foldCount = 4

/** Forecasts of answers that taught, each by a population that knew nothing of its student before, and what happened. */
export interface HeldOut {
  /** Each made before the answer was seen. */
  chances: Float64Array
  /** The share of right answers among the other students. */
  baseChances: Float64Array
  /** 1 where the answer was right. */
  outcomes: Uint8Array
}

export interface Fit {
  population: Population
  heldOut: HeldOut
}

/**
 * A population fitted on answers given in this order.
 *
 * What a weight is worth must be judged on students whom the population has not met, as it will meet those to come. So
 * the students are dealt into folds: the answers of each are replayed in a population that has learned from all the
 * others, and the weights are those under which all answers, so predicted, are the most likely. The population itself
 * then learns from everyone. The same answers make the same population.
 *
 * What those populations predicted, by the weights that they had learned themselves, is handed back too: it says how good
 * forecasts for students to come will be at least.
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

/** The share of right ones among the answers that teach, as if one right and one wrong had come before. */
function shareRight(answers: readonly PastAnswer[]): number {
  const lessons = answers.filter(isLesson)
  const right = lessons.reduce((count, { isCorrect }) => count + (isCorrect ? 1 : 0), 0)
  return (right + 1) / (lessons.length + 2)
}

/** The fold of each student: dealt one after another, in the order in which they first answered. */
function dealStudents(answers: readonly PastAnswer[]): Map<string, number> {
  const foldOf = new Map<string, number>()
  for (const { student } of answers) {
    if (!foldOf.has(student)) foldOf.set(student, foldOf.size % foldCount)
  }
  return foldOf
}
