import type { Source } from './sources.ts'

const max = 400

/** Files that may be longer: a path pattern, the limit, and the reason. */
export interface Exception {
  readonly path: RegExp
  readonly max: number
  readonly reason: string
}

const exceptions: readonly Exception[] = [
  {
    path: /^web\/src\/site\/articles\/[a-z]{2}\/articles\.ts$/,
    max: 1400,
    reason: 'The texts of all public pages, side by side so that no two say the same.',
  },
  {
    path: /^web\/gallery\/(figures|interactions)\//,
    max: 1000,
    reason: 'The samples of one family or kind: data without logic.',
  },
  {
    path: /^web\/src\/.*\/messages\.gen\.ts$/,
    max: 1000,
    reason: 'The types of all messages of a feature, written by a tool.',
  },
  {
    path: /^curriculum\/src\/skills\/list\.gen\.ts$/,
    max: 1000,
    reason: 'The list of all skills, written by a tool.',
  },
]

/** Reports files over the limit, because a file that long usually does two things. */
export function checkSizes(sources: readonly Source[], allowed: readonly Exception[] = exceptions): string[] {
  return sources.flatMap(({ path, text }) => {
    const limit = allowed.find((exception) => exception.path.test(path))?.max ?? max
    const lines = text.split('\n').length - 1
    return lines > limit ? [`${path} has ${lines} lines, more than ${limit}: it is two things.`] : []
  })
}
