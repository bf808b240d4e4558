import { globSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../processes.mjs'

const folder = 'curriculum/src/skills'

const camel = (name: string): string => name.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase())

/** Folders of listed skills below `curriculum/src/skills`, with `/`. */
const skillFolders = (): string[] =>
  globSync('*/grade-*/*/entry.gen.ts', { cwd: join(root, folder) })
    .map((file) => dirname(file.replaceAll('\\', '/')))
    .toSorted()

/** Returns the generated skill list: the entry of each skill, which is loaded up front, and how to load the rest. */
export function skillListFile(): { path: string; text: string } {
  const skills = skillFolders().map((path) => {
    const id = path.slice(path.lastIndexOf('/') + 1)
    return { path, id, name: camel(id) }
  })
  const lines = [
    '// Written by `npm run content:types` from the folders below it. Node loads a skill at once when it is asked for.',
    // Naming the type of each module would make every check of the server's types check all skills as well.
    '/* oxlint-disable typescript/consistent-type-assertions */',
    `import { createRequire } from 'node:module'`,
    `import type { SkillForm } from '../form/skill-form.ts'`,
    ...skills.map(({ path, name }) => `import { entry as ${name} } from './${path}/entry.gen.ts'`),
    `import type { SkillEntry } from './entry.ts'`,
    '',
    'const require = createRequire(import.meta.url)',
    '',
    'export const listed: readonly { entry: SkillEntry; load: () => SkillForm }[] = [',
    ...skills.map(
      ({ path, name }) =>
        `  { entry: ${name}, load: () => (require('./${path}/skill.ts') as { ${name}: SkillForm }).${name} },`,
    ),
    ']',
    '',
  ]
  return { path: `${folder}/list.gen.ts`, text: lines.join('\n') }
}
