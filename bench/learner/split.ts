import { createHash } from 'node:crypto'
import { readNamed } from './refusal.ts'

/** Whether a student is scored in the fitted evaluation; nothing is fitted on such students. */
export type Split = (student: string) => boolean

/** Selects one student in five by a hash of the name, independent of the order of the file. */
export const splitByHash: Split = (student) =>
  Number.parseInt(createHash('md5').update(student).digest('hex').slice(0, 8), 16) % 5 === 0

/** Selects the students listed in a file, one per line. */
export function readSplit(path: string): Split {
  const listed = new Set(readNamed(path).toString('utf8').split(/\s+/))
  return (student) => listed.has(student)
}
