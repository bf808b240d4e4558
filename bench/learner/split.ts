import { createHash } from 'node:crypto'
import { readNamed } from './refusal.ts'

/** Whether a student's answers are scored in the fitted way: nothing is fitted on them. */
export type Split = (student: string) => boolean

/** One student in five, no matter who reads the file and in whatever order. */
export const splitByHash: Split = (student) =>
  Number.parseInt(createHash('md5').update(student).digest('hex').slice(0, 8), 16) % 5 === 0

/** The students that a file lists, one a line. */
export function readSplit(path: string): Split {
  const listed = new Set(readNamed(path).toString('utf8').split(/\s+/))
  return (student) => listed.has(student)
}
