import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { compileMessage } from '../../web/src/language/compile-message.ts'
import { checkMessages, searchedByWording } from './check-messages.ts'
import { plainTextIn } from './check-plain-text.ts'
import { checkWords } from './check-words.ts'
import { isContent } from './content.ts'
import { readCatalogues, readSourceFiles, spokenIn } from './read-messages.ts'
import { readServerSentences } from './server-sentences.ts'

const files = readSourceFiles()
const catalogues = readCatalogues()
const { wrong, missing } = checkMessages(files, catalogues)

test('every message is a fixed text with all its values, said once the words are there', () => {
  expect(wrong).toEqual([])
})

test('a text that is looked up by its English wording is found', () => {
  const problemsIn = (text: string) =>
    searchedByWording({
      path: 'language/messages.ts',
      tree: ts.createSourceFile('messages.ts', text, ts.ScriptTarget.Latest, true),
    })
  expect(problemsIn('function t(key) { return i18nOfPage()._(key) }')).toEqual([])
  expect(problemsIn('const patterns = () => Object.keys(i18n.messages)')).toHaveLength(1)
  expect(problemsIn('function said(text) { return i18nOfPage()._(text) }')).toHaveLength(1)
})

test('everything that is said has Spanish', () => {
  expect(Object.fromEntries(missing)).toEqual({})
})

test('what is fetched when first needed brings the words that it says', () => {
  expect(checkWords(files, new Set(catalogues.keys()))).toEqual([])
})

test('no text stands in the markup by itself', () => {
  const checked = files.filter((file) => !isContent(file))
  expect(checked.length).toBeGreaterThan(500)
  expect(checked.flatMap(plainTextIn)).toEqual([])
})

test('what the server says to people is a message with a code, not a sentence in code', () => {
  expect(readServerSentences()).toEqual([])
})

test('our compiler reads every message as Lingui’s own does', () => {
  const messages = [
    ...files.flatMap((file) => spokenIn(file).spoken.map(({ message }) => message)),
    ...[...catalogues.values()].flatMap((words) => [...Object.keys(words), ...Object.values(words)]),
    '{count, plural, =0 {none} one {# {kind}} other {# of {total, number}}} left',
    '{role, select, teacher {your class} other {your plan}}',
  ].filter((message) => !/ \[[^\]]+\]$/.test(message))
  expect(messages.length).toBeGreaterThan(500)
  for (const message of new Set(messages.filter((text) => text !== '')))
    expect([message, compileMessage(message)]).toEqual([message, compileMessageOrThrow(message)])
})
