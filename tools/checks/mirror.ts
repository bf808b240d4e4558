/** The features, each under one name in every package. */
const features: ReadonlySet<string> = new Set([
  'site',
  'accounts',
  'skills',
  'practice',
  'progress',
  'achievements',
  'classrooms',
  'assignments',
  'activities',
  'questions',
  'analytics',
  'billing',
  'schools',
  'config',
  'support',
])

/** Files of the contract that belong to no feature: what an endpoint, a problem or an item is. */
const shared: ReadonlySet<string> = new Set([
  'earlier-addresses',
  'endpoint',
  'endpoints',
  'field-error',
  'problem',
  'ids',
  'limits',
  'scopes',
  'language',
  'rich-text',
  'figure',
  'item',
  'interaction',
  'interaction-texts',
])

const groundOfServer: ReadonlySet<string> = new Set(['platform'])
const groundOfWeb: ReadonlySet<string> = new Set(['app', 'ui', 'item', 'platform', 'language', 'page'])
/** Serves pages and files, which no contract names. */
const withoutContract: ReadonlySet<string> = new Set(['site'])

/** Anyone who looks for a feature finds it under its one name in contract, server and web. */
export function checkMirror(paths: readonly string[]): string[] {
  const namesIn = (pattern: RegExp) => new Set(paths.flatMap((path) => pattern.exec(path)?.slice(1, 2) ?? []))
  const onServer = namesIn(/^server\/src\/([^/]+)\//)
  const inWeb = namesIn(/^web\/src\/([^/]+)\//)
  const inContract = namesIn(/^contract\/src\/([^/.]+)\.ts$/)
  const withRoutes = namesIn(/^server\/src\/([^/]+)\/routes\.ts$/)
  const problems: string[] = []

  for (const name of onServer) {
    if (!features.has(name) && !groundOfServer.has(name)) {
      problems.push(`server/src/${name}/ is named after no feature.`)
    }
  }
  for (const name of inWeb) {
    if (!features.has(name) && !groundOfWeb.has(name)) {
      problems.push(`web/src/${name}/ is named after no feature.`)
    }
  }
  for (const name of withRoutes) {
    if (!inContract.has(name) && !withoutContract.has(name)) {
      problems.push(`server/src/${name}/routes.ts has no contract/src/${name}.ts.`)
    }
  }
  for (const name of inContract) {
    if (!shared.has(name) && !onServer.has(name)) {
      problems.push(`contract/src/${name}.ts has no server/src/${name}/.`)
    }
  }
  return problems
}
