import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { StartupProblem } from './startup-problem.ts'

/** The key that signs sessions and tokens if none is configured: generated once, readable only by its owner. */
export async function storeSecret(dataDir: string): Promise<string> {
  const file = join(dataDir, 'secret')
  try {
    await mkdir(dataDir, { recursive: true })
    // `wx` fails if the file exists, so two first starts at once agree on one secret.
    await writeFile(file, randomBytes(48).toString('base64url'), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) {
      throw new StartupProblem(
        `The data folder ${dataDir} cannot be written to. Choose another with DATA_DIR.`,
      )
    }
  }
  const secret = await readFile(file, 'utf8')
  if (secret.length < 32)
    throw new StartupProblem(`${file} is damaged: delete it, and everyone signs in again.`)
  return secret
}
