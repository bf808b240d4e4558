import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { vi } from 'vitest'

/*
 * Simulates an editor's work. One server runs on the day on which questions are answered. Another runs on a later day
 * on the same database, after every message, noun, and name, and every model's random draws have changed. Each server
 * loads its own copy of the code, so the edits are real file edits.
 */

const packages = ['contract', 'answers', 'learner', 'messages', 'curriculum']
const project = new URL('../../../', import.meta.url).href

/** Appended to every edited message. */
export const mark = '[edited]'
/** The skill with a new version on the later day; the others were edited without one. */
export const skillOfNewVersion = 'net-force'

function everyString(node: unknown, edit: (text: string, name: string) => string, name = ''): unknown {
  if (typeof node === 'string') return edit(node, name)
  if (typeof node !== 'object' || node === null) return node
  return Object.fromEntries(Object.entries(node).map(([its, value]) => [its, everyString(value, edit, its)]))
}

const inJson =
  (edit: (text: string, name: string) => string) =>
  (source: string): string =>
    JSON.stringify(everyString(JSON.parse(source), edit))

/** The first matching pattern gives a file's edit. */
const edits: readonly [path: RegExp, edit: (source: string) => string][] = [
  // A noun's gender is not text.
  [/^units\/[a-z]+\/e[ns]\.json$/, inJson((text, name) => (name === 'gender' ? text : `${text} ${mark}`))],
  // The messages of skills and banks, of what they share, and of right answers.
  [/[/.]e[ns](?:\.gen)?\.json$/, inJson((text) => `${text} ${mark}`)],
  [/^people\/people\.ts$/, (source) => source.replaceAll(/^ {2}([A-Z]\w+): '/gm, "  Zz$1: '")],
  // Draw different numbers from the same seed.
  [
    /^form\/model\.ts$/,
    (source) => source.replace('for (let draws', 'random.integer(0, 1000)\n  for (let draws'),
  ],
  [
    new RegExp(`/${skillOfNewVersion}/(?:accepted|entry)\\.gen\\.ts$`),
    (source) => source.replace(/"version": "\w{7}/, '"version": "0000001'),
  ],
]

function editAll(curriculum: string): void {
  const missed = new Set(edits)
  for (const path of globSync('**/*.{json,ts}', { cwd: curriculum })) {
    const found = edits.find(([pattern]) => pattern.test(path))
    if (found === undefined) continue
    const file = join(curriculum, path)
    const source = readFileSync(file, 'utf8')
    const edited = found[1](source)
    if (edited === source) throw new Error(`${path} was not edited`)
    writeFileSync(file, edited)
    missed.delete(found)
  }
  if (missed.size > 0)
    throw new Error(`${[...missed].map(([pattern]) => pattern.source).join()} fits no file`)
}

export function createDays() {
  const folder = mkdtempSync(join(tmpdir(), 'skills-center-days-'))
  /** The folder with the current day's code. */
  let today = project
  let days = 0

  /**
   * Loads code from the current day's folder. Node treats a file in another folder as another module and loads it
   * again.
   */
  const hooks = registerHooks({
    resolve(specifier, context, next) {
      const { parentURL = project } = context
      const day = /^file:.*\/day-\d+\//.exec(parentURL)?.[0]
      const found = next(specifier, { ...context, parentURL: parentURL.replace(day ?? project, project) })
      const isCopied = packages.some((workspace) => found.url.startsWith(`${project}${workspace}/src/`))
      return isCopied ? { ...found, url: found.url.replace(project, day ?? today) } : found
    },
  })

  function begin(isEdited: boolean): void {
    days += 1
    const copy = join(folder, `day-${days}`)
    for (const workspace of packages) {
      cpSync(new URL(`${workspace}/src`, project), join(copy, workspace, 'src'), { recursive: true })
      cpSync(new URL(`${workspace}/package.json`, project), join(copy, workspace, 'package.json'))
    }
    if (isEdited) editAll(join(copy, 'curriculum', 'src'))
    today = pathToFileURL(`${copy}/`).href
  }

  return {
    /** Starts another day: its server and the helpers for tests. */
    async load({ isEdited = false } = {}) {
      begin(isEdited)
      vi.resetModules()
      const [app, answers, student, question, people, catalogue, items] = await Promise.all([
        import('../test-app.ts'),
        import('./answer-keys.ts'),
        import('./test-student.ts'),
        import('./test-question.ts'),
        import('../../../curriculum/src/people/people.ts'),
        import('@skills-center/curriculum/catalogue'),
        import('@skills-center/curriculum/make-item'),
      ])
      const known = answers.createAnswerKeys(app.secret)
      return { ...app, ...student, ...question, ...people, ...catalogue, ...items, known }
    },

    end(): void {
      hooks.deregister()
      rmSync(folder, { recursive: true })
    },
  }
}

export type Day = Awaited<ReturnType<ReturnType<typeof createDays>['load']>>
