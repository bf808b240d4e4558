import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import type { StudentResult } from './measures.ts'
import type { Row } from './table.ts'

/** The settings that must be equal for two runs to be compared student by student. */
export interface Settings {
  students: string
  seeds: string
  'first-seed': string
  days: string
}

/** The last released model's results for each variation: by seed and student, before practice and 30 days after. */
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

/** Returns null if the file was made with different settings. */
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
