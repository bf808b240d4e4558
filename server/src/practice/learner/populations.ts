import { learnFrom } from '@skills-center/learner/predict'
import { packPopulation, unpackPopulation } from '@skills-center/learner/pack-population'
import { unpackPrediction } from '@skills-center/learner/pack-prediction'
import { newPopulation, type Population } from '@skills-center/learner/population'
import type { Now } from '../../platform/clock.ts'
import type { Database } from '../../platform/database.ts'
import type { Log } from '../../platform/log.ts'
import { logFault } from '../../platform/log-fault.ts'
import { findLearnerItem, learnerCatalog } from './learner-catalog.ts'
import type { LearnerParameters } from './learner-parameters.ts'
import { type Model, modelVersion } from './model-version.ts'
import { createRebuiltLearners } from './rebuilt-learners.ts'
import { insertPopulation, type Lesson, selectLatestPopulation, selectLessons } from './population-queries.ts'

export interface PopulationsDeps {
  database: Database
  now: Now
  log: Log
  /** What the first population knows; undefined: nothing. */
  parameters?: LearnerParameters | undefined
}

const day = 86_400_000
/** Milliseconds between checks that tomorrow's population exists. */
const checkIntervalMs = 10 * 60_000
/** After this many answers, let waiting requests run. */
const lessonsAtOnce = 500
/** How many days' populations stay in memory. */
const maxCached = 6

/**
 * What all answers so far have taught: one population per UTC day. A day's population has learned from the answers
 * given before the start of the previous day. By then all of those are stored, so every server instance computes the
 * same population at any time. If the first population was fitted on answers, those are not counted again, and that
 * population also serves the days before.
 */
export function createPopulations({ database, now, log, parameters }: PopulationsDeps) {
  const model: Model = { version: modelVersion, parameters: parameters?.id ?? '' }
  const populations = new Map<number, Promise<Population>>()
  let checking: NodeJS.Timeout | undefined

  const dayOf = (at: Date): number => Math.floor(at.getTime() / day)

  const firstPopulation = (): Population =>
    parameters === undefined
      ? newPopulation(learnerCatalog)
      : unpackPopulation(learnerCatalog, parameters.population)
  /** Serves every day before anything was learned. A population never changes once made. */
  const first = firstPopulation()
  const begin = parameters?.until ?? new Date(0)

  async function make(date: number): Promise<Population> {
    const until = new Date((date - 1) * day)
    if (until <= begin) return first
    const latest = await selectLatestPopulation(database, model, until)
    const population =
      latest === undefined ? firstPopulation() : unpackPopulation(learnerCatalog, latest.population)
    if (latest?.until.getTime() === until.getTime()) return population
    const from = latest?.until ?? begin
    const lessons = await selectLessons(database, from, until)
    for (const [index, lesson] of lessons.entries()) {
      teach(population, lesson)
      if (index % lessonsAtOnce === lessonsAtOnce - 1) await new Promise(setImmediate)
    }
    if (lessons.length > 0) {
      await insertPopulation(database, model, until, packPopulation(learnerCatalog, population))
    }
    return population
  }

  /** The population that applies to answers and choices at this time. */
  function populationAt(moment: Date): Promise<Population> {
    const date = dayOf(moment)
    const known = populations.get(date)
    if (known !== undefined) return known
    const made = make(date)
    populations.set(date, made)
    made.catch(() => populations.delete(date))
    if (populations.size > maxCached) {
      // Keep today's and tomorrow's populations, so that rebuilding an old history never delays current answers.
      const today = dayOf(now())
      const past = populations.keys().find((other) => Math.abs(other - today) > 1 && other !== date)
      if (past !== undefined) populations.delete(past)
    }
    return made
  }

  return {
    model,
    at: populationAt,
    /** Students whose state was recomputed for this model. */
    rebuilt: createRebuiltLearners(),
    /** Prepares tomorrow's population ahead of time. */
    start(): void {
      const prepare = () => {
        populationAt(new Date(now().getTime() + day)).catch((err: unknown) =>
          logFault(log, 'error', err, 'tomorrow’s population could not be worked out'),
        )
      }
      checking = setInterval(prepare, checkIntervalMs)
      checking.unref()
    },
    stop(): void {
      clearInterval(checking)
    },
  }
}

/** Only independent work teaches about questions: no second tries and no hints (see `selectLessons`). */
function teach(population: Population, lesson: Lesson): void {
  const item = findLearnerItem(lesson.skill_id, lesson.model_id, lesson.level)
  // A question that has left the curriculum says nothing about today's questions.
  if (item === undefined) return
  learnFrom(
    population,
    item,
    unpackPrediction(learnerCatalog, item, lesson.prediction),
    lesson.verdict === 'correct',
  )
}

export type Populations = ReturnType<typeof createPopulations>
