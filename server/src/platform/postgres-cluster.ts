import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chooseUser, childEnvironment } from './postgres-binaries.ts'
import type { Binaries } from './postgres-binaries.ts'
import { StartupProblem } from './startup-problem.ts'

export const superuser = 'skills_center'

/** Where Windows keeps the password of its database, which has no private socket. */
const passwordFile = (dataDir: string) => join(dataDir, 'postgres-password')

/**
 * Makes an empty database folder: in a folder beside it that is renamed when all is done, so that there is
 * a whole one or none, also when two servers try at once or one is killed meanwhile.
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
      // The same order of text on every machine, whatever its own locales are.
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
    // Another server was quicker: its folder serves as well, and whose it is the lock will tell.
    if (!isMade(folder)) throw error
  }
}

/** Whether there is a database folder, also one that we may not read; an empty folder is none. */
export function isMade(folder: string): boolean {
  try {
    return readdirSync(folder).length > 0
  } catch {
    return existsSync(folder)
  }
}

/** What an attempt left that was killed; a younger one may still be at work. */
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

/** The line of a log that says why, without the program's name and the stamp before it. */
export function firstError(log: string): string {
  const all = log.split('\n').filter((line) => line.trim() !== '')
  const line = all.find((candidate) => /\b(FATAL|PANIC|error):/i.test(candidate)) ?? all.at(-1)
  return line?.replace(/^(.*?\b(FATAL|PANIC|error)|\w+):\s*/i, '').trim() ?? 'it gave no reason.'
}
