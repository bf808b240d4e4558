import ts from 'typescript'
import { expect, test } from 'vitest'
import { checkMessages, namedAsFolders, usesOfOtherFolders, wronglyNamed } from './check-messages.ts'
import { plainTextIn } from './check-plain-text.ts'
import { checkWords } from './check-words.ts'
import { isContent } from './content.ts'
import { readIds, readSourceFiles } from './read-messages.ts'
import { readServerSentences } from './server-sentences.ts'

const files = readSourceFiles()
const ids = readIds()

test('every message is said, by its whole id, and once the words are there', () => {
  expect(ids.size).toBeGreaterThan(3000)
  expect(checkMessages(files, ids)).toEqual([])
})

test('an id that is made of parts, or is the name of a property, is found', () => {
  const problemsIn = (text: string) =>
    wronglyNamed(
      {
        path: 'ui/sample.tsx',
        tree: ts.createSourceFile('sample.tsx', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX),
      },
      new Set(['ui/close', 'ui/open']),
    )
  expect(problemsIn(`const names = () => [t('ui/close'), t(is ? 'ui/close' : 'ui/open')]`)).toEqual([])
  expect(problemsIn('const name = () => t(`ui/${which}`)')).toHaveLength(1)
  expect(problemsIn('const name = () => <Rich id={`ui/${which}`} parts={{}} />')).toHaveLength(1)
  expect(problemsIn(`const names = { 'ui/close': 1 }`)).toHaveLength(1)
})

test('a message of another feature, and an id with the name of a folder, are found', () => {
  const sample = (text: string) =>
    usesOfOtherFolders(
      {
        path: 'classrooms/students/sample.tsx',
        tree: ts.createSourceFile('sample.tsx', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX),
      },
      new Set(['ui/close', 'classrooms/name', 'classrooms/students/one', 'accounts/username']),
    )
  expect(
    sample(`const names = () => [t('ui/close'), t('classrooms/name'), t('classrooms/students/one')]`),
  ).toEqual([])
  expect(sample(`const name = () => t('accounts/username')`)).toHaveLength(1)
  expect(namedAsFolders(new Set(['accounts/settings', 'accounts/settings/title']))).toHaveLength(1)
  expect(namedAsFolders(new Set(['accounts/sign-in', 'accounts/settings/title']))).toEqual([])
})

test('a message that nobody says is found', () => {
  expect(checkMessages([], new Set(['ui/close']))).toEqual(['ui/close: nobody says it.'])
})

test('what is fetched when first needed brings the words that it says', () => {
  expect(checkWords(files, ids)).toEqual([])
})

test('no text stands in the markup by itself', () => {
  const checked = files.filter((file) => !isContent(file))
  expect(checked.length).toBeGreaterThan(500)
  expect(checked.flatMap(plainTextIn)).toEqual([])
})

test('what the server says to people is a message with a code, not a sentence in code', () => {
  expect(readServerSentences()).toEqual([])
})
