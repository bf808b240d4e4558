import type { Source } from './sources.ts'

const name = '(?:only\\s+)?"?(?:public\\.)?([a-z_][a-z0-9_]*)"?'
const making = new RegExp(
  `\\bcreate\\s+(?:unlogged\\s+)?table\\s+(?:if\\s+not\\s+exists\\s+)?${name}|\\brename\\s+to\\s+${name}`,
  'gi',
)
const writing = [
  `\\binsert\\s+into\\s+${name}`,
  `\\bupdate\\s+${name}(?:\\s+(?:as\\s+)?[a-z_]+)?\\s+set\\b`,
  `\\bdelete\\s+from\\s+${name}`,
  `\\bmerge\\s+into\\s+${name}`,
  `\\btruncate\\s+(?:table\\s+)?${name}`,
  `\\b(?:alter|drop)\\s+table\\s+(?:if\\s+exists\\s+)?${name}`,
  `\\bcreate\\s+(?:unique\\s+)?index\\s+(?:concurrently\\s+)?(?:if\\s+not\\s+exists\\s+)?[a-z0-9_]+\\s+on\\s+${name}`,
  `\\bcopy\\s+${name}(?:\\s*\\([^)]*\\))?\\s+from\\b`,
].map((pattern) => new RegExp(pattern, 'gi'))

/** Checks that only the feature whose tables.ts creates a table writes to it. Any feature may read it. */
export function checkTables(sources: readonly Source[]): string[] {
  const server = sources.filter(({ path }) => isJudged(path))
  const owners = new Map<string, string>()
  const problems: string[] = []
  for (const { path, text } of server) {
    for (const [, created, renamed] of text.matchAll(making)) {
      const table = created ?? renamed ?? ''
      const owner = featureOf(path)
      const other = owners.get(table)
      if (other !== undefined && other !== owner) problems.push(`${path} makes ${table}, as ${other} does.`)
      if (!path.endsWith('/tables.ts') && path !== 'server/src/platform/migrate.ts') {
        problems.push(`${path} makes the table ${table}: that is for a tables.ts.`)
      }
      if (other === undefined) owners.set(table, owner)
    }
  }
  for (const { path, text } of server) {
    for (const pattern of writing) {
      for (const [, table = ''] of text.matchAll(pattern)) {
        const owner = owners.get(table)
        if (owner !== undefined && owner !== featureOf(path)) {
          problems.push(`${path} writes ${table}, which belongs to ${owner}: let that feature do it.`)
        }
      }
    }
  }
  return [...new Set(problems)]
}

const isJudged = (path: string): boolean =>
  path.startsWith('server/src/') && !/\.test\.ts$|\/testing\/|\/test-[a-z-]+\.ts$/.test(path)

const featureOf = (path: string): string => path.split('/')[2] ?? path
