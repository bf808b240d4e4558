import { expect, test } from 'vitest'
import { audienceOf } from './audiences.ts'
import { checkWording, type Folder, isFor } from './check-wording.ts'
import { exceptions } from './exceptions.ts'
import { readingsOf } from './read-aloud.ts'
import { compare, readFolders, readToMend } from './wording.ts'

const folder = (name: string, messages: Folder['messages'], language: Folder['language'] = 'en'): Folder => ({
  name,
  language,
  messages,
})
const rulesIn = (its: Folder) => checkWording([its]).map(({ where, rule }) => `${where}: ${rule}`)

const faults = checkWording(readFolders())

test('no message has a fault that is not on the list, and the list has none that is mended', () => {
  expect(readFolders().length).toBeGreaterThan(80)
  expect(compare(faults, readToMend())).toEqual({ fresh: [], mended: [] })
})

test('every exception has a message that needs it', () => {
  const all = checkWording(readFolders(), [])
  expect(exceptions.filter((exception) => !all.some((fault) => isFor(exception, fault)))).toEqual([])
})

test('words that we do not write are found for every audience', () => {
  for (const name of ['web/practice', 'web/classrooms', 'web/schools', 'server/billing']) {
    expect(rulesIn(folder(name, { again: 'Begin anew.' }))).toContain(`${name}/again en: house word: again`)
  }
})

test.each([
  ['Mend the row in your file.', 'fix'],
  ['“Rates” is taken away.', 'was deleted, was removed'],
  ['What the file holds', 'has'],
  ['Your teacher put you into this class.', 'add to the class'],
])('screens do not say “%s”', (text, instead) => {
  expect(rulesIn(folder('web/classrooms', { text }))).toContain(
    `web/classrooms/text en: house word: ${instead}`,
  )
})

test.each([
  ['Right at the first try.', 'on the first try'],
  ['A hint needs the connection.', 'you’re offline'],
  ['Your questions come by themselves.', 'show up, load'],
  ['Here comes a new one.', 'here’s'],
  ['You would get 8 of 10 fresh questions right.', 'new question'],
  ['Put 5 mistakes right.', 'fix'],
  ['This link does not work any more.', 'no longer'],
  ['Nobody sees it.', 'no one'],
  ['We mail you a link.', 'email'],
])('what reviews found in “%s” does not come back', (text, instead) => {
  expect(rulesIn(folder('web/app', { said: text }))).toContain(`web/app/said en: house word: ${instead}`)
})

test('words that only look like those are fine', () => {
  const said = 'There are no more hints. Are there any more questions? Use fresh water. Our mailbox is full.'
  expect(rulesIn(folder('web/app', { said }))).toEqual([])
  const taken = rulesIn(folder('web/app', { said: 'Lleva contigo el plan de hoy.' }, 'es'))
  expect(taken).toEqual(['web/app/said es: house word: descargar'])
})

test('students read sentences of at most 20 words, and of 12 on average; teachers may read longer ones', () => {
  const sentence = (words: number) => `${Array.from({ length: words }, () => 'on').join(' ')}.`
  expect(rulesIn(folder('web/practice', { long: sentence(21), short: 'Go on.' }))).toEqual([
    'web/practice/long en: a sentence of more than 20 words',
  ])
  expect(rulesIn(folder('web/practice', { one: sentence(14), other: sentence(13) }))).toEqual([
    'web/practice en: more than 12 words a sentence on average',
  ])
  expect(rulesIn(folder('web/classrooms', { long: sentence(40) }))).toEqual([])
})

test('what students read is for grade 5', () => {
  const hard = 'Considerable mathematical sophistication characterizes extraordinary participants.'
  expect(rulesIn(folder('web/practice', { hard }))).toEqual(['web/practice en: reads above grade 5'])
  expect(rulesIn(folder('web/questions', { hard }))).toEqual([])
})

test('Spanish says tú to students, and may say usted to parents and teachers', () => {
  const messages = { hi: 'Usted ya terminó.' }
  expect(rulesIn(folder('web/practice', messages, 'es'))).toEqual(['web/practice/hi es: house word: tú'])
  expect(rulesIn(folder('web/billing', messages, 'es'))).toEqual([])
})

test('a message is read in each of its cases', () => {
  expect(readingsOf('{n, plural, one {# page} other {# pages}} of {name}')).toEqual([
    '1 page of Zoe',
    '7 pages of Zoe',
  ])
  expect(
    readingsOf('{who, select, own {Your try} other {The try of <name>{name}</name>}}').toSorted(),
  ).toEqual(['The try of Zoe', 'Your try'])
})

test('a folder for nobody is refused', () => {
  expect(() => audienceOf('web/new-folder')).toThrow('Add the audience of web/new-folder')
})
