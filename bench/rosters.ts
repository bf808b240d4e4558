import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { UserId } from '@skills-center/contract/ids'
import { AnswerReply, Practice, type Question } from '@skills-center/contract/practice'
import { createApp } from '../server/src/app.ts'
import { migrations } from '../server/src/migrations.ts'
import { createIds, systemNow } from '../server/src/platform/clock.ts'
import { readConfiguration } from '../server/src/platform/config.ts'
import { connectDatabase } from '../server/src/platform/database.ts'
import { statement } from '../server/src/platform/statement.ts'
import { startEmbeddedPostgres } from '../server/src/platform/embedded-postgres.ts'
import { createLog } from '../server/src/platform/log.ts'
import { migrate } from '../server/src/platform/migrate.ts'
import { createSessions } from '../server/src/platform/sessions.ts'
import { createAnswerKeys } from '../server/src/practice/answer-keys.ts'
import { bundleOf, type Files, row, type Row } from '../server/src/rosters/test-bundle.ts'

/**
 * `npm run bench:rosters -- --rate 20`: syncs a made-up district of 40 schools, 1,200 teachers, and 30,000 students from
 * OneRoster files, and measures how long that takes and how long answers take meanwhile, compared with the same answers
 * without a sync in the same run, before and after it. Everything runs in one process through `inject`, so network time does not count.
 */
const { values } = parseArgs({
  options: {
    schools: { type: 'string', default: '40' },
    teachers: { type: 'string', default: '1200' },
    students: { type: 'string', default: '30000' },
    /** Classes of each student. */
    classes: { type: 'string', default: '6' },
    /** Answers a second. */
    rate: { type: 'string', default: '20' },
    /** Seconds without a sync. */
    control: { type: 'string', default: '40' },
  },
})
const [schoolCount, teacherCount, studentCount] = [values.schools, values.teachers, values.students].map(
  Number,
)
const perStudent = Number(values.classes)
const sectionsOfTeacher = 5
if (schoolCount === undefined || teacherCount === undefined || studentCount === undefined)
  throw new Error('counts')
const classCount = teacherCount * sectionsOfTeacher

const person = (id: string, more: Row): Row =>
  row(id, {
    enabledUser: 'true',
    givenName: `Given ${id}`,
    familyName: `Family ${id}`,
    identifier: id.replaceAll(/\D/g, ''),
    username: `${id}@district.example`,
    email: `${id}@district.example`,
    ...more,
  })
const schoolOf = (index: number) => `school-${index % (schoolCount ?? 1)}`
const student = (index: number, more: Row = {}) =>
  person(`student-${index}`, { grades: String(5 + (index % 4)).padStart(2, '0'), ...more })
const studentRole = (index: number) =>
  row(`role-s${index}`, {
    userSourcedId: `student-${index}`,
    roleType: 'primary',
    role: 'student',
    orgSourcedId: schoolOf(index),
  })
/** A student's classes are at the student's school. */
const classOf = (index: number, turn: number) => {
  const perSchool = classCount / (schoolCount ?? 1)
  const place = (Math.floor(index / (schoolCount ?? 1)) + turn * 7) % perSchool
  return `class-${place * (schoolCount ?? 1) + (index % (schoolCount ?? 1))}`
}
const enrollment = (index: number, turn: number, more: Row = {}) =>
  row(`enrollment-${index}-${turn}`, {
    classSourcedId: classOf(index, turn),
    userSourcedId: `student-${index}`,
    role: 'student',
    primary: 'false',
    ...more,
  })
const range = (count: number) => Array.from({ length: count }, (_, index) => index)

function district(): Files {
  const teacherOfClass = (index: number) => {
    const school = index % (schoolCount ?? 1)
    const place = Math.floor(index / (schoolCount ?? 1) / sectionsOfTeacher)
    return `teacher-${place * (schoolCount ?? 1) + school}`
  }
  return {
    orgs: [
      row('district', { name: 'Bench district', type: 'district' }),
      ...range(schoolCount ?? 0).map((index) =>
        row(schoolOf(index), { name: `Bench school ${index}`, type: 'school', parentSourcedId: 'district' }),
      ),
    ],
    academicSessions: [
      row('year', { title: '2026-27', type: 'schoolYear', startDate: '2026-08-17', endDate: '2099-06-04' }),
    ],
    courses: [
      row('math', { title: 'Math', subjects: 'Mathematics' }),
      row('science', { title: 'Science', subjects: 'Science' }),
    ],
    classes: range(classCount).map((index) =>
      row(`class-${index}`, {
        title: `Class ${index}`,
        grades: '06',
        courseSourcedId: index % 2 === 0 ? 'math' : 'science',
        classCode: `P${index % 7}`,
        schoolSourcedId: schoolOf(index),
        termSourcedIds: 'year',
      }),
    ),
    users: [
      ...range(teacherCount ?? 0).map((index) => person(`teacher-${index}`, {})),
      ...range(studentCount ?? 0).map((index) => student(index)),
    ],
    roles: [
      ...range(teacherCount ?? 0).map((index) =>
        row(`role-t${index}`, {
          userSourcedId: `teacher-${index}`,
          roleType: 'primary',
          role: 'teacher',
          orgSourcedId: schoolOf(index),
        }),
      ),
      ...range(studentCount ?? 0).map((index) => studentRole(index)),
    ],
    enrollments: [
      ...range(classCount).map((index) =>
        row(`enrollment-t${index}`, {
          classSourcedId: `class-${index}`,
          userSourcedId: teacherOfClass(index),
          role: 'teacher',
          primary: 'true',
        }),
      ),
      ...range(studentCount ?? 0).flatMap((index) =>
        range(perStudent).map((turn) => enrollment(index, turn)),
      ),
    ],
  }
}

/** One night: 1% of the students change, 100 arrive, 60 leave, and 600 move to another class. */
function night(): Files {
  const at = { dateLastModified: '2026-11-30T04:00:00Z', status: 'active' }
  const changed = range(studentCount ?? 0).filter((index) => index % 100 === 0)
  const arrived = range(100).map((index) => (studentCount ?? 0) + index)
  const isThere = (index: number) => index < (studentCount ?? 0)
  const left = range(60)
    .map((index) => index * 400 + 1)
    .filter(isThere)
  const moved = range(600)
    .map((index) => index * 40 + 2)
    .filter(isThere)
  return {
    users: [
      ...changed.map((index) => student(index, { ...at, givenName: `Renamed ${index}` })),
      ...arrived.map((index) => student(index, at)),
      ...left.map((index) => student(index, { ...at, status: 'tobedeleted' })),
    ],
    roles: [...changed, ...arrived, ...left].map((index) => studentRole(index)),
    enrollments: [
      ...arrived.flatMap((index) => range(perStudent).map((turn) => enrollment(index, turn, at))),
      ...moved.flatMap((index) => [
        enrollment(index, 0, { ...at, status: 'tobedeleted' }),
        enrollment(index, perStudent + 1, at),
      ]),
    ],
  }
}

const insertStudents = statement(
  'bench.insert-students',
  `insert into users (id, username, username_key, password_hash, role, grade_level, first_name, last_name, created_at)
   select id, 'bench-' || place, 'bench-' || place, 'none', 'student', 6, 'Bench', 'Student ' || place, now()
   from unnest($1::uuid[]) with ordinality as rows (id, place)`,
)

const secret = randomBytes(32).toString('hex')
const newId = createIds(systemNow, randomBytes)
const log = createLog('silent')
const dataDir = mkdtempSync(join(tmpdir(), 'skills-center-bench-'))
const postgres = await startEmbeddedPostgres({ dataDir, log })
const database = await connectDatabase(postgres.connection, log)
await migrate(database, migrations)
const configuration = { ...readConfiguration({ NODE_ENV: 'test' }), dataDir, dailyLimit: 1_000_000 }
const app = await createApp({
  delay,
  lateness: () => 0,
  database,
  configuration,
  secret,
  now: systemNow,
  newId,
  random: Math.random,
  randomBytes,
  log,
  webRoot: '/nowhere',
})
const known = createAnswerKeys(secret)
const sessions = createSessions({ database, secret, now: systemNow, newId, log })
const ids = range(40).map(() => UserId.parse(newId()))
await database.query(insertStudents, [ids])

async function ask(cookie: string, method: 'GET' | 'POST', url: string, body?: object): Promise<unknown> {
  const headers = { cookie, ...(body && { 'content-type': 'application/json' }) }
  const reply = await app.http.inject({
    method,
    url,
    headers,
    ...(body && { payload: JSON.stringify(body) }),
  })
  if (reply.statusCode !== 200) throw new Error(`${url} answered ${reply.statusCode}: ${reply.body}`)
  return reply.json()
}

const skills = ['unit-rates', 'thermal-energy', 'add-fractions', 'food-webs']
interface Answering {
  readonly cookie: string
  readonly skill: string
  question: Question | null
}
const students: Answering[] = await Promise.all(
  ids.map(async (userId, index) => ({
    cookie: `sid=${await sessions.open(database, { userId, role: 'student' })}`,
    skill: skills[index % skills.length] ?? '',
    question: null,
  })),
)

/** One answer of a student, in milliseconds. A question is opened before the clock starts. */
async function answer(of: Answering): Promise<number> {
  if (of.question === null) {
    const { questions } = Practice.parse(await ask(of.cookie, 'GET', `/api/skills/${of.skill}/practice`))
    of.question = questions[0] ?? null
  }
  if (of.question === null) throw new Error('no question')
  const { token } = of.question
  const body = {
    token,
    response: known.right(token),
    attemptId: randomUUID(),
    activeMilliseconds: 20_000,
    hintsUsed: 0,
    timeZone: 'America/Chicago',
  }
  const began = performance.now()
  const reply = AnswerReply.parse(await ask(of.cookie, 'POST', '/api/v1/practice/answers', body))
  const took = performance.now() - began
  if (reply.triesLeft === 0) of.question = reply.next
  return took
}

/** Answers at a fixed rate until `work` is done, however long each takes. */
async function answersDuring(work: Promise<unknown>): Promise<{ times: number[]; seconds: number }> {
  const times: number[] = []
  const open = new Set<Promise<void>>()
  let isDone = false
  const began = performance.now()
  const finished = work.finally(() => {
    isDone = true
  })
  const free = [...students]
  const record = async (of: Answering): Promise<void> => {
    times.push(await answer(of))
    free.push(of)
  }
  while (!isDone) {
    const next = free.shift()
    if (next !== undefined) {
      const given: Promise<void> = record(next).finally(() => open.delete(given))
      open.add(given)
    }
    await delay(1000 / Number(values.rate))
  }
  await finished
  const seconds = (performance.now() - began) / 1000
  await Promise.all(open)
  return { times: times.toSorted((one, other) => one - other), seconds }
}

const districtId = await app.schoolRecords.administrators.office.addDistrict('Bench district')
const sync = async (content: Buffer) => {
  const { detail, isApplied } = await app.rosters.syncFile(
    districtId,
    { fileName: 'bench.zip', content },
    { isDryRun: false, confirmsLeaving: false, invitesTeachers: false },
  )
  if (detail.problemCount > 0 || detail.refusal !== null)
    throw new Error(JSON.stringify(detail.problems.slice(0, 3)))
  if (!isApplied) throw new Error(`The sync ended as ${detail.state}.`)
  return detail
}

const bulk = bundleOf(district())
const delta = bundleOf(night(), { mode: 'delta' })
console.log(`bulk ${(bulk.length / 2 ** 20).toFixed(1)} MB, delta ${(delta.length / 1024).toFixed(0)} KB`)
console.log('phase                    seconds   answers   p50 ms   p99 ms   max ms   load   MB')
const measure = async (name: string, work: () => Promise<unknown>) => {
  const { times, seconds } = await answersDuring(work())
  const at = (share: number) =>
    (times[Math.min(times.length - 1, Math.floor(share * times.length))] ?? 0).toFixed(0)
  const megabytes = (process.memoryUsage().rss / 2 ** 20).toFixed(0)
  const cells = [seconds.toFixed(1), String(times.length), at(0.5), at(0.99), at(1)].map((cell) =>
    cell.padStart(8),
  )
  console.log(`${name.padEnd(22)} ${cells.join(' ')}   ${(loadavg()[0] ?? 0).toFixed(1)}   ${megabytes}`)
}

try {
  await measure('warm-up', () => delay(5000))
  await measure('no sync', () => delay(Number(values.control) * 1000))
  await measure('first sync', () => sync(bulk))
  await measure('nightly delta', () => sync(delta))
  await measure('no sync, again', () => delay(Number(values.control) * 1000))
} finally {
  await app.close()
  await database.close()
  await postgres.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
