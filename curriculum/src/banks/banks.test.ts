import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { lintBank } from './lint-bank.ts'
import { filled, readBank } from './read-bank.ts'

const card = `# Heat

Notes before the first card are not read.

## stops-cooling | level 1 | MS-PS3-4
slots: hot, room
- 80 ; 21
- 86 ; 18
? Tea at {hot} °C is left in a room at {room} °C. Where does it stop cooling?
~ Se deja té a {hot} °C en un salón a {room} °C. ¿Cuándo deja de enfriarse?
= At about {room} °C
~ A unos {room} °C
x thermal.cools-below-room: At about 0 °C
~ A unos 0 °C
> Why would it get colder than the room?
~ ¿Por qué se enfriaría más que el salón?
x thermal.keeps-its-heat: At {hot} °C
~ A {hot} °C
> Is the tea warmer than the air?
~ ¿Está el té más caliente que el aire?
h Energy flows as long as one is warmer.
~ La energía pasa mientras uno esté más caliente.
h When are the tea and the air equally warm?
~ ¿Cuándo están igual de calientes?
w The tea gives energy to the air.
~ El té da energía al aire.
w Then both have the same temperature.
~ Entonces los dos tienen la misma temperatura.
`
const read = (source: string) => readBank(source, 'heat.bank.md', (id) => id.startsWith('thermal.'))

test('a card is read with its slots in both languages', () => {
  const [found, ...more] = read(card)
  if (found === undefined) throw new Error('no card')
  expect(more).toStrictEqual([])
  expect(found).toMatchObject({ id: 'stops-cooling', level: 1, standard: 'MS-PS3-4', isBeyond: false })
  expect(filled(found, found.right, 'en', 1)).toBe('At about 18 °C')
  expect(filled(found, found.question, 'es', 0)).toContain('té a 80 °C')
  expect(found.wrong.map(({ misconception }) => misconception)).toStrictEqual([
    'thermal.cools-below-room',
    'thermal.keeps-its-heat',
  ])
})

test.each([
  [
    'an unknown misconception',
    ['x thermal.cools-below-room', 'x termal.cools'],
    'heat.bank.md:13: no misconception “termal.cools”',
  ],
  [
    'a slot without words',
    ['At {hot} °C', 'At {heat} °C'],
    'heat.bank.md:5: stops-cooling: slot {heat} has no list',
  ],
  [
    'a line without its Spanish',
    ['~ A unos {room} °C\n', ''],
    'heat.bank.md:12: the line above has no Spanish (~)',
  ],
  ['too few words in a row', ['- 86 ; 18', '- 86'], 'heat.bank.md:8: 1 words for 2 slots'],
  [
    'options that repeat',
    ['At {hot} °C', 'At about 0 °C'],
    'heat.bank.md:5: stops-cooling: options repeat in en',
  ],
  [
    'an unknown level',
    ['level 1', 'level 4'],
    'heat.bank.md:5: a card begins with “## id | level 1 | STANDARD”',
  ],
  ['a mark that nobody knows', ['h Energy', 'hint Energy'], 'heat.bank.md:21: a line begins with'],
  [
    'feedback left out',
    ['> Is the tea warmer than the air?\n~ ¿Está el té más caliente que el aire?\n', ''],
    'heat.bank.md:5: stops-cooling: “At {hot} °C” has no feedback (>)',
  ],
])('%s is refused with its line', (_name, [from = '', to = ''], message) => {
  expect(() => read(card.replace(from, to))).toThrow(message)
})

test('a bank whose keys can be guessed from their length is found out', () => {
  const told = card.replace('= At about {room} °C', '= At the temperature of the room, so at about {room} °C')
  expect(lintBank(read(told)).map(({ what }) => what)).toContain(
    'the right option is the longest in 100% of the cards',
  )
})

test('absolute words in wrong options, long sentences and near duplicates are found', () => {
  const absolute = card.replace('At about 0 °C\n~ A unos', 'It always stops at 0 °C\n~ Siempre a')
  const long = card.replace('h Energy flows as long as', `h ${'Energy flows on and on '.repeat(5)}as long as`)
  const twice = `${card}\n${card.slice(card.indexOf('## ')).replace('stops-cooling', 'stops-again')}`
  const said = (source: string): string =>
    lintBank(read(source))
      .map(({ language, what }) => `${language} ${what}`)
      .join('\n')
  expect(said(absolute)).toContain('en absolute words mark wrong options: “It always stops at 0 °C”')
  expect(said(absolute)).toContain('es absolute words')
  expect(said(long)).toContain('over 20 words')
  expect(said(twice)).toContain('stops-cooling and stops-again ask nearly the same')
})

/** Every bank of the curriculum. */
const banks = globSync('**/*.bank.md', { cwd: fileURLToPath(new URL('../skills', import.meta.url)) })

test.each(banks)('%s has nothing to guess by, and reads easily in both languages', (path) => {
  const source = readFileSync(new URL(`../skills/${path}`, import.meta.url), 'utf8')
  expect(lintBank(readBank(source, path, () => true))).toStrictEqual([])
})
