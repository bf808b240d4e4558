import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chooseUser, childEnvironment } from './postgres-binaries.ts'
import type { Binaries } from './postgres-binaries.ts'
import { StartupProblem } from './startup-problem.ts'

export const superuser = 'skills_center'

/** The file for the database password on Windows, which has no private sockets. */
const passwordFile = (dataDir: string) => join(dataDir, 'postgres-password')

/**
 * Creates an empty database cluster in a temporary folder, then renames it. So there is a complete cluster or none,
 * even if two servers try at once or one is killed.
 */
export async function createCluster(
  dataDir: string,
  folder: string,
  binaries: Binaries,
  isScratch: boolean,
): Promise<void> {
  removeUnfinished(dataDir)
  const unfinished = mkdtempSync(join(dataDir, 'postgres-new-'))
  try {
    const user = chooseUser(unfinished, binaries)
    const options = {
      pgdata: unfinished,
      username: superuser,
      encoding: 'UTF8',
      // Sort text the same way on every machine, independent of its locales.
      locale: 'C',
      'locale-provider': 'builtin',
      'builtin-locale': 'C.UTF-8',
      'text-search-config': 'english',
      ...(process.platform === 'win32'
        ? { auth: 'scram-sha-256', pwfile: writePassword(dataDir) }
        : { auth: 'trust' }),
    }
    const { file, args } = user.command(binaries.initdb, [
      '--no-instructions',
      ...(isScratch ? ['--no-sync'] : []),
      ...Object.entries(options).map(([name, value]) => `--${name}=${value}`),
    ])
    const { code, errors } = await run(file, args, user.options)
    if (code !== 0) {
      throw new StartupProblem(`The database could not be made in ${folder}: ${firstError(errors)}`)
    }
    renameSync(unfinished, folder)
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true })
    // Another server was faster. Its folder is just as good; the lock decides who may use it.
    if (!isMade(folder)) throw error
  }
}

/** Whether a database cluster exists, even one that we may not read. An empty folder does not count. */
export function isMade(folder: string): boolean {
  try {
    return readdirSync(folder).length > 0
  } catch {
    return existsSync(folder)
  }
}

/** Removes folders that a killed attempt left behind. A newer one may still be in use. */
function removeUnfinished(dataDir: string): void {
  for (const name of readdirSync(dataDir)) {
    const path = join(dataDir, name)
    if (name.startsWith('postgres-new-') && Date.now() - statSync(path).mtimeMs > 600_000) {
      rmSync(path, { recursive: true, force: true })
    }
  }
}

function writePassword(dataDir: string): string {
  const file = passwordFile(dataDir)
  if (!existsSync(file)) writeFileSync(file, randomBytes(24).toString('base64url'), { mode: 0o600 })
  return file
}

export const readPassword = (dataDir: string): string | undefined =>
  process.platform === 'win32' ? readFileSync(passwordFile(dataDir), 'utf8').trim() : undefined

function run(file: string, args: string[], options: { uid?: number | undefined; gid?: number | undefined }) {
  return new Promise<{ code: number | null; errors: string }>((resolve) => {
    const child = spawn(file, args, {
      ...options,
      cwd: process.platform === 'win32' ? undefined : '/',
      env: childEnvironment(),
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    let errors = ''
    child.stderr?.on('data', (chunk: Buffer) => {
      errors += chunk.toString()
    })
    child.on('error', (error) => resolve({ code: null, errors: error.message }))
    child.on('close', (code) => resolve({ code, errors }))
  })
}

/** The first line of the log that gives an error, without the timestamp and program name before it. */
export function firstError(log: string): string {
  const all = log.split('\n').filter((line) => line.trim() !== '')
  const line = all.find((candidate) => /\b(FATAL|PANIC|error):/i.test(candidate)) ?? all.at(-1)
  return line?.replace(/^(.*?\b(FATAL|PANIC|error)|\w+):\s*/i, '').trim() ?? 'it gave no reason.'
}
