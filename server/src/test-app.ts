import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'
import type { Method } from '@skills-center/contract/endpoint'
import { UserId } from '@skills-center/contract/ids'
import type { Language } from '@skills-center/contract/language'
import { createApp } from './app.ts'
import type { App } from './app.ts'
import { createIds, systemNow } from './platform/clock.ts'
import type { Delay, NewId, Now } from './platform/clock.ts'
import { readConfiguration } from './platform/config.ts'
import type { Configuration } from './platform/config.ts'
import { expectListedRefusal } from './test-refusals.ts'
import type { Database } from './platform/database.ts'
import { createLog, type Log } from './platform/log.ts'
import type { LearnerParameters } from './practice/learner/learner-parameters.ts'
import { createTestDatabase } from './platform/testing/database.ts'

export interface Reply {
  status: number
  headers: Readonly<Record<string, unknown>>
  text: string
  /** The body, parsed as JSON; each test asserts its shape. */
  body: unknown
}

/** A separate browser that keeps its own cookies. */
export interface Caller {
  get(path: string, headers?: Record<string, string>): Promise<Reply>
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<Reply>
  send(method: Method, path: string, body?: unknown, headers?: Record<string, string>): Promise<Reply>
  /** The session cookie; empty if there is none. */
  cookie(): string
}

export interface TestApp {
  app: App
  database: Database
  now: Now
  newId: NewId
  caller(cookie?: string): Caller
  /**
   * Counts the queries that `work` makes, including each query inside a transaction. Queries that the server's own jobs
   * make meanwhile are not counted.
   */
  countQueries(work: () => Promise<unknown>): Promise<number>
  stop(): Promise<void>
}

export interface TestAppOptions {
  configuration?: Partial<Configuration>
  now?: Now
  /** By default, delays resolve at once. */
  delay?: Delay
  webRoot?: string
  random?: () => number
  parameters?: LearnerParameters
  /** The languages of emails. */
  languages?: readonly Language[]
  /** Runs this app as another instance on the same database. */
  beside?: TestApp
  log?: Log
  /** A database that the test created and will drop. */
  on?: Database
}

/** Signs sessions and question tokens of every test app. */
export const secret = 'a secret for tests that is long enough'

/** Starts the whole app on its own database. Requests go through Fastify's `inject`. */
export async function startTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const { now = systemNow, beside, webRoot = '/nowhere' } = options
  const given = beside?.database ?? options.on
  const made = given ? null : await createTestDatabase()
  const real = given ?? made?.database
  if (!real) throw new Error('no database')
  const counts = new AsyncLocalStorage<{ queries: number }>()
  const countOne = () => {
    const count = counts.getStore()
    if (count) count.queries += 1
  }
  const database: Database = {
    ...real,
    query: (asked, values) => {
      countOne()
      return real.query(asked, values)
    },
    transaction: (work) =>
      real.transaction((tx) =>
        work({
          query: (asked, values) => {
            countOne()
            return tx.query(asked, values)
          },
        }),
      ),
  }
  const configuration = { ...readConfiguration({ NODE_ENV: 'test' }), ...options.configuration }
  const newId = createIds(now, randomBytes)
  const log = options.log ?? createLog('silent')
  const random = options.random ?? Math.random
  const app = await createApp({
    database,
    configuration,
    secret,
    parameters: options.parameters,
    languages: options.languages,
    now,
    delay: options.delay ?? (async () => undefined),
    // Ignore how busy the test machine is.
    lateness: () => 0,
    newId,
    random,
    randomBytes,
    // The lowest possible cost: nothing is protected here.
    passwordCost: { memoryCost: 8, timeCost: 1, parallelism: 1 },
    log,
    webRoot,
  })

  return {
    app,
    database,
    now,
    newId,
    caller: (cookie = '') => createCaller(app, cookie),
    async countQueries(work) {
      const count = { queries: 0 }
      await counts.run(count, work)
      return count.queries
    },
    async stop() {
      await app.close()
      await made?.drop()
    },
  }
}

function createCaller({ http }: App, cookie: string): Caller {
  const first = /^([^=]+)=/.exec(cookie)?.[1]
  /** By name, as a browser keeps them: the session, the device, and a sign-in that has begun. */
  const jar = new Map(first === undefined ? [] : [[first, cookie]])
  const ask = async (method: Method, url: string, body: unknown, headers: Record<string, string>) => {
    const reply = await http.inject({
      method,
      url,
      headers: { ...(jar.size > 0 && { cookie: [...jar.values()].join('; ') }), ...headers },
      ...(body !== undefined && { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    for (const set of [reply.headers['set-cookie'] ?? []].flat()) {
      const value = set.split(';')[0] ?? ''
      const name = value.slice(0, value.indexOf('='))
      if (set.includes('Max-Age=0')) jar.delete(name)
      else jar.set(name, value)
    }
    const isJson = /json/.test(String(reply.headers['content-type']))
    const read: unknown = isJson ? reply.json() : null
    expectListedRefusal(method, url, read)
    return { status: reply.statusCode, headers: reply.headers, text: reply.body, body: read }
  }
  const send: Caller['send'] = (method, path, body, headers = {}) =>
    ask(method, path, body, {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    })
  return {
    get: (path, headers = {}) => send('GET', path, undefined, headers),
    post: (path, body, headers = {}) => send('POST', path, body, headers),
    send,
    cookie: () => jar.get('sid') ?? jar.get('__Host-sid') ?? '',
  }
}

let signUps = 0

/** Verifies a teacher by hand at the school with this name; adds the school if it does not exist. */
async function verifyTeacher(
  { app }: TestApp,
  teacherId: string,
  school = newPerson.schoolName,
): Promise<void> {
  const { office } = app.schoolRecords
  const found = (await office.list()).find(({ name }) => name === school)
  const id = found?.id ?? (await office.add({ name: school, place: '', domains: [] }))
  await office.verify(UserId.parse(teacherId), id)
}

/**
 * Signs up a new person through the API with made-up defaults. By default, a student is 15 and a teacher is verified.
 */
export async function signUp(
  test: TestApp,
  {
    hasGivenAge = true,
    age = 15,
    school = newPerson.schoolName,
    ...person
  }: {
    role?: 'student' | 'teacher'
    username?: string
    gradeLevel?: number
    schoolName?: string
    /** Whether the student gave a birth month and year. */
    hasGivenAge?: boolean
    /** In years. */
    age?: number
    /** The school at which a teacher is verified; null for none. */
    school?: string | null
  } = {},
): Promise<Caller & { username: string; id: string }> {
  const { caller, now } = test
  const browser = caller()
  const username = person.username ?? `person-${(signUps += 1)}`
  const born = hasGivenAge ? { born: { year: now().getUTCFullYear() - age, month: 1 } } : {}
  const parent = hasGivenAge && age < 13 ? { parentEmail: `parent-of-${username}@example.org` } : {}
  const reply = await browser.post('/api/signup', { ...newPerson, ...born, ...parent, ...person, username })
  if (reply.status !== 200) throw new Error(`sign-up answered ${reply.status}: ${reply.text}`)
  const { id } = JSON.parse(reply.text)
  if (person.role === 'teacher' && school !== null) await verifyTeacher(test, id, school)
  return { ...browser, username, id }
}

/** Signs up a teacher and makes them the administrator of a new district with this name. */
export async function signUpAdministrator(test: TestApp, district: string) {
  const administrator = await signUp(test, { role: 'teacher', school: null })
  const { office } = test.app.schoolRecords.administrators
  const districtId = await office.addDistrict(district)
  await office.appoint(UserId.parse(administrator.id), districtId, null)
  return { ...administrator, districtId }
}

/** Signs up a child, who gives only a username, a birth date, and a parent's email or a class code. */
export async function signUpChild(
  { caller, now }: TestApp,
  {
    age = 10,
    ...person
  }: {
    username?: string
    parentEmail?: string
    classCode?: string
    /** In years; null if the child would rather not say. */
    age?: number | null
  } = {},
): Promise<Caller & { username: string; id: string; parentEmail: string }> {
  const browser = caller()
  const username = person.username ?? `child-${(signUps += 1)}`
  const parentEmail = person.parentEmail ?? `parent-of-${username}@example.org`
  const reply = await browser.post('/api/signup', {
    username,
    password: newPerson.password,
    role: 'student',
    gradeLevel: 6,
    born: age === null ? null : { year: now().getUTCFullYear() - age, month: 1 },
    ...(person.classCode === undefined ? { parentEmail } : { classCode: person.classCode }),
  })
  if (reply.status !== 200) throw new Error(`sign-up answered ${reply.status}: ${reply.text}`)
  return { ...browser, username, parentEmail, id: JSON.parse(reply.text).id }
}

/** Signs a student in again, for example after the session expired. */
export async function signInAgain(student: Caller & { username: string }): Promise<void> {
  const { password, role } = newPerson
  const reply = await student.post('/api/login', { username: student.username, password, role })
  if (reply.status !== 200) throw new Error(`sign-in answered ${reply.status}: ${reply.text}`)
}

export const newPerson = {
  username: 'ada',
  password: 'correct horse',
  email: 'ada@example.org',
  firstName: 'Ada',
  lastName: 'Byron',
  role: 'student',
  gradeLevel: 6,
  schoolName: 'Riverside Middle School',
}
