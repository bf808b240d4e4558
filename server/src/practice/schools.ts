import { learnFrom } from '@skills-center/learner/predict'
import { packSchool, unpackSchool } from '@skills-center/learner/pack-school'
import { unpackPrediction } from '@skills-center/learner/pack-prediction'
import { newSchool, type School } from '@skills-center/learner/school'
import type { Now } from '../platform/clock.ts'
import type { Database } from '../platform/database.ts'
import type { Log } from '../platform/log.ts'
import { findLearnerItem, learnerCatalog } from './learner-catalog.ts'
import type { LearnerParameters } from './learner-parameters.ts'
import { type Model, modelVersion } from './model-version.ts'
import { createRebuilt } from './rebuilt.ts'
import { insertSchool, type Lesson, selectLatestSchool, selectLessons } from './school-queries.ts'

export interface SchoolsNeeds {
  database: Database
  now: Now
  log: Log
  /** What the first school knows; undefined: nothing. */
  parameters?: LearnerParameters | undefined
}

const day = 86_400_000
/** How often it is seen whether tomorrow's school is there. */
const checkEvery = 10 * 60_000
/** Answers between two breaths, so that requests are served meanwhile. */
const lessonsAtOnce = 500
/** Days whose schools are kept in memory. */
const maxKept = 6

/**
 * What everyone's answers have taught, one school a day (UTC). The school of a day has learned from the answers
 * given before the day before it began: all of those are in the database by then on every copy of the server, and
 * so the same school comes out wherever and whenever it is worked out. Where the first school was fitted on answers
 * already, those that it learned from are left out, and it is the school of the days before too.
 */
export function createSchools({ database, now, log, parameters }: SchoolsNeeds) {
  const model: Model = { version: modelVersion, parameters: parameters?.id ?? '' }
  const schools = new Map<number, Promise<School>>()
  let checking: NodeJS.Timeout | undefined

  const dayOf = (at: Date): number => Math.floor(at.getTime() / day)

  const firstSchool = (): School =>
    parameters === undefined ? newSchool(learnerCatalog) : unpackSchool(learnerCatalog, parameters.school)
  /** Of all days on which nothing had been learned yet; no school is changed once it is made. */
  const first = firstSchool()
  const begin = parameters?.until ?? new Date(0)

  async function make(date: number): Promise<School> {
    const until = new Date((date - 1) * day)
    if (until <= begin) return first
    const latest = await selectLatestSchool(database, model, until)
    const school = latest === undefined ? firstSchool() : unpackSchool(learnerCatalog, latest.school)
    if (latest?.until.getTime() === until.getTime()) return school
    const from = latest?.until ?? begin
    const lessons = await selectLessons(database, from, until)
    for (const [index, lesson] of lessons.entries()) {
      teach(school, lesson)
      if (index % lessonsAtOnce === lessonsAtOnce - 1) await new Promise(setImmediate)
    }
    if (lessons.length > 0) {
      await insertSchool(database, model, until, packSchool(learnerCatalog, school))
    }
    return school
  }

  /** The school that answers and choices of this moment go by. */
  function schoolAt(moment: Date): Promise<School> {
    const date = dayOf(moment)
    const known = schools.get(date)
    if (known !== undefined) return known
    const made = make(date)
    schools.set(date, made)
    made.catch(() => schools.delete(date))
    if (schools.size > maxKept) {
      // The answers of now never wait because somebody’s past is worked out.
      const today = dayOf(now())
      const past = schools.keys().find((other) => Math.abs(other - today) > 1 && other !== date)
      if (past !== undefined) schools.delete(past)
    }
    return made
  }

  return {
    model,
    at: schoolAt,
    /** Students who were worked out again by this model. */
    rebuilt: createRebuilt(),
    /** Sees to it that tomorrow's school is there before tomorrow. */
    start(): void {
      const prepare = () => {
        schoolAt(new Date(now().getTime() + day)).catch((err: unknown) =>
          log.error({ err }, 'tomorrow’s school could not be worked out'),
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
function teach(school: School, lesson: Lesson): void {
  const item = findLearnerItem(lesson.skill_id, lesson.model_id, lesson.level)
  // A question that the curriculum no longer asks says nothing about those that it does.
  if (item === undefined) return
  learnFrom(
    school,
    item,
    unpackPrediction(learnerCatalog, item, lesson.prediction),
    lesson.verdict === 'correct',
  )
}

export type Schools = ReturnType<typeof createSchools>
