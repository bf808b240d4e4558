import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { lintBank } from '../banks/lint-bank.ts'
import { readBank } from '../banks/read-bank.ts'
import type { SkillForm } from '../form/skill-form.ts'
import type { PlacedFinding } from './finding.ts'

const folderOf = ({ id, subject, gradeLevel }: Pick<SkillForm, 'id' | 'subject' | 'gradeLevel'>): string =>
  fileURLToPath(new URL(`../skills/${subject}/grade-${gradeLevel}/${id}`, import.meta.url))

/** Bank cards of a skill that students can guess without knowing the answer, or that are hard to read. */
export function checkBanks(
  skill: Pick<SkillForm, 'id' | 'subject' | 'gradeLevel'>,
  folder = folderOf(skill),
): PlacedFinding[] {
  return globSync('*.bank.md', { cwd: folder }).flatMap((file) => {
    // Compiling the bank already looked up the misconceptions.
    const cards = readBank(readFileSync(join(folder, file), 'utf8'), file, () => true)
    return lintBank(cards).map(({ language, what }) => ({
      where: `${skill.id}/${file}`,
      rule: 'a bank that can be guessed or is hard to read',
      detail: `${language}: ${what}`,
    }))
  })
}
