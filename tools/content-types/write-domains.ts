import { globSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../processes.mjs'

const folder = 'curriculum/src/misconceptions'

const camel = (name: string): string => name.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase())
const pascal = (name: string): string => camel(`-${name}`)

/** Returns the generated list of misconception domains, which are the subfolders. */
export function domainsFile(): { path: string; text: string } {
  const domains = globSync('*/en.json', { cwd: join(root, folder) })
    .map((file) => file.replaceAll('\\', '/').replace('/en.json', ''))
    .toSorted()
  const lines = [
    '// Written by `npm run content:types` from the folders beside it.',
    ...domains.flatMap((name) => [
      `import { ${camel(name)} } from './${name}/${name}.ts'`,
      `import { say as say${pascal(name)} } from './${name}/messages.gen.ts'`,
    ]),
    `import { namesIn } from './names-in.ts'`,
    '',
    'export const domains = {',
    ...domains.map((name) => `  ...${camel(name)},`),
    '}',
    '',
    'export const names = {',
    ...domains.map((name) => `  ...namesIn(${camel(name)}, say${pascal(name)}),`),
    '}',
    '',
  ]
  return { path: `${folder}/domains.gen.ts`, text: lines.join('\n') }
}
