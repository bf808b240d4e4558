import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { root } from '../processes.mjs'

/*
 * Copies the code that reads and formats messages and adds a language: an entry in the list, plus message files. The
 * new language is the English text with marks added.
 */
const packages = ['messages', 'contract', 'answers']
let copy = ''

const write = (path: string, text: string) => {
  mkdirSync(dirname(join(copy, path)), { recursive: true })
  writeFileSync(join(copy, path), text)
}

const run = (code: string): unknown => {
  write('run.ts', code)
  return JSON.parse(execFileSync(process.execPath, ['run.ts'], { cwd: copy, encoding: 'utf8' }))
}

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'third-language-'))
  mkdirSync(join(copy, 'node_modules', '@skills-center'), { recursive: true })
  for (const name of packages) {
    cpSync(join(root, name), join(copy, name), { recursive: true })
    symlinkSync(join(copy, name), join(copy, 'node_modules', '@skills-center', name), 'junction')
  }
  for (const library of ['zod', '@messageformat']) {
    symlinkSync(join(root, 'node_modules', library), join(copy, 'node_modules', library), 'junction')
  }
  for (const path of ['package.json', 'tools/processes.mjs']) cpSync(join(root, path), join(copy, path))
  for (const name of ['read-folder', 'check-folder', 'write-types']) {
    cpSync(join(root, `tools/content-types/${name}.ts`), join(copy, `tools/content-types/${name}.ts`))
  }
  const list = readFileSync(join(root, 'messages/src/languages.ts'), 'utf8')
  const entry = `xx: { locale: 'en-GB', name: 'Xx', isOffered: false, to: '–', changesAndOr: false, hasGender: false },`
  write(
    'messages/src/languages.ts',
    list.replace(/\n\} as const satisfies/, `\n  ${entry}\n} as const satisfies`),
  )
  const texts = { en: { hi: 'Hi, {name}', only: 'Only here' }, es: { hi: 'Hola, {name}', only: 'Solo aquí' } }
  for (const [code, its] of Object.entries({ ...texts, xx: { hi: '⟦Hi, {name}⟧' } })) {
    write(`server/src/sample/${code}.json`, JSON.stringify(its))
  }
  const advice = Object.keys(
    Object(JSON.parse(readFileSync(join(root, 'answers/src/advice/en.json'), 'utf8'))),
  )
  write('answers/src/advice/xx.json', JSON.stringify(Object.fromEntries(advice.map((id) => [id, `⟦${id}⟧`]))))
})

afterAll(() => rmSync(copy, { recursive: true, force: true }))

test('a third language is an entry in the list and files: nothing else changes', () => {
  const output = run(`
    import { writeFileSync } from 'node:fs'
    import { checkFolder } from './tools/content-types/check-folder.ts'
    import { readMessageFolders } from './tools/content-types/read-folder.ts'
    import { filesOf, typesOf } from './tools/content-types/write-types.ts'
    const [folder] = readMessageFolders()
    const { messages, faults } = checkFolder(folder)
    writeFileSync('server/src/sample/messages.gen.ts', typesOf(folder, messages))
    writeFileSync('answers/src/advice/files.gen.ts', filesOf(['en', 'es', 'xx']))
    const { say: hi } = await import('./server/src/sample/messages.gen.ts')
    const { messageIn } = await import('@skills-center/messages/define-messages')
    const { say } = await import('@skills-center/messages/say')
    const language = { code: 'xx', message: (id) => messageIn('xx', id), noun: () => undefined }
    const { formatAdvice } = await import('@skills-center/answers/format-advice')
    const { languageAccepted, offeredLanguages, pathIn, splitLanguage } = await import('@skills-center/contract/language')
    console.log(JSON.stringify({
      faults,
      said: say(language, hi('hi', { name: 'Ana' })),
      fallsBack: say(language, hi('only')),
      advice: formatAdvice({ code: 'empty', values: {} }, 'xx'),
      path: pathIn('xx', '/support'),
      split: splitLanguage('/xx/support'),
      accepted: languageAccepted('xx-GB, en'),
      offeredLanguages,
    }))
  `)
  expect(output).toEqual({
    faults: [],
    said: '⟦Hi, Ana⟧',
    fallsBack: 'Only here',
    advice: '⟦empty⟧',
    path: '/xx/support',
    split: { path: '/support', language: 'xx' },
    accepted: 'xx',
    offeredLanguages: ['en', 'es'],
  })
})

test('a language that is offered lacks no message', () => {
  const path = join(copy, 'messages/src/languages.ts')
  writeFileSync(
    path,
    readFileSync(path, 'utf8').replace(`name: 'Xx', isOffered: false`, `name: 'Xx', isOffered: true`),
  )
  const faults = run(`
    import { checkFolder } from './tools/content-types/check-folder.ts'
    import { readMessageFolders } from './tools/content-types/read-folder.ts'
    console.log(JSON.stringify(readMessageFolders().flatMap((folder) => checkFolder(folder).faults)))
  `)
  expect(faults).toEqual(['server/src/sample/xx.json only: is missing in this language'])
})
