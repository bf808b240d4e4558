import { spawn } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { Activity, ActivityEvent, StudentActivity } from '@skills-center/contract/activities'
import { UserId } from '@skills-center/contract/ids'
import { migrations } from '../server/src/migrations.ts'
import { createIds, systemNow } from '../server/src/platform/clock.ts'
import { connectDatabase } from '../server/src/platform/database.ts'
import { statement } from '../server/src/platform/statement.ts'
import { startEmbeddedPostgres } from '../server/src/platform/embedded-postgres.ts'
import { createLog } from '../server/src/platform/log.ts'
import { migrate } from '../server/src/platform/migrate.ts'
import { createSessions } from '../server/src/platform/sessions.ts'
import { createAnswerKeys } from '../server/src/practice/answer-keys.ts'

/**
 * `npm run bench:live`: runs live activities against a separate server on loopback: one room of 60 students, then 100
 * rooms of 10 at once. Every student holds an event stream, gets a question, answers it, and sees the answer. Prints
 * the duration of each step, and checks that no answer was lost.
 */
const { values } = parseArgs({
  options: { room: { type: 'string', default: '60' }, rooms: { type: 'string', default: '100x10' } },
})
const [manyRooms = 100, manySeats = 10] = values.rooms.split('x').map(Number)
const secret = randomBytes(32).toString('hex')
const agent = new Agent({ keepAlive: true, maxSockets: Infinity })
const known = createAnswerKeys(secret)
/** Milliseconds over which a class of people answers a question. */
const answeringTime = 5_000
/** The page's minimum milliseconds between two reloads, as in web/src/activities/use-activity.ts. */
const gather = 400

interface Room {
  classroomId: string
  teacher: string
  students: string[]
}

function ask(port: number, method: 'GET' | 'POST', path: string, cookie: string, body?: object) {
  return new Promise<string>((resolve, reject) => {
    const headers = { cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) }
    const sent = request({ agent, host: '127.0.0.1', port, method, path, headers }, (reply) => {
      const parts: Buffer[] = []
      reply.on('data', (part: Buffer) => parts.push(part))
      reply.on('end', () => {
        const text = Buffer.concat(parts).toString()
        if (reply.statusCode === 200) resolve(text)
        else reject(new Error(`${method} ${path} answered ${reply.statusCode}: ${text}`))
      })
    })
    sent.on('error', reject)
    sent.end(body === undefined ? undefined : JSON.stringify(body))
  })
}

/** Writes classes with a teacher and students, all with sessions, into an empty database. */
async function seed(dataDir: string, sizes: readonly number[]): Promise<Room[]> {
  const log = createLog('silent')
  const postgres = await startEmbeddedPostgres({ dataDir, log })
  const database = await connectDatabase(postgres.connection, log)
  await migrate(database, migrations)
  const newId = createIds(systemNow, randomBytes)
  const sessions = createSessions({ database, secret, now: systemNow, newId, log })
  const insertUsers = statement(
    'bench.insert-users',
    `insert into users (id, username, username_key, password_hash, role, grade_level, first_name, last_name, created_at)
     select id, 'live-' || id, 'live-' || id, 'none', $2, 6, 'Bench', 'Person', now() from unnest($1::uuid[]) as rows (id)`,
  )
  const insertClass = statement(
    'bench.insert-class',
    `with made as (
       insert into classrooms (id, teacher_id, name, grade_level, created_at) values ($1, $2, 'Bench', 6, now())
       returning id, teacher_id
     ), taught as (
       insert into classroom_teachers (teacher_id, classroom_id, role, invited_at, accepted_at)
       select teacher_id, id, 'owner', now(), now() from made
     )
     insert into enrolments (student_id, classroom_id, enrolled_at)
     select student_id, made.id, now() from made, unnest($3::uuid[]) as rows (student_id)`,
  )
  const insertMember = statement(
    'bench.insert-member',
    `with made as (insert into schools (id, name, created_at) values ($2, 'Bench ' || $2::text, now()) returning id)
     insert into school_members (teacher_id, school_id, verified_by, verified_at)
     select $1, id, 'operator', now() from made`,
  )
  const rooms: Room[] = []
  for (const size of sizes) {
    const classroomId = newId()
    const teacherId = UserId.parse(newId())
    const studentIds = Array.from({ length: size }, () => UserId.parse(newId()))
    await database.query(insertUsers, [[teacherId], 'teacher'])
    await database.query(insertUsers, [studentIds, 'student'])
    await database.query(insertMember, [teacherId, newId()])
    await database.query(insertClass, [classroomId, teacherId, studentIds])
    const students: string[] = []
    for (const userId of studentIds)
      students.push(`sid=${await sessions.open(database, { userId, role: 'student' })}`)
    const teacher = `sid=${await sessions.open(database, { userId: teacherId, role: 'teacher' })}`
    rooms.push({ classroomId, teacher, students })
  }
  await database.close()
  await postgres.stop()
  return rooms
}

/** Opens an event stream, and passes each event to `hear` as it arrives. */
function listen(port: number, path: string, cookie: string, hear: (event: ActivityEvent) => void) {
  const headers = { cookie, accept: 'text/event-stream' }
  return new Promise<() => void>((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path: `${path}/events`, headers }, (reply) => {
      let text = ''
      reply.on('data', (part: Buffer) => {
        text += part.toString()
        const messages = text.split('\n\n')
        text = messages.pop() ?? ''
        for (const message of messages) {
          const data = /^data: (\{.*)$/m.exec(message)?.[1]
          if (data !== undefined) hear(ActivityEvent.parse(JSON.parse(data)))
        }
      })
      reply.on('error', () => undefined)
      resolve(() => sent.destroy())
    })
    sent.on('error', reject)
    sent.end()
  })
}

/** Acts as the teacher's page: reloads the state after an event, at most as often as the page does. */
async function stand(
  port: number,
  path: string,
  cookie: string,
  samples: Samples,
): Promise<() => Promise<void>> {
  let timer: NodeJS.Timeout | undefined
  let last = -Infinity
  let looking = Promise.resolve()
  const look = async () => {
    last = performance.now()
    await ask(port, 'GET', path, cookie)
    samples.staged.push(performance.now() - last)
  }
  const close = await listen(port, path, cookie, () => {
    timer ??= setTimeout(
      () => {
        timer = undefined
        looking = look()
      },
      Math.max(0, last + gather - performance.now()),
    )
  })
  return async () => {
    close()
    clearTimeout(timer)
    await looking
  }
}

interface Samples {
  /** Milliseconds from the teacher's press until the student gets the event, and until the student has the question. */
  notified: number[]
  asked: number[]
  answered: number[]
  shown: number[]
  /** Milliseconds for the teacher's page to load the state after an event. */
  staged: number[]
  lost: number
}

async function play(port: number, { classroomId, teacher, students }: Room, samples: Samples) {
  const start = { skillId: 'unit-rates' }
  const started = await ask(port, 'POST', `/api/v1/classrooms/${classroomId}/activities`, teacher, start)
  const path = `/api/v1/activities/${Activity.parse(JSON.parse(started)).id}`
  const heard = students.map(() => new Map<string, PromiseWithResolvers<number>>())
  const waitFor = (seat: number, kind: string) => {
    const waiting = heard[seat]?.get(kind) ?? Promise.withResolvers<number>()
    heard[seat]?.set(kind, waiting)
    return waiting
  }
  const closers = await Promise.all(
    students.map((cookie, seat) =>
      listen(port, path, cookie, ({ kind }) => waitFor(seat, kind).resolve(performance.now())),
    ),
  )
  const leave = await stand(port, path, teacher, samples)
  await Promise.all(students.map((cookie) => ask(port, 'POST', `${path}/join`, cookie)))

  const asking = performance.now()
  const steps = `${path}/steps`
  const press = ask(port, 'POST', steps, teacher, { step: 'ask', after: 0 })
  await Promise.all(
    students.map(async (cookie, seat) => {
      samples.notified.push((await waitFor(seat, 'asked').promise) - asking)
      const { question } = StudentActivity.parse(JSON.parse(await ask(port, 'GET', path, cookie)))
      samples.asked.push(performance.now() - asking)
      if (question === null) throw new Error('no question')
      await new Promise((resolve) => setTimeout(resolve, Math.random() * answeringTime))
      const sending = performance.now()
      await ask(port, 'POST', `${path}/answers`, cookie, {
        token: question.token,
        response: seat % 3 === 0 ? known.wrong(question.token) : known.right(question.token),
        attemptId: randomUUID(),
        activeMilliseconds: 4000,
        hintsUsed: 0,
      })
      samples.answered.push(performance.now() - sending)
    }),
  )
  await press
  const showing = performance.now()
  const shown = JSON.parse(await ask(port, 'POST', steps, teacher, { step: 'reveal', round: 1 }))
  samples.lost += students.length - Number(shown.spread.answered)
  for (const seat of students.keys()) samples.shown.push((await waitFor(seat, 'revealed').promise) - showing)
  await ask(port, 'POST', steps, teacher, { step: 'end' })
  for (const close of closers) close()
  await leave()
}

const line = (name: string, samples: readonly number[]) => {
  const sorted = samples.toSorted((one, other) => one - other)
  const at = (share: number) => (sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(0).padStart(7)
  console.log(`${name.padEnd(44)}${at(0.5)}${at(0.95)}${at(0.99)}${at(1)}`)
}

/** Runs all rooms, with start times spread over this many milliseconds. */
async function measure(port: number, name: string, rooms: readonly Room[], within = 0): Promise<void> {
  const samples: Samples = { notified: [], asked: [], answered: [], shown: [], staged: [], lost: 0 }
  await Promise.all(
    rooms.map(async (room) => {
      await new Promise((resolve) => setTimeout(resolve, Math.random() * within))
      await play(port, room, samples)
    }),
  )
  console.log(`\n${name.padEnd(44)}    p50    p95    p99    max  (ms)`)
  line('question pressed to heard of', samples.notified)
  line('question pressed to question there', samples.asked)
  line('answer sent to taken', samples.answered)
  line('answer shown to heard of', samples.shown)
  line('stage asked to stage there', samples.staged)
  console.log(`answers lost: ${samples.lost} of ${samples.answered.length}`)
}

const dataDir = mkdtempSync(join(tmpdir(), 'bench-live-'))
try {
  const sizes = [Number(values.room), ...Array.from({ length: manyRooms }, () => manySeats)]
  const [first, ...others] = await seed(dataDir, sizes)
  if (first === undefined) throw new Error('no room')
  const environment = {
    DATA_DIR: dataDir,
    SESSION_SECRET: secret,
    PORT: '0',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'error',
    DEMO: 'false',
  }
  const server = spawn(process.execPath, ['server/src/main.ts'], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const port = await new Promise<number>((resolve, reject) => {
    let printed = ''
    server.stdout.on('data', (part: Buffer) => {
      printed += part.toString()
      const found = /http:\/\/[\w.]+:(\d+)/.exec(printed)
      if (found !== null) resolve(Number(found[1]))
    })
    server.on('exit', (code) => reject(new Error(`The server ended with ${code}: ${printed}`)))
  })
  try {
    await measure(port, `one room of ${first.students.length}`, [first])
    await measure(port, `${others.length} rooms of ${manySeats}, begun within 10 s`, others, 10_000)
    await measure(port, `${others.length} rooms of ${manySeats}, in the same moment`, others)
  } finally {
    agent.destroy()
    server.removeAllListeners('exit')
    server.kill('SIGTERM')
    await new Promise((resolve) => server.once('close', resolve))
  }
} finally {
  rmSync(dataDir, { recursive: true, force: true })
}
