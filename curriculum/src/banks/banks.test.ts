import type { Values } from '@skills-center/messages/values'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { checkResponse } from '../check-response.ts'
import { defineMessages } from '@skills-center/messages/define-messages'
import { languageToday } from '../form/languages-today.ts'
import { draw } from '../form/model.ts'
import { render } from '../form/render.ts'
import { keyResponse } from '../key-response.ts'
import { createRandom } from '../random.ts'
import { type Bank, bankModel } from './bank-model.ts'
import { compileBank } from './compile-bank.ts'
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
  const [options, ...gaps] = found.lists
  if (options === undefined) throw new Error('no options')
  expect(gaps).toStrictEqual([])
  expect(filled(found, options.right, 'en', 1)).toBe('At about 18 °C')
  expect(filled(found, found.question, 'es', 0)).toContain('té a 80 °C')
  expect(options.wrong.map(({ misconception }) => misconception)).toStrictEqual([
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
  [
    'a card of level 1 beyond its standard',
    ['MS-PS3-4\n', 'MS-PS3-4 | beyond\n'],
    'heat.bank.md:5: only a card of level 3 may go beyond its standard',
  ],
  ['a mark that nobody knows', ['h Energy', 'hint Energy'], 'heat.bank.md:21: a line begins with'],
  [
    'a thing before its category',
    ['h Energy', 'i thermal.cools-below-room: tea\n~ té\nh Energy'],
    'heat.bank.md:21: a thing (i) before its category (c)',
  ],
  [
    'feedback left out',
    ['> Is the tea warmer than the air?\n~ ¿Está el té más caliente que el aire?\n', ''],
    'heat.bank.md:5: stops-cooling: “At {hot} °C” has no feedback (>)',
  ],
])('%s is refused with its line', (_name, [from = '', to = ''], message) => {
  expect(() => read(card.replace(from, to))).toThrow(message)
})

const head = '## warms | level 2 | MS-PS3-4\n? What happens?\n~ ¿Qué pasa?\n'
const tail = 'h Look.\n~ Mira.\nh Look again.\n~ Mira otra vez.\nw One.\n~ Uno.\nw Two.\n~ Dos.\n'
const told = (mark: string, name: string): string =>
  `${mark} thermal.cold-flows: ${name}\n~ ${name}-es\n> Why ${name}?\n~ ¿Por qué ${name}?\n`

let banksRead = 0

/** An item from a bank with one card. */
function itemOf(source: string, kind: 'build' | 'sort' | 'term', seed: number) {
  const { files } = compileBank(source, {
    name: 'heat',
    folder: 'test/heat',
    isMisconception: () => true,
  })
  const json = (name: string): Record<string, string> =>
    z.record(z.string(), z.string()).parse(JSON.parse(files.find((file) => file.name === name)?.text ?? ''))
  const messages = { en: json('heat.en.gen.json'), es: json('heat.es.gen.json') }
  const code = files.find(({ name }) => name === 'heat.gen.ts')?.text ?? ''
  // The test compiled it itself.
  // oxlint-disable-next-line typescript/consistent-type-assertions
  const cards = JSON.parse(/cards: (.*),\n\}/.exec(code)?.[1] ?? '') as Bank['cards']
  const say: Bank['say'] = defineMessages<Record<string, Values>>(`test/heat-${(banksRead += 1)}`, messages)
  const { template } = draw(bankModel('cards', { say, cards }, { kind }), createRandom(`${seed}`), 2)
  return render(template, languageToday('en'))
}

test('an item asks for the standard of its card, and for none where the card goes beyond it', () => {
  const bare = { level: 3 as const, slots: [], rows: 0, wrong: [], hints: 0, why: 0, isBeyond: false }
  const cards = [
    { ...bare, id: 'one', standard: 'MS-PS1-2' },
    { ...bare, id: 'other', standard: 'MS-PS1-5' },
    { ...bare, id: 'further', standard: 'MS-PS1-4', isBeyond: true },
  ]
  const model = bankModel('ideas', { say: (id) => ({ say: id }), cards })
  expect(model.standards).toEqual(['MS-PS1-2', 'MS-PS1-5'])
  const of = (name: string) => model.standardsOf?.({ card: name, row: -1, order: [0] })
  expect([of('one'), of('other'), of('further')]).toEqual([['MS-PS1-2'], ['MS-PS1-5'], []])
  const alike = bankModel('ideas', { say: (id) => ({ say: id }), cards: cards.slice(0, 1) })
  expect(alike.standardsOf).toBeUndefined()
})

test('a card with gaps is a text to build, and each gap knows its own wrong parts', () => {
  const gap = (name: string): string =>
    `g The ${name}\n~ La ${name}\n= ${name} right\n~ ${name} bien\n${told('x', `${name}1`)}${told('x', `${name}2`)}`
  const item = itemOf(head + gap('speed') + gap('mass') + tail, 'build', 1)
  expect(item.interaction).toMatchObject({
    kind: 'inline-choice',
    gaps: [{ label: 'The speed' }, { label: 'The mass' }],
  })
  expect(item.wrongAnswers).toHaveLength(4)
  for (const wrong of item.wrongAnswers)
    expect(checkResponse(item, keyResponse(wrong.key)).feedback).toBe(wrong.feedback)
  expect(checkResponse(item, keyResponse(item.key)).verdict).toBe('correct')
})

test('a card with categories is sorted; with one thing in each, it is matched', () => {
  const category = (name: string, ...things: string[]): string =>
    `c ${name}\n~ ${name}-es\n${things.map((thing) => told('i', thing)).join('')}`
  const sorted =
    head + category('Warm', 'tea', 'soup', 'cocoa', 'milk') + category('Cold', 'ice', 'snow') + tail
  const matched = head + category('Warm', 'tea') + category('Cold', 'ice') + category('Mild', 'air') + tail
  for (const seed of [1, 2, 3]) {
    const item = itemOf(sorted, 'sort', seed)
    expect(item.interaction).toMatchObject({ kind: 'sort', categories: [{ text: 'Warm' }, { text: 'Cold' }] })
    expect(item.wrongAnswers).toHaveLength(5)
    expect(checkResponse(item, keyResponse(item.key)).verdict).toBe('correct')
    const match = itemOf(matched, 'sort', seed)
    expect(match.interaction.kind).toBe('match')
    expect(match.wrongAnswers).toHaveLength(6)
    for (const wrong of match.wrongAnswers)
      expect(checkResponse(match, keyResponse(wrong.key)).feedback).toBe(wrong.feedback)
  }
})

test('a card with steps is put in order, and each wrong order names two steps the wrong way round', () => {
  const steps = card.replace(/= At about[\s\S]*(?=h Energy)/, '').replace(
    'h Energy',
    `s The tea is poured
~ Se sirve el té
s Energy flows into the room
~ La energía pasa al salón
s Both are equally warm
~ Los dos están igual de calientes
o thermal.keeps-its-heat 3<2: What makes them equal?
~ ¿Qué los iguala?
o thermal.keeps-its-heat 2<1: Is there tea yet?
~ ¿Hay té?
h Energy`,
  )
  const [found] = read(steps)
  expect(found?.steps).toHaveLength(3)
  expect(found?.swaps.map(({ before }) => before)).toStrictEqual([
    [2, 1],
    [1, 0],
  ])
  expect(() => read(steps.replace('3<2', '1<2'))).toThrow('“1<2” is no wrong order')
})

const termCard = `${head}t mitosis ; mitotic division
~ mitosis ; división mitótica
n thermal.cold-flows: meiosis
~ meiosis
> That makes cells for a new generation.
~ Esa forma células para otra generación.
n thermal.cold-flows: osmosis
~ ósmosis
> That is how water moves.
~ Así se mueve el agua.
${tail}`

test('a card with a term is answered by typing it, in either language', () => {
  const item = itemOf(termCard, 'term', 1)
  expect(item.interaction).toMatchObject({ kind: 'term', label: 'Term' })
  const judged = (text: string) => checkResponse(item, { kind: 'term', text })
  for (const right of ['Mitosis', 'la división mitotica', 'mitotic division'])
    expect(judged(right).verdict).toBe('correct')
  expect(judged('mitosys').verdict).toBe('form')
  expect(judged('meiosis').feedback).toBe('That makes cells for a new generation.')
  expect(judged('la ósmosis').feedback).toBe('That is how water moves.')
  expect(judged('photosynthesis').verdict).toBe('incorrect')
})

test('a term needs two near words, and neither slots nor its own question tell it', () => {
  expect(() => read(termCard.replace(/n thermal.*osmosis\n(.*\n){3}/, ''))).toThrow('two near words (n)')
  expect(() => read(termCard.replace('t mitosis ;', 't {hot} ;'))).toThrow(
    'the words of a term have no slots',
  )
  const telling = read(termCard.replace('What happens?', 'What happens in mitosis?'))
  expect(lintBank(telling)).toContainEqual({ language: 'en', what: 'warms: the term “mitosis” is told' })
})

test('a bank whose keys can be guessed from their length is found out', () => {
  const long = card.replace('= At about {room} °C', '= At the temperature of the room, so at about {room} °C')
  expect(lintBank(read(long)).map(({ what }) => what)).toContain(
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

test('an option that writes out the value of a slot in one row is found', () => {
  const named = card
    .replace('- 80 ; 21\n- 86 ; 18', '- 80 ; Texas\n- 86 ; Ohio')
    .replace('= At about {room} °C', '= At the same time as in Texas')
  expect(lintBank(read(named)).map(({ what }) => what)).toContain(
    'stops-cooling: an option says “Texas” for {room} in every row',
  )
  expect(saidOf(card).join()).not.toContain('in every row')
})

/** A number of cards whose options are only letters, of the given lengths; the right one first. */
const sized = (count: number, right: number, ...wrong: number[]): string =>
  Array.from({ length: count }, (_unused, at) => {
    const [own = '', ...others] = [right, ...wrong].map((size, place) =>
      'abc'.charAt(place).repeat(size).concat(String(at)),
    )
    const option = (mark: string, text: string): string => `${mark}${text}\n~ ${text}\n`
    const wrongs = others.map((text) => `${option('x thermal.cold-flows: ', text)}> Why?\n~ ¿Por qué?\n`)
    return `## sized-${right}-${wrong.join('-')}-${at} | level 1 | MS-PS3-4\n? What?\n~ ¿Qué?\n${option('= ', own)}${wrongs.join('')}${tail}`
  }).join('\n')
const saidOf = (source: string): string[] =>
  lintBank(read(source)).flatMap(({ language, what }) => (language === 'en' ? [what] : []))

test('a bank whose right option is never the longest is found out, with ten cards or more', () => {
  const rule = 'the right option is the longest in only 0% of the cards'
  expect(saidOf(sized(10, 20, 20, 21))).toContain(rule)
  expect(saidOf(sized(9, 20, 20, 21))).not.toContain(rule)
  expect(saidOf(`${sized(9, 20, 20, 21)}\n${sized(1, 21, 20, 20)}`).join()).not.toContain('in only')
})

test('an option that stands out by its length is neither hardly ever right nor nearly always', () => {
  const longest = (right: number, wrong: number): string[] =>
    saidOf(`${sized(right, 30, 20, 20)}\n${sized(wrong, 20, 30, 20)}`).filter((what) =>
      what.includes('clearly'),
    )
  expect(longest(0, 5)).toEqual(['a clearly longest option is right in 0 of 5 of the cards that have one'])
  expect(longest(4, 1)).toEqual(['a clearly longest option is right in 4 of 5 of the cards that have one'])
  expect(longest(1, 4)).toEqual([])
  expect(saidOf(sized(5, 30, 20, 30))).toContain(
    'a clearly shortest option is right in 0 of 5 of the cards that have one',
  )
  // A difference of two letters is not noticeable.
  expect(saidOf(sized(5, 1, 3, 1)).join()).not.toContain('clearly')
})
