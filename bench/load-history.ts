import { randomBytes, randomUUID } from 'node:crypto'
import { UserId } from '@skills-center/contract/ids'
import { AnswerReply, Practice, type Question } from '@skills-center/contract/practice'
import { skills as catalogue } from '@skills-center/curriculum/catalogue'
import { createApp } from '../server/src/app.ts'
import { migrations } from '../server/src/migrations.ts'
import { createIds, systemNow } from '../server/src/platform/clock.ts'
import { readConfiguration } from '../server/src/platform/config.ts'
import { connectDatabase } from '../server/src/platform/database.ts'
import { startEmbeddedPostgres } from '../server/src/platform/embedded-postgres.ts'
import { createLog } from '../server/src/platform/log.ts'
import { migrate } from '../server/src/platform/migrate.ts'
import { createSessions } from '../server/src/platform/sessions.ts'
import { statement } from '../server/src/platform/statement.ts'
import { createAnswerKeys } from '../server/src/practice/answer-keys.ts'

const insertStudents = statement(
  'load.insert-students',
  `insert into users (id, username, username_key, password_hash, role, grade_level, first_name, last_name, created_at)
   select id, 'bench-' || place, 'bench-' || place, 'none', 'student', 6, 'Bench', 'Student', now()
   from unnest($1::uuid[]) with ordinality as rows (id, place)`,
)
const copyStudents = statement(
  'load.copy-students',
  `insert into learner_students (student_id, model_version, parameters, state)
   select users.id, model_version, parameters, state from learner_students cross join users
   where role = 'student' on conflict do nothing`,
)
/** Gives every student the one known state in each of these skills, with as many items remembered as there can be. */
const copyStates = statement(
  'load.copy-states',
  `insert into learner_states (student_id, skill_id, state, recent, is_practiced, first_mastered_at)
   select users.id, skills.id, state, concat_ws(';', split_part(recent, ';', 1),
     (select string_agg(place::text || '54321', ',') from generate_series(1, 60) as place),
     split_part(recent, ';', 3), split_part(recent, ';', 4)), is_practiced, first_mastered_at
   from (select * from learner_states limit 1) as one
   cross join users cross join unnest($1::text[]) as skills (id)
   where role = 'student' on conflict do nothing`,
)
const analyze = statement('load.analyze', 'analyze')

/**
 * Writes students with sessions and with a history in this many skills into an empty database, without the cost of a
 * thousand password hashes. One student practices; the others get copies of that student's state. Returns a cookie for
 * each.
 */
export async function seedStudents(
  dataDir: string,
  secret: string,
  { students, skills }: { students: number; skills: number },
): Promise<string[]> {
  const log = createLog('silent')
  const postgres = await startEmbeddedPostgres({ dataDir, log })
  const database = await connectDatabase(postgres.connection, log)
  await migrate(database, migrations)
  const newId = createIds(systemNow, randomBytes)
  const sessions = createSessions({ database, secret, now: systemNow, newId, log })
  const ids = Array.from({ length: students }, () => UserId.parse(newId()))
  await database.query(insertStudents, [ids])
  const cookies: string[] = []
  for (const userId of ids) cookies.push(`sid=${await sessions.open(database, { userId, role: 'student' })}`)
  if (skills > 0) {
    const app = await createApp({
      delay: async () => undefined,
      lateness: () => 0,
      database,
      configuration: { ...readConfiguration({ NODE_ENV: 'test' }), dataDir, dailyLimit: 1000 },
      secret,
      now: systemNow,
      newId,
      random: Math.random,
      randomBytes,
      log,
      webRoot: '/nowhere',
    })
    await practice(app, secret, cookies[0] ?? '')
    await app.close()
    await database.query(copyStudents)
    await database.query(copyStates, [catalogue.slice(0, skills).map(({ id }) => id)])
    await database.query(analyze)
  }
  await database.close()
  await postgres.stop()
  return cookies
}

/** Answers 20 questions in one skill, two of three right. */
async function practice(
  { http }: Awaited<ReturnType<typeof createApp>>,
  secret: string,
  cookie: string,
): Promise<void> {
  const known = createAnswerKeys(secret)
  const opened = await http.inject({ url: '/api/skills/unit-rates/practice', headers: { cookie } })
  let question: Question | null = Practice.parse(opened.json()).questions[0] ?? null
  for (let count = 0; count < 20 && question !== null; count += 1) {
    const { token } = question
    const response = count % 3 === 2 ? known.mistakes(token)[0]?.response : undefined
    const reply = await http.inject({
      method: 'POST',
      url: '/api/v1/practice/answers',
      headers: { cookie },
      payload: {
        token,
        response: response ?? known.right(token),
        attemptId: randomUUID(),
        activeMilliseconds: 20_000,
        hintsUsed: 0,
      },
    })
    const { triesLeft, next } = AnswerReply.parse(reply.json())
    if (triesLeft === 0) question = next
  }
}
