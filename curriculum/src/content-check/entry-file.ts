import type { SkillForm } from '../form/skill-form.ts'
import { entryOf } from '../skills/entry-of.ts'

/** The file that lists a skill; its path is relative to the project root. */
export const entryFile = (form: SkillForm): { path: string; text: string } => ({
  path: `curriculum/src/skills/${form.subject}/grade-${form.gradeLevel}/${form.id}/entry.gen.ts`,
  text: [
    '// Written by `npm run content:types` and `npm run content:accept`.',
    `import type { SkillEntry } from '../../../entry.ts'`,
    '',
    `export const entry: SkillEntry = ${JSON.stringify(entryOf(form), null, 2)}`,
    '',
  ].join('\n'),
})
