import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { parseArgs, type ParseArgsConfig } from 'node:util'
import { UsageError, requireArgument } from './admin-usage.ts'
import { schoolCommands } from './admin-schools.ts'
import { rosterCommands } from './admin-rosters.ts'
import { reportLines } from './admin-reports.ts'
import { backUp, refusalIn, restore, withCommands } from './admin.ts'

const usage = `npm run admin -- <command>

  create-teacher <username> --first-name <name> --last-name <name> --email <address>
  reset-password <username>
  add-school <name> [--place "Springfield, IL"] [--domain <staff domain>]...
  list-schools
  add-school-domain <school id> --domain <staff domain>
  remove-school-domain <domain>
  add-district <name>
  list-districts
  place-school <school id> --district <district id>
  add-administrator <username> --district <district id> [--school <school id>]
  remove-administrator <username>
  verify-teacher <username> --school <school id>
  unverify-teacher <username>
  sync-roster --district <district id> --file <ZIP file or folder> [--dry-run] [--confirm-leaving] [--invite-teachers]
  grant-premium <username> --until 2027-06-30
  export <username> --out <file>
  erase <username> --yes [--with-classes]
  rebuild [username]
  audit [username] [--days 30]
  reports [--days 30]
  retain
  backup <file>
  restore <file>

It works on the database of DATABASE_URL, or on the one in DATA_DIR while the server is stopped.`

interface Streams {
  say: (line: string) => void
  complain: (line: string) => void
}

/** Runs the command in the arguments of `npm run admin -- …` and returns the exit code. */
export async function runAdmin(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
  { say, complain }: Streams,
): Promise<number> {
  try {
    await run(args, environment, say)
    return 0
  } catch (error) {
    const refusal = error instanceof UsageError || isParseError(error) ? error.message : refusalIn(error)
    complain(refusal ?? (error instanceof Error ? (error.stack ?? error.message) : String(error)))
    return 1
  }
}

/** True for the error that `parseArgs` throws for an unknown option. */
const isParseError = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')

function endOf(day: string): Date {
  const end = new Date(`${day}T23:59:59Z`)
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || Number.isNaN(end.getTime()))
    throw new UsageError(`“${day}” is no date: write it as 2027-06-30.`)
  return end
}

function daysIn(text: string): number {
  const days = Number(text)
  if (!Number.isInteger(days) || days < 1) throw new UsageError(`“${text}” is no number of days.`)
  return days
}

const options = {
  'first-name': { type: 'string' },
  'last-name': { type: 'string' },
  email: { type: 'string' },
  until: { type: 'string' },
  out: { type: 'string' },
  place: { type: 'string', default: '' },
  domain: { type: 'string', multiple: true, default: [] },
  school: { type: 'string' },
  district: { type: 'string' },
  days: { type: 'string', default: '30' },
  yes: { type: 'boolean', default: false },
  'with-classes': { type: 'boolean', default: false },
  file: { type: 'string' },
  'dry-run': { type: 'boolean', default: false },
  'confirm-leaving': { type: 'boolean', default: false },
  'invite-teachers': { type: 'boolean', default: false },
} satisfies ParseArgsConfig['options']

async function run(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
  say: (line: string) => void,
): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...args],
    options,
    allowPositionals: true,
  })
  const [command = '', first, ...more] = positionals

  const username = () => requireArgument(first, 'whose account it is')
  const printPassword = (account: { username: string; password: string }) =>
    say(`Username: ${account.username}\nPassword: ${account.password}\nIt is shown this once.`)

  const commands: Readonly<Record<string, () => Promise<void>>> = {
    async 'create-teacher'() {
      const person = {
        username: username(),
        firstName: requireArgument(values['first-name'], 'the --first-name'),
        lastName: requireArgument(values['last-name'], 'the --last-name'),
        email: requireArgument(values.email, 'the --email'),
      }
      printPassword(await withCommands(environment, (on) => on.createTeacher(person)))
    },
    async 'reset-password'() {
      const name = username()
      printPassword(await withCommands(environment, (on) => on.resetPassword(name)))
    },
    ...schoolCommands({ environment, say, values, first, username }),
    ...rosterCommands({ environment, say, values }),
    async 'grant-premium'() {
      const name = username()
      const until = endOf(requireArgument(values.until, '--until which day'))
      await withCommands(environment, (on) => on.grantPremium(name, until))
      say(`${name} has Premium until ${until.toISOString().slice(0, 10)}.`)
    },
    async export() {
      const name = username()
      const file = resolve(requireArgument(values.out, 'the file to write with --out'))
      const data = await withCommands(environment, (on) => on.exportData(name))
      await writeFile(file, JSON.stringify(data, null, 2), { mode: 0o600 })
      say(`All that is kept about ${name} is in ${file}.`)
    },
    async erase() {
      const name = username()
      if (!values.yes)
        throw new UsageError(`This deletes ${name} and all that is theirs for good. Say --yes to do it.`)
      await withCommands(environment, (on) => on.erase(name, values['with-classes']))
      say(`${name} is deleted.`)
    },
    async rebuild() {
      const count = await withCommands(environment, (on) => on.rebuild(first ?? null))
      say(`Worked out again for ${count === 1 ? 'one student' : `${count} students`}.`)
    },
    async reports() {
      if (first !== undefined) throw new UsageError(`“${first}” belongs to nothing.\n\n${usage}`)
      const found = await withCommands(environment, (on) => on.readReports(daysIn(values.days)))
      for (const report of found) say(reportLines(report))
      if (found.length === 0) say('Nothing was reported.')
    },
    async audit() {
      const days = daysIn(values.days)
      const rows = await withCommands(environment, (on) => on.readAudit(first ?? null, days))
      for (const { at, action, via, actor, subject } of rows)
        say([at.toISOString(), action, via, actor ?? '-', subject ?? '-'].join('\t'))
      if (rows.length === 0) say('Nothing was noted.')
    },
    async retain() {
      const { noticed, erased, failed } = await withCommands(environment, (on) => on.retain())
      say(`Told ${noticed}, deleted ${erased}, failed ${failed}.`)
    },
    async backup() {
      const file = resolve(requireArgument(first, 'the file to write'))
      if (existsSync(file)) throw new UsageError(`${file} is there already. Nothing is overwritten.`)
      say(`Wrote ${await backUp(environment, file)} rows to ${file}.`)
    },
    async restore() {
      const file = resolve(requireArgument(first, 'the file to read'))
      if (!existsSync(file)) throw new UsageError(`There is no file ${file}.`)
      const { rows, students, teachers } = await restore(environment, file)
      say(`Read ${rows} rows: ${students} students, ${teachers} teachers.`)
    },
  }

  const act = commands[command]
  if (act === undefined)
    throw new UsageError(command === '' ? usage : `There is no command “${command}”.\n\n${usage}`)
  if (more.length > 0) throw new UsageError(`“${more[0]}” belongs to nothing.\n\n${usage}`)
  await act()
}
