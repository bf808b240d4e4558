import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../processes.mjs'

/** The compiler, as a path in `node_modules`. */
export const compiler = 'typescript-native/bin/tsc'

/** Arguments to check a folder's types: what was found right last time is checked again only where it can have changed. */
export function typeCheckOf(folder: '.' | 'web'): string[] {
  const cache = join(root, 'node_modules', '.cache')
  mkdirSync(cache, { recursive: true })
  const record = join(cache, `tsc-${folder === '.' ? 'root' : folder}.json`)
  return ['-p', folder, '--noEmit', '--incremental', '--tsBuildInfoFile', record]
}
