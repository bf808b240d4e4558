import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { UserId } from '@skills-center/contract/ids'
import { featureNames } from '@skills-center/learner/feature-names'
import { fitPopulation } from '@skills-center/learner/fit'
import { isLesson } from '@skills-center/learner/fit-replay'
import { packPopulation, unpackPopulation } from '@skills-center/learner/pack-population'
import { newPopulation } from '@skills-center/learner/population'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { fitLearner } from '../../fit-learner.ts'
import { statement } from '../../platform/statement.ts'
import { createLog } from '../../platform/log.ts'
import { createTestDatabase } from '../../platform/testing/database.ts'
import { type Caller, signUp, startTestApp, type TestApp } from '../../test-app.ts'
import { fitAttempts, type FittedParameters } from './fit-attempts.ts'
import { learnerCatalog, learnerItem } from './learner-catalog.ts'
import { type LearnerParameters, readLearnerParameters } from './learner-parameters.ts'
import { findLearner, rebuildLearner } from './learners.ts'
import { modelVersion } from './model-version.ts'
import { selectLearners } from '../queries.ts'
import type { Lesson } from './population-queries.ts'
import { createPopulations } from './populations.ts'
import { easyAnswers, insertAnswers } from '../test-attempts.ts'
import { bodyOf, firstQuestion, send } from '../test-student.ts'

const folder = mkdtempSync(join(tmpdir(), 'skills-center-parameters-'))
const log = createLog('silent')
const began = new Date('2026-02-01T15:00:00Z')
const until = new Date('2026-03-01T12:00:00Z')
const about = { until, provenance: 'a class of the test', date: '2026-03-01' }

let clock = new Date('2026-03-10T15:00:00Z')
const pass = (seconds: number) => {
  clock = new Date(clock.getTime() + seconds * 1000)
}

/** One server instance starts without parameters. The other, on the same database, starts with fitted ones. */
let plain: TestApp
let fitting: TestApp
let fitted: FittedParameters
let parameters: LearnerParameters
let studentIds: string[]

function fileOf(text: string): string {
  const path = join(folder, 'parameters.json')
  writeFileSync(path, text)
  return path
}

beforeAll(async () => {
  plain = await startTestApp({ now: () => clock })
  const students = await Promise.all(Array.from({ length: 12 }, () => signUp(plain)))
  studentIds = students.map(({ id }) => id).toSorted()
  await insertAnswers(plain.database, easyAnswers(studentIds, began, 6))
  fitted = await fitAttempts(plain.database, about)
  const read = await readLearnerParameters(fileOf(fitted.text), log)
  if (read === undefined) throw new Error('nothing read')
  parameters = read
  fitting = await startTestApp({ now: () => clock, beside: plain, parameters })
})
afterAll(async () => {
  await fitting.stop()
  await plain.stop()
  rmSync(folder, { recursive: true })
})

describe('a fit on the attempts', () => {
  it('is the fit on the same answers in memory', () => {
    const answers = easyAnswers(studentIds, began, 6)
    expect(JSON.parse(fitted.text)).toMatchObject({
      format: 2,
      modelVersion,
      features: featureNames,
      provenance: 'a class of the test',
      date: '2026-03-01',
      rows: answers.filter(isLesson).length,
      students: 12,
      from: '2026-02-01T15:00:00.000Z',
      until: '2026-03-01T12:00:00.000Z',
      population: packPopulation(learnerCatalog, fitPopulation(learnerCatalog, answers)),
    })
  })

  it('leaves out what was answered later', async () => {
    const early = await fitAttempts(plain.database, { ...about, until: new Date('2026-02-06T12:00:00Z') })
    expect(early.rows).toBe(easyAnswers(studentIds, began, 5).filter((answer) => isLesson(answer)).length)
  })

  it('tells how good it is beside the base rate, for students whom it had not met', () => {
    const { heldOut } = fitted
    expect(heldOut.logLoss).toBeGreaterThan(0)
    expect(heldOut.baseLogLoss).toBeGreaterThan(0)
    expect(heldOut.auc).toBeGreaterThan(0)
    expect(heldOut.auc).toBeLessThan(1)
    expect(JSON.parse(fitted.text)).toMatchObject({ heldOut })
  })

  it('names no student', () => {
    for (const id of studentIds) expect(fitted.text).not.toContain(id)
    expect(fitted.text).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-/)
    expect(fitted.text).not.toMatch(/"s\d+"/)
    expect(fitted.text).not.toContain('person-')
  })

  it('is refused on too few answers, and on a folder without a database', async () => {
    const empty = await createTestDatabase()
    const request = { provenance: 'test', date: '2026-03-01', now: clock, onRead: () => undefined }
    try {
      const onEmpty = fitLearner({ ...request, environment: { DATABASE_URL: empty.url } })
      await expect(onEmpty).rejects.toThrow(/^There are 0 answers to learn from, of 0 students/)
    } finally {
      await empty.drop()
    }
    const nowhere = fitLearner({ ...request, environment: { DATA_DIR: join(folder, 'none') } })
    await expect(nowhere).rejects.toThrow(/^There is no database in /)
  })
})

describe('a server that begins from parameters', () => {
  const predictionOf = async (student: { id: string }) => {
    const [row] = await plain.database.query(
      statement(
        'test.first-prediction',
        'select skill_id, model_id, level, prediction from attempts where student_id = $1',
        z.custom<Lesson>(),
      ),
      [student.id],
    )
    if (row === undefined) throw new Error('nothing was predicted')
    return row
  }

  const practise = async (student: Caller, answers: number): Promise<void> => {
    for (let index = 0; index < answers; index += 1) {
      const question = await firstQuestion(student)
      pass(60)
      await send(student, bodyOf(question, index % 4 !== 3, { hintsUsed: index % 2 }))
    }
  }

  const populationsOf = (from?: LearnerParameters) =>
    createPopulations({ database: plain.database, now: () => clock, log, parameters: from })

  it('predicts the first answer by what the fit has found', async () => {
    const foundBy = [newPopulation(learnerCatalog), unpackPopulation(learnerCatalog, parameters.population)]
    for (const [index, population] of foundBy.entries()) {
      const student = await signUp(index === 0 ? plain : fitting)
      await practise(student, 1)
      const { prediction, ...asked } = await predictionOf(student)
      const item = learnerItem(asked.skill_id, asked.model_id, asked.level)
      const ease =
        population.overall.mean +
        (population.skillMean[item.skillIndex] ?? 0) -
        (population.itemMean[item.index] ?? 0)
      expect(prediction.ease).toBeCloseTo(ease, 3)
      expect(prediction.gainScale).toBeCloseTo(population.gainScale, 3)
    }
    const [none, fit] = foundBy
    // The simulated class found everything easy.
    expect(fit?.overall.mean).toBeGreaterThan((none?.overall.mean ?? 0) + 0.3)
    expect(fit?.gainScale).not.toBeCloseTo(none?.gainScale ?? 0, 3)
  })

  it('learns on from the answers since, and from none twice', async () => {
    const student = await signUp(fitting)
    await practise(student, 8)
    pass(3 * 86_400)
    const population = await populationsOf(parameters).at(clock)
    const [since] = await plain.database.query(
      statement(
        'test.lessons-since',
        `select count(*) as lessons from attempts
         where answered_at >= $1 and try = 1 and hints_used = 0 and not is_rapid`,
        z.object({
          lessons: z.number(),
        }),
      ),
      [until],
    )
    expect(since?.lessons).toBeGreaterThan(3)
    expect(population.answered).toBe(parameters.population.answered + (since?.lessons ?? 0))
    expect((await populationsOf().at(clock)).answered).toBe(since?.lessons)
  })

  it('works the same population out again from the attempts, and the same states, to the bit', async () => {
    const student = await signUp(fitting)
    const id = UserId.parse(student.id)
    for (let days = 0; days < 3; days += 1) {
      await practise(student, 5)
      pass(26 * 3600)
    }
    const populations = populationsOf(parameters)
    const population = await populations.at(clock)
    await plain.database.query(statement('test.forget-populations', 'delete from learner_populations'))
    expect(await populationsOf(parameters).at(clock)).toEqual(population)
    const stored = await findLearner(plain.database, populations, id)
    expect(stored).toMatchObject({ isCurrent: true, isRebuilt: false })
    const rebuilt = await rebuildLearner(plain.database, populationsOf(parameters), id, stored)
    expect(rebuilt.student).toEqual(stored.student)
    expect(rebuilt.rows).toEqual(stored.rows)
  })

  it('shares a student with a copy that begins otherwise, each by its own account of all answers', async () => {
    const there = await signUp(plain)
    const id = UserId.parse(there.id)
    const here = fitting.caller(there.cookie())
    const models = [populationsOf(), populationsOf(parameters)]
    const owner = async () => {
      const kept = await Promise.all(
        models.map((populations) => selectLearners(plain.database, populations.model, [id])),
      )
      return kept.map((learners) => learners.get(id)?.isCurrent)
    }
    for (let round = 0; round < 2; round += 1) {
      await practise(there, 3)
      expect(await owner()).toEqual([true, false])
      // Reading alone writes nothing.
      await firstQuestion(here)
      expect(await owner()).toEqual([true, false])
      await practise(here, 2)
      expect(await owner()).toEqual([false, true])
      const stored = await findLearner(plain.database, populationsOf(parameters), id)
      const rebuilt = await rebuildLearner(plain.database, populationsOf(parameters), id, stored)
      expect(stored).toEqual({ ...rebuilt, isRebuilt: false })
      expect(stored.student.answered).toBe(5 * (round + 1))
      pass(26 * 3600)
    }
  })

  it('keeps its populations apart from those of other beginnings', async () => {
    const student = await signUp(fitting)
    await practise(student, 4)
    pass(3 * 86_400)
    const [one, other] = [await populationsOf(parameters).at(clock), await populationsOf().at(clock)]
    const kept = await plain.database.query(
      statement(
        'test.populations-of-day',
        `select parameters from learner_populations
         where until = (select max(until) from learner_populations) order by parameters`,
        z.object({
          parameters: z.string(),
        }),
      ),
    )
    expect(kept).toEqual([{ parameters: '' }, { parameters: parameters.id }])
    // Loaded again from the database, each server still has its own population.
    expect(await populationsOf(parameters).at(clock)).toEqual(one)
    expect(await populationsOf().at(clock)).toEqual(other)
    expect(one).not.toEqual(other)
  })
})

describe('a file of parameters', () => {
  const changed = (change: object) => JSON.stringify({ ...JSON.parse(fitted.text), ...change })

  it('is known by its content', async () => {
    expect(parameters.id).toMatch(/^[0-9a-f]{12}$/)
    const again = await readLearnerParameters(fileOf(fitted.text), log)
    const other = await readLearnerParameters(fileOf(changed({ provenance: 'another class' })), log)
    expect(again?.id).toBe(parameters.id)
    expect(other?.id).not.toBe(parameters.id)
  })

  it('is not needed', async () => {
    expect(await readLearnerParameters(null, log)).toBeUndefined()
  })

  it.each([
    ['not JSON', () => 'rows,students\n', /is not JSON\./],
    ['something else in JSON', () => '{"rows": 3}', /is no file of parameters\./],
    ['a fit on a file of answers', () => changed({ format: 1 }), /was fitted on a file of answers/],
    ['another format', () => changed({ format: 3 }), /has the format 3, and this server reads 2\./],
    [
      'another version of the model',
      () => changed({ modelVersion: modelVersion - 1 }),
      /is for version \d+ of the model, and this server has \d+\./,
    ],
    [
      'other features',
      () => changed({ features: featureNames.slice(1) }),
      /weighs other features than this server does\./,
    ],
    [
      'a damaged population',
      () => changed({ population: { ...parameters.population, weights: [1, 2] } }),
      /is damaged at population\.weights\./,
    ],
  ])('is refused in a sentence where it is %s', async (_, text, sentence) => {
    await expect(readLearnerParameters(fileOf(text()), log)).rejects.toThrow(sentence)
  })

  it('is refused where it is not there', async () => {
    const path = join(folder, 'none.json')
    await expect(readLearnerParameters(path, log)).rejects.toThrow(
      `LEARNER_PARAMETERS: there is no file ${path}.`,
    )
  })
})
