/** The features. Each has the same name in every package. */
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
  'rosters',
  'lti',
  'config',
  'support',
])

/** Contract files that belong to no feature, such as the definitions of an endpoint, a problem, or an item. */
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
/** Features that serve pages and files and so need no contract. */
const withoutContract: ReadonlySet<string> = new Set(['site'])

/** Checks that each feature has the same name in contract, server, and web, so that it is easy to find. */
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
