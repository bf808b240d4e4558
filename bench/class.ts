import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ClassroomId } from '@skills-center/contract/classrooms'
import { UserId } from '@skills-center/contract/ids'
import { skills } from '@skills-center/curriculum/catalogue'
import { createApp } from '../server/src/app.ts'
import { migrations } from '../server/src/migrations.ts'
import { createIds, systemNow } from '../server/src/platform/clock.ts'
import { readConfiguration } from '../server/src/platform/config.ts'
import { connectDatabase, type Database } from '../server/src/platform/database.ts'
import { statement } from '../server/src/platform/statement.ts'
import { startEmbeddedPostgres } from '../server/src/platform/embedded-postgres.ts'
import { createLog } from '../server/src/platform/log.ts'
import { migrate } from '../server/src/platform/migrate.ts'
import { findLearners } from '../server/src/practice/learner/learners.ts'
import { upsertLearners } from '../server/src/practice/queries.ts'
import { createPopulations } from '../server/src/practice/learner/populations.ts'
import { createSessions } from '../server/src/platform/sessions.ts'

/**
 * `npm run bench:class -- --students 40 --attempts 50000`: measures how long each screen of a class that has practiced
 * every skill takes on the server: the first request, then the median of five. Runs everything in one process through
 * `inject`, so network time does not count.
 */
const { values } = parseArgs({
  options: {
    students: { type: 'string', default: '40' },
    skills: { type: 'string', default: '60' },
    attempts: { type: 'string', default: '50000' },
  },
})
const studentCount = Number(values.students)
const attemptCount = Number(values.attempts)
const taught = skills.slice(0, Number(values.skills))
const day = 86_400_000

const insertStudents = statement(
  'bench.insert-students',
  `insert into users (id, username, username_key, password_hash, role, grade_level, first_name, last_name, created_at)
   select id, 'bench-' || place, 'bench-' || place, 'none', role, 6, 'Bench', 'Student ' || place, now()
   from unnest($1::uuid[], $2::text[]) with ordinality as rows (id, role, place)`,
)
const insertEnrolments = statement(
  'bench.insert-enrolments',
  `insert into enrolments (student_id, classroom_id, enrolled_at)
   select id, $1, now() from unnest($2::uuid[]) as rows (id)`,
)
const insertAttempts = statement(
  'bench.insert-attempts',
  `insert into attempts (student_id, issued_at, nonce, try, submission_id, skill_id, model_id, level, seed, revision,
     purpose, reason, response, verdict, misconception, hints_used, grade, active_ms, answered_at, day,
     mastery_after, mastered_before, mastered_after, answered_after, points, achievements)
   select student_id, answered_at - interval '1 minute', nonce, 1, nonce, skill_id, model_id, level, seed, 1,
     'practice', 'bench', '{}', verdict, misconception, hints_used, 6, active_ms, answered_at,
     answered_at::date, 50, false, false, 1, 0, '{}'
   from jsonb_to_recordset($1::jsonb) as rows (student_id uuid, answered_at timestamptz, nonce uuid, skill_id text,
     model_id text, level smallint, seed integer, verdict text, misconception text, hints_used smallint,
     active_ms integer)`,
)

/** Stores random predictions, so that the model card has something to count. */
const predict = statement(
  'bench.predict',
  `update attempts set prediction = jsonb_build_object('chance', 0.2 + 0.7 * random())`,
)

/** Returns a generator of pseudorandom numbers from 0 to 1 that is the same in every run (Park and Miller 1988). */
function createRandom(): () => number {
  let state = 5
  return () => {
    state = (state * 16_807) % 2_147_483_647
    return state / 2_147_483_647
  }
}

/** Generates answers of every student in every skill over the last 120 days. */
function attemptsOf(studentIds: readonly UserId[], random: () => number): object[] {
  const began = Date.now() - 120 * day
  return Array.from({ length: attemptCount }, (_, index) => {
    const studentId = studentIds[index % studentIds.length]
    const skill = taught[Math.floor(index / studentIds.length) % taught.length]
    const model = skill?.models[Math.floor(random() * skill.models.length)]
    if (skill === undefined || model === undefined) throw new Error('expects skills with models')
    const isRight = random() < 0.35 + (0.5 * (index % studentIds.length)) / studentIds.length
    return {
      student_id: studentId,
      answered_at: new Date(began + (120 * day * index) / attemptCount),
      nonce: randomUUID(),
      skill_id: skill.id,
      model_id: model.id,
      level: 1 + Math.floor(random() * 3),
      seed: Math.floor(random() * 2 ** 31),
      verdict: isRight ? 'correct' : 'incorrect',
      misconception:
        isRight || random() < 0.5
          ? null
          : (skill.misconceptions[Math.floor(random() * skill.misconceptions.length)]?.id ?? null),
      hints_used: random() < 0.15 ? 1 : 0,
      active_ms: 5000 + Math.floor(60_000 * random()),
    }
  })
}

async function fill(database: Database, studentIds: readonly UserId[]): Promise<void> {
  const rows = attemptsOf(studentIds, createRandom())
  for (let from = 0; from < rows.length; from += 5000)
    await database.query(insertAttempts, [JSON.stringify(rows.slice(from, from + 5000))])
  // Compute the learner model's stored state from the answers, as if the model had run all along.
  const populations = createPopulations({ database, now: systemNow, log })
  for (const [studentId, found] of await findLearners(database, populations, studentIds))
    await upsertLearners(database, populations.model, [
      { studentId, student: found.student, rows: [...found.rows.values()], isRebuilt: true },
    ])
  await database.query(statement('bench.analyze', 'analyze'))
}

const dataDir = mkdtempSync(join(tmpdir(), 'skills-bench-'))
const log = createLog('silent')
const postgres = await startEmbeddedPostgres({ dataDir, log })
const database = await connectDatabase(postgres.connection, log)
await migrate(database, migrations)
const secret = randomBytes(32).toString('hex')
const newId = createIds(systemNow, randomBytes)
const app = await createApp({
  delay: async () => undefined,
  lateness: () => 0,
  database,
  configuration: { ...readConfiguration({ NODE_ENV: 'test' }), dataDir },
  secret,
  now: systemNow,
  newId,
  random: Math.random,
  randomBytes,
  log,
  webRoot: '/nowhere',
})

const teacherId = UserId.parse(newId())
const studentIds = Array.from({ length: studentCount }, () => UserId.parse(newId()))
const roles = ['teacher', ...studentIds.map(() => 'student')]
await database.query(insertStudents, [[teacherId, ...studentIds], roles])
const classId = ClassroomId.parse(
  await app.classrooms.create(teacherId, { name: 'Bench class', gradeLevel: 6 }),
)
await database.query(insertEnrolments, [classId, studentIds])
await fill(database, studentIds)
const sessions = createSessions({ database, secret, now: systemNow, newId, log })
const cookie = `sid=${await sessions.open(database, { userId: teacherId, role: 'teacher' })}`

const get = async (path: string): Promise<{ milliseconds: number; kilobytes: number }> => {
  const started = performance.now()
  const reply = await app.http.inject({ method: 'GET', url: path, headers: { cookie } })
  if (reply.statusCode !== 200) throw new Error(`${path} answered ${reply.statusCode}: ${reply.body}`)
  return { milliseconds: performance.now() - started, kilobytes: reply.rawPayload.length / 1024 }
}

const ofClass = `/api/v1/classrooms/${classId}`
const screens: readonly (readonly [string, string])[] = [
  ['Overview', `${ofClass}/analytics/needs`],
  ['Students', `${ofClass}/students`],
  ['Assignments', `${ofClass}/assignments`],
  ['Skill grid', `${ofClass}/analytics/grid`],
  ['Standards', `${ofClass}/analytics/standards`],
  ['Misconceptions', `${ofClass}/analytics/misconceptions`],
  ['Answers, all', `${ofClass}/analytics/answers`],
  ['Answers, one cell', `${ofClass}/analytics/answers?studentId=${studentIds[0]}&skillId=${taught[0]?.id}`],
  ['Forecast', `${ofClass}/analytics/forecast`],
  ['Groups', `${ofClass}/analytics/groups`],
  ['Work habits', `${ofClass}/analytics/engagement`],
  ['Prediction accuracy', '/api/v1/analytics/model'],
  ['Question quality', '/api/v1/analytics/quality'],
  ['Dashboard, figures', '/api/v1/teaching/figures'],
  ['Dashboard, classes', '/api/v1/teaching/classes'],
]

try {
  // This fits today's calibration. Predictions come later, because it cannot learn from random ones.
  await get(`${ofClass}/analytics/grid`)
  await database.query(predict)
  await database.query(statement('bench.analyze-again', 'analyze'))
  console.log(`${studentCount} students, ${taught.length} skills, ${attemptCount} attempts`)
  console.log('screen                first ms   median ms      KB')
  for (const [name, path] of screens) {
    const first = await get(path)
    const again = []
    for (let turn = 0; turn < 5; turn += 1) again.push((await get(path)).milliseconds)
    const median = again.toSorted((one, other) => one - other)[2] ?? 0
    const cells = [first.milliseconds, median, first.kilobytes].map((value) => value.toFixed(0).padStart(9))
    console.log(`${name.padEnd(20)} ${cells.join('   ')}`)
  }
} finally {
  await app.close()
  await database.close()
  await postgres.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
