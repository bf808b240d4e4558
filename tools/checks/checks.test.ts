import { describe, expect, test } from 'vitest'
import { checkClock } from './clock.ts'
import { checkLanguages } from './languages.ts'
import { checkMirror } from './mirror.ts'
import { checkNames, checkTerms } from './names.ts'
import { checkNamesIn, checkPathsIn } from './paths-in-docs.ts'
import { checkSentences } from './sentences.ts'
import { checkSizes } from './sizes.ts'
import { checkTables } from './tables.ts'

describe('features mirror each other', () => {
  const sound = [
    'contract/src/practice.ts',
    'contract/src/endpoint.ts',
    'server/src/app.ts',
    'server/src/platform/http.ts',
    'server/src/practice/routes.ts',
    'server/src/site/routes.ts',
    'web/src/ui/button.tsx',
    'web/src/practice/page.tsx',
  ]

  test('when contract, server and web use one name', () => {
    expect(checkMirror(sound)).toEqual([])
  })

  test('and a folder named after no feature is found', () => {
    expect(checkMirror([...sound, 'server/src/practise/service.ts', 'web/src/quiz/page.tsx'])).toEqual([
      'server/src/practise/ is named after no feature.',
      'web/src/quiz/ is named after no feature.',
    ])
  })

  test('and routes without a contract, and a contract without a server, are found', () => {
    expect(checkMirror([...sound, 'server/src/billing/routes.ts', 'contract/src/skills.ts'])).toEqual([
      'server/src/billing/routes.ts has no contract/src/billing.ts.',
      'contract/src/skills.ts has no server/src/skills/.',
    ])
  })
})

describe('a table', () => {
  const tables = {
    path: 'server/src/accounts/tables.ts',
    text: 'create table users (id uuid); create index users_id on users (id);',
  }

  test('is written by the feature that makes it, and read by all', () => {
    const own = {
      path: 'server/src/accounts/queries.ts',
      text: 'insert into users (id) values ($1)',
    }
    const reader = {
      path: 'server/src/practice/queries.ts',
      text: 'select id from users for update; insert into users_seen (id) values ($1)',
    }
    expect(checkTables([tables, own, reader])).toEqual([])
  })

  test.each([
    'insert into users (id) values ($1)',
    'INSERT INTO public.users (id) VALUES ($1)',
    'update users set id = $1',
    'update users u set id = $1',
    'delete from users where id = $1',
    'truncate users',
    'alter table users add column name text',
    'drop table if exists users',
    'create index users_name on users (name)',
    'merge into users using other on true when matched then delete',
  ])('is not written by another: %s', (text) => {
    const writer = { path: 'server/src/practice/queries.ts', text }
    expect(checkTables([tables, writer])).toEqual([
      'server/src/practice/queries.ts writes users, which belongs to accounts: let that feature do it.',
    ])
  })

  test('is made by one feature, in its tables.ts', () => {
    const again = {
      path: 'server/src/practice/tables.ts',
      text: 'create table if not exists users (id uuid)',
    }
    const elsewhere = { path: 'server/src/practice/queries.ts', text: 'create table notes (id uuid)' }
    expect(checkTables([tables, again])).toEqual([
      'server/src/practice/tables.ts makes users, as accounts does.',
    ])
    expect(checkTables([elsewhere])).toEqual([
      'server/src/practice/queries.ts makes the table notes: that is for a tables.ts.',
    ])
  })
})

describe('a file', () => {
  test('has 400 lines at most, but where a reason is written down', () => {
    const lines = (path: string, count: number) => ({ path, text: 'x\n'.repeat(count) })
    const allowed = [{ path: /^learner\//, max: 500, reason: 'a table' }]
    const sources = [lines('server/a.ts', 400), lines('server/b.ts', 401), lines('learner/c.ts', 500)]
    expect(checkSizes(sources, allowed)).toEqual([
      'server/b.ts has 401 lines, more than 400: it is two things.',
    ])
  })

  test('is named in kebab-case by what it holds', () => {
    expect(checkNames(['server/src/practice/question-token.ts', 'web/vite.config.ts'])).toEqual([])
    expect(checkNames(['server/src/utils.ts', 'web/src/ui/index.ts', 'web/src/ui/Button.tsx'])).toEqual([
      'server/src/utils.ts is a drawer: name it by what it holds.',
      'web/src/ui/index.ts is a drawer: name it by what it holds.',
      'web/src/ui/Button.tsx is not in kebab-case.',
    ])
  })

  test('and what it declares, are named in the field’s terms, and not in words of our own', () => {
    const text = 'const mostRows = 3\nfunction dayInWords() {}\ninterface KeptItem {}\nconst maxRows = 3'
    expect(checkTerms([{ path: 'server/src/practice/kept-items.ts', text }])).toEqual([
      'server/src/practice/kept-items.ts names kept-items: say stored, cached or pending.',
      'server/src/practice/kept-items.ts names mostRows: say max….',
      'server/src/practice/kept-items.ts names dayInWords: say format….',
      'server/src/practice/kept-items.ts names KeptItem: say stored, cached or pending.',
    ])
    expect(checkTerms([{ path: 'curriculum/src/chance/told-chances.ts', text: 'const told = 1' }])).toEqual(
      [],
    )
    const bug = 'const one = bug({\n  gets: (its) => its.a,\n  says: () => say(1),\n})'
    expect(checkTerms([{ path: 'curriculum/src/bugs/areas/area-bugs.ts', text: bug }])).toEqual([
      'curriculum/src/bugs/areas/area-bugs.ts has gets: say answer.',
      'curriculum/src/bugs/areas/area-bugs.ts has says: say feedback.',
    ])
  })

  test('of a feature is handed time, chance and identifiers', () => {
    const path = 'server/src/practice/service.ts'
    expect(checkClock([{ path, text: 'const at = new Date()' }])).toEqual([
      'server/src/practice/service.ts reads new Date(): let app.ts hand it in.',
    ])
    expect(checkClock([{ path, text: '// new Date() is handed in\nnew Date(now)' }])).toEqual([])
    expect(checkClock([{ path: 'server/src/platform/clock.ts', text: 'new Date()' }])).toEqual([])
  })
})

test('the curriculum holds no sentences in code', () => {
  const source = (path: string, text: string) => ({ path, text })
  const told = "const said = 'You added the numerators.'"
  expect(
    checkSentences([
      source('curriculum/src/skills/math/grade-6/a/b.ts', `// What a comment says.\n${told}`),
      source('curriculum/src/shapes/c.ts', 'const said = `Look again at what ${who} did.`'),
      source('curriculum/src/shapes/d.ts', "throw new RangeError('This is for programmers alone')"),
      source('curriculum/src/shapes/e.ts', "import { say } from './messages.gen.ts'\nconst id = 'best.hint'"),
      source('server/src/a.ts', told),
    ]).map((line) => line.split(' holds ')[0]),
  ).toEqual(['curriculum/src/skills/math/grade-6/a/b.ts:2', 'curriculum/src/shapes/c.ts:1'])
})

describe('languages in one list', () => {
  const at = (text: string, path = 'web/src/practice/page.tsx') => checkLanguages([{ path, text }])
  test.each([
    ["const isSpanish = language === 'es'"],
    ["import es from './es.json' with { type: 'json' }"],
    ['const words: Record<Language, string> = { en: "a", es: "b" }'],
    ['defineMessages(folder, { en, es })'],
  ])('code that would have to change for another language is found: %s', (text) => {
    expect(at(text)).toHaveLength(1)
  })

  test('texts that need not be in every language may be in code, and a file of a language names its own', () => {
    expect(at('const limits: Translations<number> = { en: 20, es: 25 }')).toEqual([])
    expect(at("const its = 'es'", 'web/src/support/guide/es/chapters.ts')).toEqual([])
    expect(at("const first = language === 'en'")).toEqual([])
  })
})

test('a file that a document names and that is not there is found', () => {
  const paths = ['server/src/practice/routes.ts', 'web/src/practice/use-session.ts']
  const found = checkPathsIn(
    'A.md',
    'See `server/practice/routes.ts`, `use-session.ts`, and `practice/gone.ts`.',
    paths,
  )
  expect(found).toEqual(['A.md names practice/gone.ts, which is not there.'])
})

test('a folder, or a file without its extension, that a document names and that is not there is found', () => {
  const paths = ['learner/src/choose-item.ts', 'web/src/practice/packs/pack-row.tsx']
  const text =
    'Read `learner/choose-item`, `web/src/practice/packs/`, `practice/packs`, `learner/choose`, `web/gone/`.'
  expect(checkPathsIn('A.md', text, paths)).toEqual([
    'A.md names learner/choose, which is not there.',
    'A.md names web/gone/, which is not there.',
  ])
})

test('a name that a document quotes and that no code contains is found', () => {
  const sources = [
    { path: 'server/src/a.ts', text: 'export const makeItem = (sessions: Sessions) => sessions.onEnd()' },
  ]
  expect(
    checkNamesIn('A.md', '`makeItem` of `Sessions.onEnd`, `Sessions.onGone`, `makeThing`', sources),
  ).toEqual([
    'A.md names Sessions.onGone, which no code contains.',
    'A.md names makeThing, which no code contains.',
  ])
})
