import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'

const printer = join(import.meta.dirname, 'print-skill.ts')

/** Returns the JSON for the gallery's skill page (`?skill=slope&seed=3`), or the list of skills if none is named. */
export async function skillReadings(search: URLSearchParams): Promise<string> {
  const id = /^[a-z0-9-]*$/.exec(search.get('skill') ?? '')?.[0] ?? ''
  const seed = Math.max(0, Math.trunc(Number(search.get('seed') ?? 1)) || 0)
  const { stdout } = await promisify(execFile)(process.execPath, [printer, id, String(seed)], {
    maxBuffer: 64_000_000,
  })
  return stdout
}
