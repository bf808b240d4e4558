import type { Source } from './sources.ts'

const most = 400

/** Files that may be longer: a pattern of paths, how long, and why. */
export interface Exception {
  readonly path: RegExp
  readonly most: number
  readonly reason: string
}

const exceptions: readonly Exception[] = [
  {
    path: /^web\/src\/site\/articles\/(english|spanish)\.ts$/,
    most: 1400,
    reason: 'The texts of all public pages, side by side so that no two say the same.',
  },
  {
    path: /^web\/gallery\/(figures|interactions)\//,
    most: 1000,
    reason: 'The samples of one family or kind: data without logic.',
  },
]

/** A file of more lines is two things. */
export function checkSizes(sources: readonly Source[], allowed: readonly Exception[] = exceptions): string[] {
  return sources.flatMap(({ path, text }) => {
    const limit = allowed.find((exception) => exception.path.test(path))?.most ?? most
    const lines = text.split('\n').length - 1
    return lines > limit ? [`${path} has ${lines} lines, more than ${limit}: it is two things.`] : []
  })
}
