import type { Plugin } from 'vite'

/*
 * Decides how the script is split into files. By default, the bundler creates a file for each icon that two pages
 * share, and on a slow network each file costs a round trip. So modules that are needed together are bundled together.
 */

/** The manual chunks, highest priority first: a module belongs to the first chunk that claims it. */
const names = [
  'first',
  'base',
  'pages',
  'signed-in',
  'question',
  'dashboard',
  'practice',
  'placed',
  'opened',
  'reading',
  'figures',
  'views',
  'icons',
] as const
type Name = (typeof names)[number]

interface Group {
  name: Name
  test: (id: string) => boolean
  priority: number
}

/** The modules at which the parts of the app start, as the ends of their ids. */
const roots = {
  start: ['web/src/main.tsx'],
  landing: ['site/landing-rest.tsx'],
  visitors: [
    'site/public-page.tsx',
    'app/support.tsx',
    'policies/policy-page.tsx',
    'site/not-found-page.tsx',
  ],
  trying: ['item/trying/try-question.tsx'],
  frame: ['app/signed-in-routes.tsx'],
  dashboard: [
    'progress/student-dashboard.tsx',
    'activities/live-now.tsx',
    'search/skill-finder.tsx',
    'assignments/own-assignments.tsx',
  ],
  practice: ['practice/practice-page.tsx'],
  opened: [
    'practice/tools/tool-sheets.tsx',
    'practice/report/report-dialog.tsx',
    'practice/shortcuts.tsx',
    'practice/pause/pause-card.tsx',
  ],
  placed: [
    'match/match-view.tsx',
    'order/order-view.tsx',
    'sort/sort-view.tsx',
    'label/label-view.tsx',
    'inline-choice/inline-choice-view.tsx',
    'hot-spot/hot-spot-view.tsx',
  ],
  reading: ['typed/number-echo.ts'],
  views: [
    'number-line/number-line-view.tsx',
    'coordinate-plane/coordinate-plane-view.tsx',
    'plot/plot-view.tsx',
    'simulation/simulation-view.tsx',
  ],
} as const
type Root = keyof typeof roots

/** What the entry loads first: the preload helper, and the styles of everything. */
const beforeAll = /vite\/preload-helper|src\/(?:ui\/(?:faces|theme)|item\/rich-text)\.css/

/** What every page needs, for visitors and signed-in users. */
const everywhere =
  /node_modules\/(?:react|react-dom|scheduler|wouter|regexparam|use-sync-external-store|@tanstack\/(?:query-core|react-query))\/|createLucideIcon|src\/ui\/(?:class-names|button|button-style|button-link|card|drawing|empty-state|field|field-description|field-frame|load-error|spinner|tabs|toast|page-heading|page-title|heading-focus|skip-link|subject-tag|badge|segmented-control|logo)\.tsx?$|src\/platform\/(?:request-error|api|queries)\.ts$/

const small = /\/lucide-react\/|\/web\/src\/ui\/|\/contract\/src\/|\/model-figures\.ts$/

/** A plugin that records the module graph, and groups that assign each module to a chunk. */
export function chunks(): { plugin: Plugin; groups: Group[] } {
  let reach = new Map<string, ReadonlySet<string>>()
  const has = (root: Root, id: string): boolean => reach.get(root)?.has(id) ?? false
  const isShared = (id: string): boolean =>
    small.test(id) || (['frame', 'dashboard', 'practice', 'trying'] as const).some((root) => has(root, id))
  function fileOf(id: string): Name | null {
    // The entry and the main module each stay in their own file.
    if (id.endsWith('web/src/start.ts') || id.endsWith(roots.start[0])) return null
    if (beforeAll.test(id)) return 'first'
    if (everywhere.test(id) || has('start', id)) return 'base'
    if (has('landing', id)) return isShared(id) ? 'base' : null
    if (has('visitors', id)) return isShared(id) ? 'pages' : null
    if (has('frame', id) || (has('dashboard', id) && has('practice', id))) return 'signed-in'
    if (has('trying', id) && has('practice', id)) return 'question'
    if (has('dashboard', id)) return 'dashboard'
    if (has('practice', id)) return 'practice'
    if (has('placed', id)) return 'placed'
    if (has('opened', id)) return 'opened'
    if (has('reading', id)) return 'reading'
    if (has('views', id)) return id.includes('/item/figures/') ? 'figures' : 'views'
    return isIcon.test(id) ? 'icons' : null
  }

  return {
    plugin: {
      name: 'chunks',
      apply: 'build',
      applyToEnvironment: (environment) => environment.name === 'client',
      buildEnd() {
        const ids = [...this.getModuleIds()]
        const icons = ids.filter((id) => isIcon.test(id))
        const importsOf = (id: string): readonly string[] => {
          const { code, importedIds = [] } = this.getModuleInfo(id) ?? {}
          const used = iconFiles(code ?? '')
          // The library's index imports every icon.
          return used.length === 0
            ? importedIds
            : [
                ...importedIds.filter((imported) => !imported.includes('/lucide-react/')),
                ...icons.filter((icon) => used.some((file) => icon.endsWith(file))),
              ]
        }
        reach = new Map(
          Object.entries(roots).map(([name, ends]) => [
            name,
            reachOf(
              ids.filter((id) => ends.some((end) => id.endsWith(end))),
              importsOf,
            ),
          ]),
        )
      },
    },
    groups: names.map((name, at) => ({
      name,
      test: (id) => fileOf(id) === name,
      priority: names.length - at,
    })),
  }
}

const isIcon = /\/lucide-react\/dist\/esm\/icons\//

/** The files of the icons that a module imports by name: `CircleX` is in `circle-x.mjs`. */
function iconFiles(code: string): string[] {
  const [, imported = ''] = /import\s*\{([^}]*)\}\s*from\s*["']lucide-react["']/.exec(code) ?? []
  return imported
    .split(',')
    .map((name) => name.trim().split(' ')[0] ?? '')
    .filter((name) => name !== '')
    .map(
      (name) =>
        `/icons/${name.replaceAll(/(?<=[a-z])(?=[A-Z0-9])|(?<=[0-9])(?=[A-Z])/g, '-').toLowerCase()}.mjs`,
    )
}

function reachOf(from: readonly string[], importsOf: (id: string) => readonly string[]): ReadonlySet<string> {
  const seen = new Set(from)
  for (const id of seen) for (const imported of importsOf(id)) seen.add(imported)
  return seen
}
