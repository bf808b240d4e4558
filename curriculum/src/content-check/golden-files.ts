import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { SkillForm } from '../form/skill-form.ts'
import { acceptedText } from './accepted-text.ts'
import { entryFile } from './entry-file.ts'
import { type Golden, goldenAtOnce, goldenOf, movedSince } from './golden.ts'
import { misconceptionsMet } from './misconceptions-met.ts'

const fileOf = ({ subject, gradeLevel, id }: SkillForm, name: string): string =>
  fileURLToPath(new URL(`../skills/${subject}/grade-${gradeLevel}/${id}/${name}`, import.meta.url))

export function readGolden(form: SkillForm): Golden | undefined {
  const path = fileOf(form, 'golden.json')
  if (!existsSync(path)) return undefined
  // `accept` writes this file; a missing hash counts as different.
  // oxlint-disable-next-line typescript/consistent-type-assertions
  return JSON.parse(readFileSync(path, 'utf8')) as Golden
}

/**
 * Reasons why a skill differs from its accepted version; empty if it matches. `atOnce` compares only the first items.
 */
export function notAccepted(form: SkillForm, { atOnce = false } = {}): string[] {
  const accepted = readGolden(form)
  if (accepted === undefined) return ['it was never accepted']
  const moved = movedSince(accepted, atOnce ? goldenAtOnce(form, accepted) : goldenOf(form))
  if (moved.length > 0) return moved
  return form.version === accepted.version
    ? []
    : ['its generated file holds another version than golden.json']
}

/** Records what a skill shows today as accepted, and returns its version. */
export function accept(today: SkillForm): string {
  const form = { ...today, misconceptions: misconceptionsMet(today) }
  const golden = goldenOf(form)
  const { version } = golden
  writeFileSync(fileOf(form, 'golden.json'), `${JSON.stringify(golden, null, 2)}\n`)
  writeFileSync(fileOf(form, 'accepted.gen.ts'), acceptedText({ ...form, version }))
  writeFileSync(fileOf(form, 'entry.gen.ts'), entryFile({ ...form, version }).text)
  return version
}
