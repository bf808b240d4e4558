import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import type { StudentResult } from './measures.ts'
import type { Row } from './table.ts'

/** What makes two runs comparable, student by student. */
export interface Settings {
  students: string
  seeds: string
  'first-seed': string
  days: string
}

/** What the last released model did in each variation: by seed, by student, before practice and 30 days after. */
interface Released {
  settings: Settings
  variations: Readonly<Record<string, readonly (readonly StudentResult[])[]>>
}

const file = new URL('./released.json', import.meta.url)

export const settingsOf = (values: Settings): Settings => ({
  students: values.students,
  seeds: values.seeds,
  'first-seed': values['first-seed'],
  days: values.days,
})

/** null where the file was made with other settings. */
export function readReleased(settings: Settings): Released | null {
  if (!existsSync(file)) return null
  // oxlint-disable-next-line typescript/consistent-type-assertions -- written below
  const found = JSON.parse(readFileSync(file, 'utf8')) as Released
  return JSON.stringify(found.settings) === JSON.stringify(settings) ? found : null
}

const inThousandths = (value: number): number => Math.round(1000 * value) / 1000

export function writeReleased(settings: Settings, results: readonly (Row & { variation: string })[]): void {
  const variations = Object.fromEntries(
    results
      .filter(({ engine }) => engine === 'ours')
      .map(({ variation, runs }) => [
        variation,
        runs.map(({ students }) =>
          students.map(({ before, later }) => ({
            before: inThousandths(before),
            later: inThousandths(later),
          })),
        ),
      ]),
  )
  writeFileSync(file, `${JSON.stringify({ settings, variations })}\n`)
}
