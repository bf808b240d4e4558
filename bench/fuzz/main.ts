import { monitorEventLoopDelay } from 'node:perf_hooks'
import { parseArgs } from 'node:util'
import { runAdmin } from '../../server/src/admin-cli.ts'
import { createAnswerKeys } from '../../server/src/practice/answer-keys.ts'
import { startProduct } from '../product.ts'
import { type Caller, createCast } from './cast.ts'
import { createChance } from './chance.ts'
import { expectedFailures } from './expected-failures.ts'
import { operations } from './operations.ts'
import {
  type RecipeContext,
  requireReply,
  openClass,
  type People,
  type Recipe,
  required,
  Unfinished,
} from './recipe.ts'
import { peopleRecipes } from './recipes-people.ts'
import { workRecipes } from './recipes-work.ts'
import { createSender, mayCall } from './send.ts'
import { createTally } from './tally.ts'

/**
 * `npm run bench:fuzz -- --minutes 15`: calls every operation of the contract as visitors, students, and verified
 * teachers, with bodies that its schema allows and ids from earlier replies. Recipes cover sequences that random calls
 * do not reach. One call in four contains something strange, and one in ten is about another user's objects. Starts a
 * separate product on loopback and stops it. Exits with code 1 if a call returned 5xx, got no reply, or took longer
 * than two seconds. `--table` prints the results of each operation; `--only` selects operations and recipes by name.
 */
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '5' },
    seed: { type: 'string', default: '1' },
    workers: { type: 'string', default: '4' },
    only: { type: 'string' },
    table: { type: 'boolean', default: false },
  },
})
const isWanted = (name: string) => values.only === undefined || new RegExp(values.only).test(name)

/** Operations that end a caller's account, session, or class. Random calls rarely use them. */
const final = new Set([
  'eraseAccount',
  'logout',
  'eraseStudent',
  'deleteClassroom',
  'removeSampleClass',
  'leaveClassroom',
  'changePassword',
  'resetPassword',
  'endOtherSessions',
  'endSession',
  'removeStudents',
  'setClassroomActive',
  'deleteQuestion',
  'deleteAssignment',
  'deleteFolder',
  'deleteGroup',
  'withdrawConsent',
])

const minutes = Number(values.minutes)
const chance = createChance(Number(values.seed))
const product = await startProduct({ PAYMENTS: 'sandbox' }, async (environment) => {
  const school = ['add-school', 'Fuzz School', '--place', 'Springfield, IL', '--domain', 'fuzz.example']
  const code = await runAdmin(school, environment, { say: () => undefined, complain: console.error })
  if (code !== 0) throw new Error('The school could not be entered.')
})
const cast = createCast(product, chance)
const tally = createTally(operations.map(({ name }) => name))
const send = createSender({ product, chance, tally, known: createAnswerKeys(product.secret) })
const until = performance.now() + minutes * 60_000
const memory = [product.megabytes()]
const recipes: Recipe[] = Object.entries({ ...peopleRecipes, ...workRecipes })
  .filter(([name]) => isWanted(name))
  .map(([, recipe]) => recipe)
const chosen = operations.filter(({ name }) => isWanted(name))

/** Creates two teachers whom a school has verified, their classes, and students in them. */
async function gather(): Promise<People> {
  const visitor = cast.visitor()
  const codes: string[] = []
  const people: { teachers: Caller[]; students: Caller[] } = { teachers: [], students: [] }
  const kitchenOf = (teacher: Caller): RecipeContext => ({
    chance,
    send,
    cast,
    people: { visitor, teachers: [teacher, teacher], students: [] },
  })
  const settleIn = async (teacher: Caller) => {
    const context = kitchenOf(teacher)
    const email = `${teacher.username}@fuzz.example`
    await requireReply(context, teacher, 'askSchoolAddress', { body: { email } })
    const token = required(await cast.linkTo(email, 'school-link'))
    await requireReply(context, teacher, 'acceptSchoolLink', { params: { token } })
    codes.push((await openClass(context, teacher)).code)
    await requireReply(context, teacher, 'createSampleClass')
  }
  const come = async (student: Caller) => {
    for (const code of codes.slice(-3)) {
      for (const area of ['join', 'preview']) student.harvest.put(`${area}.code`, code)
      await send.proper(student, 'joinClassroom', { body: { code } })
    }
  }
  const teachers = [
    await cast.person('teacher', {}, settleIn),
    await cast.person('teacher', {}, settleIn),
  ] as const
  for (const [index, teacher] of teachers.entries())
    teacher.harvest.put('colleague', teachers[1 - index]?.username)
  for (let n = 0; n < 3; n += 1) people.students.push(await cast.person('student', {}, come))
  return { visitor, teachers, students: people.students }
}

async function cook(people: People): Promise<void> {
  if (recipes.length === 0) return
  try {
    await chance.pick(recipes)({ chance, send, cast, people })
  } catch (error) {
    if (!(error instanceof Unfinished)) throw error
  }
}

/** Signs up with a new account. If the setup fails, tries again with another one, up to three times. */
async function comeAgain(caller: Caller): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) {
    try {
      await caller.enter()
      return
    } catch (error) {
      if (!(error instanceof Unfinished)) throw error
    }
  }
}

async function callAtRandom(callers: readonly Caller[]): Promise<void> {
  const operation = chance.pick(chosen)
  const kind = chance.of(0.25) ? 'strange' : chance.of(0.13) ? 'foreign' : 'proper'
  if (final.has(operation.name) && kind === 'proper' && !chance.of(0.05)) return
  const able = callers.filter((caller) => mayCall(caller, operation.endpoint))
  const isForeign = kind === 'foreign'
  const visitor = callers.find(({ role }) => role === 'visitor')
  // A visitor signs in: a signed-in caller would replace the session that its other calls rely on.
  const isEntry = operation.name === 'login' || operation.name === 'signup'
  const caller =
    isEntry && visitor !== undefined
      ? visitor
      : chance.pick(able.length === 0 || (isForeign && chance.of(0.3)) ? callers : able)
  const harvest = isForeign ? chance.pick(cast.everybody).harvest : caller.harvest
  const { status } = await send.random(caller, operation, kind, harvest)
  const isOut = status === 401 && operation.endpoint.access !== 'public' && caller.role !== 'visitor'
  if (isOut || (status === 200 && operation.name === 'logout')) await comeAgain(caller)
}

async function work(): Promise<void> {
  const people = await gather()
  const callers = [people.visitor, ...people.teachers, ...people.students]
  cast.everybody.push(...callers)
  while (performance.now() < until) {
    if (chance.of(0.02)) await cook(people)
    else if (chosen.length > 0) await callAtRandom(callers)
  }
}

const ownDelay = monitorEventLoopDelay({ resolution: 20 })
ownDelay.enable()
const watch = setInterval(() => {
  memory.push(product.megabytes())
  cast.passLinksAround()
}, 5000)
try {
  await Promise.all(Array.from({ length: Number(values.workers) }, work))
} finally {
  clearInterval(watch)
  memory.push(product.megabytes())
  const cpuSeconds = product.cpuSeconds()
  const log = product.takeLog()
  await product.stop()
  const run = { minutes, seed: values.seed, memory, cpuSeconds, ownDelay: ownDelay.max / 1e6 }
  process.exitCode = tally.report({ ...run, log, expectedFailures, hasTable: values.table }) ? 0 : 1
}
