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
/** How often it is seen whether tomorrow's population is there. */
const checkEvery = 10 * 60_000
/** Answers between two breaths, so that requests are served meanwhile. */
const lessonsAtOnce = 500
/** Days whose populations are kept in memory. */
const maxCached = 6

/**
 * What everyone's answers have taught, one population a day (UTC). The population of a day has learned from the answers
 * given before the day before it began: all of those are in the database by then on every copy of the server, and
 * so the same population comes out wherever and whenever it is worked out. Where the first population was fitted on answers
 * already, those that it learned from are left out, and it is the population of the days before too.
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
  /** Of every day before anything was learned; a population never changes once it is made. */
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

  /** The population that answers and choices of this moment go by. */
  function populationAt(moment: Date): Promise<Population> {
    const date = dayOf(moment)
    const known = populations.get(date)
    if (known !== undefined) return known
    const made = make(date)
    populations.set(date, made)
    made.catch(() => populations.delete(date))
    if (populations.size > maxCached) {
      // The answers of now never wait because somebody’s past is worked out.
      const today = dayOf(now())
      const past = populations.keys().find((other) => Math.abs(other - today) > 1 && other !== date)
      if (past !== undefined) populations.delete(past)
    }
    return made
  }

  return {
    model,
    at: populationAt,
    /** Students who were worked out again by this model. */
    rebuilt: createRebuiltLearners(),
    /** Sees to it that tomorrow's population is there before tomorrow. */
    start(): void {
      const prepare = () => {
        populationAt(new Date(now().getTime() + day)).catch((err: unknown) =>
          logFault(log, 'error', err, 'tomorrow’s population could not be worked out'),
        )
      }
      checking = setInterval(prepare, checkEvery)
      checking.unref()
    },
    stop(): void {
      clearInterval(checking)
    },
  }
}

/** Only what was thought out alone teaches about questions: no second tries, no hints. */
function teach(population: Population, lesson: Lesson): void {
  const item = findLearnerItem(lesson.skill_id, lesson.model_id, lesson.level)
  // A question that the curriculum no longer asks says nothing about those that it does.
  if (item === undefined) return
  learnFrom(
    population,
    item,
    unpackPrediction(learnerCatalog, item, lesson.prediction),
    lesson.verdict === 'correct',
  )
}

export type Populations = ReturnType<typeof createPopulations>
