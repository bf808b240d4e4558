import type { Text } from '@skills-center/messages/values'
import { readZipDirectory, ZipDirectoryError, type ZipEntry } from '../../platform/zip-directory.ts'
import { say } from '../messages.gen.ts'
import { BundleError } from './bundle-error.ts'
import { createByteCounter, readCsvFile, type CsvRow } from './csv-file.ts'
import { isEndedIn } from './fields.ts'
import { createProblems, type Problems, type RowProblem } from './problems.ts'
import { classReader, courseReader, type Course } from './read-classes.ts'
import { personReader, roleReader, type Roles } from './read-people.ts'
import { enrollmentReader, schoolReader, termReader } from './read-places.ts'
import type { RowContext, RowReader } from './row-reader.ts'
import type { Staging } from './staged-rows.ts'

/** How a file of the bundle is meant: everything there is, only changes, or not there. */
export type FileMode = 'bulk' | 'delta' | 'absent'

const fileNames = ['orgs', 'academicSessions', 'courses', 'classes', 'roles', 'users', 'enrollments'] as const
export type FileName = (typeof fileNames)[number]
export type FileModes = Readonly<Record<FileName, FileMode>>

export interface BundleReport {
  readonly modes: FileModes
  readonly notices: readonly Text[]
  readonly problems: Problems
}

/** Far above a district of a hundred thousand students. */
const maxRowsOf: Readonly<Record<FileName, number>> = {
  orgs: 10_000,
  academicSessions: 10_000,
  courses: 100_000,
  classes: 200_000,
  roles: 600_000,
  users: 600_000,
  enrollments: 3_000_000,
}
const maxFiles = 100
const maxUnpacked = 1024 * 1024 * 1024
const batchSize = 250

/**
 * Reads a OneRoster 1.1 or 1.2 bundle and stages its rows. A row with a problem is named and left out.
 * @throws BundleError if the bundle as a whole cannot be used
 */
export async function readBundle(
  bytes: Buffer,
  staging: Staging,
  { districtId, today }: { districtId: string; today: string },
): Promise<BundleReport> {
  const entries = entriesByName(bytes)
  const count = createByteCounter(maxUnpacked)
  const problems = createProblems()
  const { modes, version } = await readManifest(entries, count)
  const courses = new Map<string, Course>()
  const roles: Roles | null = version === '1.1' ? null : new Map()
  const left = { otherRoles: new Set<string>(), passwords: 0 }

  const read = async <Row>(
    name: FileName,
    reader: RowReader<Row>,
    write: (rows: readonly Row[]) => Promise<readonly number[]>,
  ): Promise<void> => {
    const entry = entries.get(name.toLowerCase())
    if (modes[name] === 'absent' || entry === undefined) return
    const hold =
      name === 'users' || name === 'classes' || name === 'enrollments'
        ? (ids: readonly string[]) => staging.problems(name, ids)
        : null
    await readRows(entry, { reader, write, hold, problems, count, maxRows: maxRowsOf[name] })
  }
  const keep =
    <Row extends { sourcedId: string }>(into: Map<string, Row>) =>
    async (rows: readonly Row[]): Promise<readonly number[]> => {
      for (const row of rows) into.set(row.sourcedId, row)
      return []
    }

  await read('orgs', schoolReader, staging.schools)
  await read('academicSessions', termReader, staging.terms)
  await read('courses', courseReader, keep(courses))
  await read('classes', classReader(courses), staging.classes)
  if (roles !== null) await read('roles', roleReader(roles), async () => [])
  await read('users', personReader({ districtId, roles, left }), staging.people)
  await read('enrollments', enrollmentReader(today), staging.enrollments)
  return { modes, problems, notices: noticesOf(entries, left) }
}

function noticesOf(
  entries: ReadonlyMap<string, ZipEntry>,
  left: { otherRoles: ReadonlySet<string>; passwords: number },
): Text[] {
  return [
    ...(entries.has('demographics') ? [say('notice.demographics')] : []),
    ...(left.otherRoles.size > 0
      ? [say('notice.other-roles', { roles: [...left.otherRoles].toSorted().join(', ') })]
      : []),
    ...(left.passwords > 0 ? [say('notice.passwords')] : []),
  ]
}

/** The CSV files by name, without folder and extension, in lower case. */
function entriesByName(bytes: Buffer): ReadonlyMap<string, ZipEntry> {
  try {
    return new Map(
      readZipDirectory(bytes, maxFiles).flatMap((entry): [string, ZipEntry][] => {
        const name = /(?:^|\/)([^/]+)\.csv$/i.exec(entry.path)?.[1]
        if (name === undefined || entry.path.startsWith('__MACOSX/')) return []
        return [[name.toLowerCase(), { ...entry, path: `${name}.csv` }]]
      }),
    )
  } catch (error) {
    if (error instanceof ZipDirectoryError) throw new BundleError(say('bundle.not-a-zip'))
    throw error
  }
}

async function readManifest(
  entries: ReadonlyMap<string, ZipEntry>,
  count: (chunk: Buffer) => void,
): Promise<{ modes: FileModes; version: '1.1' | '1.2' }> {
  const entry = entries.get('manifest')
  if (entry === undefined) throw new BundleError(say('bundle.no-manifest'))
  const properties = new Map<string, string>()
  for await (const row of readCsvFile(entry, { required: ['propertyName', 'value'], maxRows: 200, count }))
    properties.set(row.cell('propertyName').toLowerCase(), row.cell('value').toLowerCase())
  const version = properties.get('oneroster.version') ?? ''
  if (!version.startsWith('1.1') && !version.startsWith('1.2'))
    throw new BundleError(say('bundle.version', { version: version === '' ? '—' : version }))
  const modeOf = (name: FileName): FileMode => {
    const mode = properties.get(`file.${name.toLowerCase()}`) ?? 'absent'
    if (mode !== 'bulk' && mode !== 'delta' && mode !== 'absent')
      throw new BundleError(say('bundle.mode', { file: `${name}.csv`, mode }))
    if (mode !== 'absent' && !entries.has(name.toLowerCase()))
      throw new BundleError(say('bundle.file-missing', { file: `${name}.csv` }))
    return mode
  }
  const modes: FileModes = {
    orgs: modeOf('orgs'),
    academicSessions: modeOf('academicSessions'),
    courses: modeOf('courses'),
    classes: modeOf('classes'),
    roles: version.startsWith('1.1') ? 'absent' : modeOf('roles'),
    users: modeOf('users'),
    enrollments: modeOf('enrollments'),
  }
  if (!version.startsWith('1.1') && modes.users !== 'absent' && modes.roles === 'absent')
    throw new BundleError(say('bundle.file-missing', { file: 'roles.csv' }))
  return { modes, version: version.startsWith('1.1') ? '1.1' : '1.2' }
}

const maxId = 255

async function readRows<Row>(
  entry: ZipEntry,
  {
    reader,
    write,
    hold,
    problems,
    count,
    maxRows,
  }: {
    reader: RowReader<Row>
    write: (rows: readonly Row[]) => Promise<readonly number[]>
    /** Stores the ids of rows that have a problem; null if nothing depends on them. */
    hold: ((ids: readonly string[]) => Promise<void>) | null
    problems: Problems
    count: (chunk: Buffer) => void
    maxRows: number
  },
): Promise<void> {
  const file = entry.path
  let batch: Row[] = []
  let held: string[] = []
  const flush = async () => {
    if (batch.length > 0) for (const line of await write(batch)) problems.add(file, line, 'twice')
    if (held.length > 0) await hold?.(held)
    batch = []
    held = []
  }
  const required = ['sourcedId', ...reader.required]
  for await (const row of readCsvFile(entry, { required, maxRows, count })) {
    let hasProblem = false
    const fail = (code: RowProblem['code'], value?: string) => {
      hasProblem = true
      problems.add(file, row.line, code, value)
    }
    const read = readRow(reader, row, fail)
    if (read !== undefined) batch.push(read)
    else if (hasProblem) held.push(row.cell('sourcedId').slice(0, maxId))
    if (batch.length === batchSize || held.length === batchSize) await flush()
  }
  await flush()
}

function readRow<Row>(reader: RowReader<Row>, row: CsvRow, fail: RowContext['fail']): Row | undefined {
  const sourcedId = row.cell('sourcedId')
  const isEnded = isEndedIn(row.cell('status'))
  if (sourcedId === '') fail('no-sourced-id')
  else if (sourcedId.length > maxId) fail('too-long', sourcedId)
  else if (isEnded === null) fail('status-unknown', row.cell('status'))
  else return reader.read(row, { sourcedId, isEnded, fail })
  return undefined
}
