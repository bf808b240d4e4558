import { randomBytes, randomInt } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { join } from 'node:path'
import { SignupBody } from '@skills-center/contract/accounts'
import { SchoolId } from '@skills-center/contract/schools'
import { DistrictId } from '@skills-center/contract/schools/organization'
import { createApp } from './app.ts'
import type { App } from './app.ts'
import { migrations } from './migrations.ts'
import { selectAudit } from './platform/audit.ts'
import { readBackup, writeBackup } from './platform/backup.ts'
import { createIds, systemNow } from './platform/clock.ts'
import { countPeople, selectStudentIds } from './admin-queries.ts'
import { readConfiguration } from './platform/config.ts'
import { connectDatabase } from './platform/database.ts'
import type { Database } from './platform/database.ts'
import { fieldText } from './platform/fields/field-text.ts'
import { formatMessage } from './platform/format-message.ts'
import { createLog } from './platform/log.ts'
import { migrate } from './platform/migrate.ts'
import { openDatabaseServer } from './platform/open-database-server.ts'
import { isMade } from './platform/postgres-cluster.ts'
import { Refusal } from './platform/problems.ts'
import { storeSecret } from './platform/secret.ts'
import { StartupProblem } from './platform/startup-problem.ts'
import { readLearnerParameters } from './practice/learner/learner-parameters.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** Leaves out characters that look alike, such as 0 and o, or 1 and l. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789'

/** Three groups of four letters: 59 bits. */
const newPassword = () =>
  Array.from({ length: 3 }, () =>
    Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join(''),
  ).join('-')

const TeacherBody = SignupBody.required({ email: true, firstName: true, lastName: true })

function schoolIdIn(text: string): SchoolId {
  const id = SchoolId.safeParse(text)
  if (!id.success) throw new StartupProblem(`“${text}” is not the id of a school. See list-schools.`)
  return id.data
}

function districtIdIn(text: string): DistrictId {
  const id = DistrictId.safeParse(text)
  if (!id.success) throw new StartupProblem(`“${text}” is not the id of a district. See list-districts.`)
  return id.data
}

/** The arguments after the first. */
type TailOf<F> = F extends (first: never, ...rest: infer Rest) => unknown ? Rest : never

const byAdministrator = { via: 'administrator', actor: null } as const

/** The operator's commands. The feature that carries out a command writes it to the audit log. */
function createCommands(app: App, database: Database) {
  const { accounts, ownData, billing, audit } = app
  const { office, administrators } = app.schoolRecords
  const requireId = async (username: string) => (await accounts.requireByUsername(username)).id
  const requireTeacher = async (username: string) => {
    const { id, role } = await accounts.requireByUsername(username)
    if (role !== 'teacher') throw new StartupProblem(`“${username}” is a student account.`)
    return id
  }
  return {
    async createTeacher(person: { username: string; firstName: string; lastName: string; email: string }) {
      const password = newPassword()
      const parsed = TeacherBody.safeParse({ ...person, password, role: 'teacher', subject: 'both' })
      if (!parsed.success)
        throw new StartupProblem(
          parsed.error.issues.map((issue) => formatMessage(fieldText(issue))).join(' '),
        )
      await accounts.makeTeacher(parsed.data)
      return { username: parsed.data.username, password }
    },

    async resetPassword(username: string) {
      const account = await accounts.requireByUsername(username)
      const password = newPassword()
      await accounts.setPasswordOf(account.id, password)
      return { username: account.username, password }
    },

    async grantPremium(username: string, until: Date) {
      const account = await accounts.requireByUsername(username)
      if (account.role !== 'student') throw new StartupProblem('Only students have a plan.')
      await billing.grantPremium(account.id, until, async (tx) => {
        await audit.note(tx, { action: 'plan-changed', subject: account.id, ...byAdministrator })
      })
    },

    async erase(username: string, hasClasses: boolean) {
      await ownData.erase(await requireId(username), byAdministrator, { hasClasses })
      await app.payment.endDue()
    },

    exportData: async (username: string) => ownData.take(await requireId(username), byAdministrator),

    /**
     * Rebuilds one student's derived data, or every student's when `username` is null. Returns the number of students.
     */
    async rebuild(username: string | null): Promise<number> {
      const ids = username === null ? await selectStudentIds(database) : [await requireId(username)]
      for (const id of ids) await app.rebuild(id)
      const [only] = ids
      const subject = username === null ? null : (only ?? null)
      await audit.note(database, { action: 'derived-rebuilt', subject, ...byAdministrator })
      return ids.length
    },

    readAudit: async (username: string | null, days: number) =>
      selectAudit(database, {
        since: new Date(systemNow().getTime() - days * 86_400_000),
        id: username === null ? null : await requireId(username),
        max: 1000,
      }),

    /** The problems with questions that students reported. */
    readReports: (days: number) =>
      app.practice.reported(new Date(systemNow().getTime() - days * 86_400_000), 1000),

    retain: () => app.retention.run(),

    listSchools: () => office.list(),
    addSchool: (school: { name: string; place: string; domains: readonly string[] }) => office.add(school),
    addSchoolDomain: (school: string, domain: string) => office.addDomain(schoolIdIn(school), domain),
    removeSchoolDomain: (domain: string) => office.removeDomain(domain),
    verifyTeacher: async (username: string, school: string) =>
      office.verify(await requireTeacher(username), schoolIdIn(school)),
    addDistrict: (name: string) => administrators.office.addDistrict(name),
    listDistricts: () => administrators.office.list(),
    placeSchool: (school: string, district: string) =>
      administrators.office.placeSchool(schoolIdIn(school), districtIdIn(district)),
    appoint: async (username: string, district: string, school: string | null) =>
      administrators.office.appoint(
        await requireTeacher(username),
        districtIdIn(district),
        school === null ? null : schoolIdIn(school),
      ),
    removeAdministrator: async (username: string) =>
      administrators.office.remove(await requireTeacher(username)),
    unverifyTeacher: async (username: string) => office.unverify(await requireTeacher(username)),
    syncRoster: (district: string, ...rest: TailOf<App['rosters']['syncFile']>) =>
      app.rosters.syncFile(districtIdIn(district), ...rest),
  }
}

export type Commands = ReturnType<typeof createCommands>

/** Returns the message to print for a refusal, or undefined for a fault. */
export const refusalIn = (error: unknown): string | undefined =>
  error instanceof Refusal || error instanceof StartupProblem ? error.message : undefined

async function withDatabase<T>(
  environment: Environment,
  { mayMake }: { mayMake: boolean },
  work: (database: Database, configuration: ReturnType<typeof readConfiguration>) => Promise<T>,
): Promise<T> {
  const configuration = readConfiguration(environment)
  const { databaseUrl, dataDir } = configuration
  if (!mayMake && databaseUrl === null && !isMade(join(dataDir, 'postgres'))) {
    throw new StartupProblem(
      `There is no database in ${dataDir}: set DATA_DIR to the server’s folder, or DATABASE_URL.`,
    )
  }
  const log = createLog(environment['LOG_LEVEL'] === undefined ? 'error' : configuration.logLevel)
  const placed = await openDatabaseServer(configuration, log)
  try {
    const database = await connectDatabase(placed.settings, log)
    try {
      return await work(database, configuration)
    } finally {
      await database.close()
    }
  } finally {
    await placed.stop()
  }
}

/** Runs `work` with the whole app on the configured database, without starting the HTTP server. */
export const withCommands = <T>(environment: Environment, work: (commands: Commands) => Promise<T>) =>
  withDatabase(environment, { mayMake: false }, async (database, configuration) => {
    await migrate(database, migrations)
    const log = createLog('error')
    const app = await createApp({
      database,
      configuration,
      secret: configuration.sessionSecret ?? (await storeSecret(configuration.dataDir)),
      parameters: await readLearnerParameters(configuration.learnerParameters, log),
      now: systemNow,
      delay: setTimeout,
      lateness: () => 0,
      newId: createIds(systemNow, randomBytes),
      random: () => randomInt(2 ** 47) / 2 ** 47,
      randomBytes,
      log,
      webRoot: '/nowhere',
    })
    try {
      return await work(createCommands(app, database))
    } finally {
      await app.close()
    }
  })

/** Returns the number of rows written. */
export const backUp = (environment: Environment, file: string) =>
  withDatabase(environment, { mayMake: false }, (database) => writeBackup(database, file, systemNow()))

/** Returns the number of rows read, and the number of people now in the database. */
export const restore = (environment: Environment, file: string) =>
  withDatabase(environment, { mayMake: true }, async (database) => {
    const rows = await readBackup(database, file, migrations)
    const people = await countPeople(database)
    return { rows, ...people }
  })
