import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../processes.mjs'

/** The compiler's path in `node_modules`. */
export const compiler = 'typescript-native/bin/tsc'

/**
 * Returns the compiler arguments to check a folder's types. The check is incremental: only affected files are checked
 * again.
 */
export function typeCheckOf(folder: '.' | 'web'): string[] {
  const cache = join(root, 'node_modules', '.cache')
  mkdirSync(cache, { recursive: true })
  const record = join(cache, `tsc-${folder === '.' ? 'root' : folder}.json`)
  return ['-p', folder, '--noEmit', '--incremental', '--tsBuildInfoFile', record]
}
