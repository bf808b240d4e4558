import type { Level } from '@skills-center/contract/ids'

/** One text in the bank's languages. */
export interface CardText {
  en: string
  es: string
}

/** A text with its misconception, and the feedback to it. */
interface Told {
  misconception: string
  text: CardText
  feedback: CardText
}

/** One right option and two or three wrong ones; for a text to build, also the words before the gap. */
export interface OptionList {
  label: CardText
  right: CardText
  wrong: readonly Told[]
}

/** A category, and the things that belong to it. */
export interface CardGroup {
  text: CardText
  things: readonly Told[]
}

/** A wrong order: one step comes before an earlier one. Both are indexes in the right order. */
export interface CardSwap {
  misconception: string
  before: readonly [later: number, earlier: number]
  feedback: CardText
}

/** A term to type: right words, and similar words that are wrong, each with its synonyms after semicolons. */
export interface CardTerm {
  right: CardText
  near: readonly Told[]
}

/** A conceptual question: choose an option, build a text, sort things, put steps in order, or type a term. */
export interface Card {
  id: string
  level: Level
  standard: string
  /** It goes beyond the standard's stated boundary. */
  isBeyond: boolean
  slots: readonly string[]
  /** Words for the slots, by slot; one row is drawn. */
  rows: readonly Readonly<Record<string, CardText>>[]
  /** The skill's figure that it shows. */
  figure?: string
  question: CardText
  /** One list is a choice. Several lists are a text to build, with a part from each list. */
  lists: readonly OptionList[]
  /** Things to sort, or to match if each category has one. */
  groups: readonly CardGroup[]
  /** Steps to put in order, listed in the right order, and known wrong orders. */
  steps: readonly CardText[]
  swaps: readonly CardSwap[]
  terms: readonly CardTerm[]
  hints: readonly CardText[]
  /** Steps of the solution. */
  why: readonly CardText[]
}

/** An error in a bank; the message gives file and line. */
class BankFault extends Error {
  constructor(name: string, line: number, what: string) {
    super(`${name}:${line}: ${what}`)
  }
}

const levels: Readonly<Record<string, Level>> = { 'level 1': 1, 'level 2': 2, 'level 3': 3 }
const slotsIn = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map(([, slot = '']) => slot)

/** A text of a card in one language, with a row's words in its slots. */
export const filled = (card: Card, text: CardText, language: keyof CardText, row = 0): string =>
  text[language].replace(/\{(\w+)\}/g, (whole, slot: string) => card.rows[row]?.[slot]?.[language] ?? whole)

const toldTexts = (told: readonly Told[]): CardText[] =>
  told.flatMap(({ text, feedback }) => [text, feedback])

export const textsOf = (card: Card): CardText[] => [
  card.question,
  ...card.lists.flatMap(({ label, right, wrong }) => [label, right, ...toldTexts(wrong)]),
  ...card.groups.flatMap(({ text, things }) => [text, ...toldTexts(things)]),
  ...card.steps,
  ...card.swaps.map(({ feedback }) => feedback),
  ...card.terms.flatMap(({ right, near }) => [right, ...toldTexts(near)]),
  ...card.hints,
  ...card.why,
]

type DraftTold = Omit<Told, 'feedback'> & { feedback?: CardText }

/** A card while its lines are being read. */
interface Draft {
  line: number
  id: string
  level: Level
  standard: string
  isBeyond: boolean
  slots: string[]
  rows: Record<string, CardText>[]
  figure?: string
  question?: CardText
  lists: { label: CardText; right?: CardText; wrong: DraftTold[] }[]
  groups: { text: CardText; things: DraftTold[] }[]
  steps: CardText[]
  swaps: CardSwap[]
  terms: { right: CardText; near: DraftTold[] }[]
  /** The option that the next feedback line belongs to. */
  told?: DraftTold
  hints: CardText[]
  why: CardText[]
}

/**
 * Reads a bank. Every card begins with `## id | level 1 | STANDARD` (and `| beyond` if it goes further than the
 * standard). Each English line is followed by its Spanish:
 *
 * `slots: one, two` and rows `- word ; word | palabra ; palabra` (Spanish may be left out if it is the same), `?`
 * question, `=` right option, `x misconception: option`, `>` feedback to it, `h` hint, `w` why, `~` Spanish. `g label`
 * begins a gap of a text to build, with its own `=` and `x`. `c category` begins a category, with its `i misconception:
 * thing` and `>`. `s` is a step to put in order, and `o misconception 3<1: feedback` is for students who put step 3
 * before step 1. `t word ; synonym` is a term to type, and `n misconception: word ; synonym` a similar word that is
 * wrong, with its `>`. `figure: name` names a figure of the skill.
 *
 * @throws BankFault with the line number
 */
export function readBank(source: string, name: string, isMisconception: (id: string) => boolean): Card[] {
  const drafts: Draft[] = []
  /** The English text that still needs its Spanish. */
  let waiting: CardText | undefined
  const lines = source.split('\n')
  for (const [index, raw] of lines.entries()) {
    const row = raw.trim()
    const fail = (what: string): never => {
      throw new BankFault(name, index + 1, what)
    }
    const draft = drafts.at(-1)
    const isProse = draft === undefined && !row.startsWith('## ')
    if (row === '' || row.startsWith('# ') || isProse) continue
    const [mark = ''] = row.split(' ', 1)
    const rest = row.slice(mark.length).trim()
    if (mark === '~') {
      if (waiting === undefined) return fail('Spanish without its English')
      waiting.es = rest
      waiting = undefined
      continue
    }
    if (waiting !== undefined) fail('the line above has no Spanish (~)')
    if (mark === '##') {
      drafts.push(readHead(rest, index + 1, fail))
      continue
    }
    if (draft !== undefined) waiting = readLine(draft, mark, rest, isMisconception, fail)
  }
  if (waiting !== undefined) throw new BankFault(name, lines.length, 'the last line has no Spanish (~)')
  const cards = drafts.map((draft) => finish(draft, name))
  const again = cards.find(({ id }, index) => cards.findIndex((card) => card.id === id) !== index)
  if (again !== undefined) throw new BankFault(name, 1, `two cards are named ${again.id}`)
  return cards
}

function readHead(rest: string, line: number, fail: (what: string) => never): Draft {
  const [id = '', level = '', standard = '', beyond] = rest.split('|').map((part) => part.trim())
  const known = levels[level]
  if (!/^[a-z0-9-]+$/.test(id) || known === undefined || standard === '') {
    return fail('a card begins with “## id | level 1 | STANDARD”')
  }
  if (beyond !== undefined && beyond !== 'beyond')
    fail(`“${beyond}” after the standard; only “beyond” may stand there`)
  if (beyond !== undefined && level !== 'level 3') fail('only a card of level 3 may go beyond its standard')
  return {
    line,
    id,
    level: known,
    standard,
    isBeyond: beyond !== undefined,
    slots: [],
    rows: [],
    lists: [],
    groups: [],
    steps: [],
    swaps: [],
    terms: [],
    hints: [],
    why: [],
  }
}

/** Adds one line to a card; returns the text that needs its Spanish. */
function readLine(
  draft: Draft,
  mark: string,
  rest: string,
  isMisconception: (id: string) => boolean,
  fail: (what: string) => never,
): CardText | undefined {
  const text: CardText = { en: rest, es: '' }
  switch (mark) {
    case 'slots:':
      draft.slots = rest.split(',').map((slot) => slot.trim())
      return undefined
    case '-':
      draft.rows.push(readRow(draft.slots, rest, fail))
      return undefined
    case 'figure:':
      draft.figure = rest
      return undefined
    case '?':
      return (draft.question = text)
    case 'g':
      draft.lists.push({ label: text, wrong: [] })
      return text
    case 'c':
      draft.groups.push({ text, things: [] })
      return text
    case 's':
      draft.steps.push(text)
      return text
    case 't':
      draft.terms.push({ right: text, near: [] })
      return text
    case 'o': {
      const [, misconception = '', later, earlier, said] = /^([\w.-]+) (\d)<(\d): (.*)$/.exec(rest) ?? []
      if (said === undefined) return fail('a wrong order is written “o misconception 3<1: what we say”')
      if (!isMisconception(misconception)) fail(`no misconception “${misconception}”`)
      text.en = said
      draft.swaps.push({ misconception, before: [Number(later) - 1, Number(earlier) - 1], feedback: text })
      return text
    }
    case '=':
      return (listOf(draft).right = text)
    case 'w':
      draft.why.push(text)
      return text
    case 'h':
      draft.hints.push(text)
      return text
    case '>':
      if (draft.told === undefined) return fail('feedback (>) before what it speaks to (x, i, n)')
      return (draft.told.feedback = text)
    case 'x':
    case 'n':
    case 'i': {
      const [, misconception = '', said] = /^([\w.-]+): (.*)$/.exec(rest) ?? []
      if (said === undefined) return fail(`this line is written “${mark} misconception: text”`)
      if (!isMisconception(misconception)) fail(`no misconception “${misconception}”`)
      text.en = said
      draft.told = { misconception, text }
      const told = toldIn(draft, mark)
      if (told === undefined)
        return fail(
          `a ${mark === 'i' ? 'thing (i) before its category (c)' : 'near word (n) before its term (t)'}`,
        )
      told.push(draft.told)
      return text
    }
    default:
      return fail(
        `a line begins with ##, slots:, figure:, -, ?, g, =, x, c, i, s, o, t, n, >, h, w or ~, not “${mark}”`,
      )
  }
}

function readRow(
  slots: readonly string[],
  rest: string,
  fail: (what: string) => never,
): Record<string, CardText> {
  const [en = [], es = en, ...more] = rest
    .split('|')
    .map((words) => words.split(';').map((word) => word.trim()))
  if (slots.length === 0) fail('a row of words before “slots:”')
  if (more.length > 0) fail('a row has two languages at most')
  for (const words of [en, es]) {
    if (words.length !== slots.length) fail(`${words.length} words for ${slots.length} slots`)
  }
  return Object.fromEntries(slots.map((slot, at) => [slot, { en: en[at] ?? '', es: es[at] ?? '' }]))
}

/** The list for a wrong option (x), a thing (i), or a similar word (n). */
const toldIn = (draft: Draft, mark: 'x' | 'i' | 'n'): DraftTold[] | undefined =>
  ({ x: () => listOf(draft).wrong, i: () => draft.groups.at(-1)?.things, n: () => draft.terms.at(-1)?.near })[
    mark
  ]()

/** The current list of options; a choice has only one, without a label. */
function listOf(draft: Draft): Draft['lists'][number] {
  const last = draft.lists.at(-1)
  if (last !== undefined) return last
  const only: Draft['lists'][number] = { label: { en: '', es: '' }, wrong: [] }
  draft.lists.push(only)
  return only
}

/** The finished card with all its parts. */
function finish(draft: Draft, name: string): Card {
  const fail = (what: string): never => {
    throw new BankFault(name, draft.line, `${draft.id}: ${what}`)
  }
  const { line: _line, told: _told, question, why, lists, groups, terms, ...rest } = draft
  const ways = [lists, groups, rest.steps, terms].filter(({ length }) => length > 0)
  if (question === undefined || why.length < 2) {
    return fail('wants a question (?) and two steps of the why (w)')
  }
  if (ways.length !== 1) fail('wants options (=, x), categories (c, i), steps (s) or a term (t)')
  checkSteps(rest, fail)
  if (rest.hints.length < 2) fail('wants two hints (h)')
  const answered = (told: DraftTold): Told => ({
    ...told,
    feedback: told.feedback ?? fail(`“${told.text.en}” has no feedback (>)`),
  })
  const card: Card = {
    ...rest,
    question,
    why,
    lists: lists.map(({ label, right, wrong }) => {
      if (wrong.length < 2 || wrong.length > 3) fail('wants two or three wrong options (x)')
      return { label, right: right ?? fail('wants a right option (=)'), wrong: wrong.map(answered) }
    }),
    groups: groups.map(({ text, things }) => ({ text, things: things.map(answered) })),
    terms: terms.map(({ right, near }) => ({ right, near: near.map(answered) })),
  }
  const things = groups.flatMap((group) => group.things)
  if (groups.length > 0 && (groups.length < 2 || things.length < 3)) {
    fail('wants two categories (c) or more, and three things (i) or more')
  }
  if (terms.length > 0) checkTerm(card, fail)
  checkSlots(card, fail)
  return card
}

function checkSteps({ steps, swaps }: Pick<Draft, 'steps' | 'swaps'>, fail: (what: string) => never): void {
  if (steps.length === 0) return
  if (steps.length < 3 || swaps.length < 2) fail('wants three steps (s) or more, and two wrong orders (o)')
  for (const { before } of swaps) {
    const [later, earlier] = before
    if (later <= earlier || later >= steps.length) fail(`“${later + 1}<${earlier + 1}” is no wrong order`)
  }
}

/** A term's words are judged in both languages regardless of the row, so they have no slots. */
function checkTerm({ terms }: Card, fail: (what: string) => never): void {
  const [only, ...more] = terms
  if (only === undefined || more.length > 0 || only.near.length < 2) {
    return fail('wants one term (t), and two near words (n) or more')
  }
  for (const { en, es } of [only.right, ...only.near.map(({ text }) => text)]) {
    if (slotsIn(en + es).length > 0) fail('the words of a term have no slots')
  }
}

function checkSlots(card: Card, fail: (what: string) => never): void {
  const texts = textsOf(card)
  const used = new Set(texts.flatMap(({ en, es }) => [...slotsIn(en), ...slotsIn(es)]))
  for (const slot of used) if (!card.slots.includes(slot)) fail(`slot {${slot}} has no list`)
  for (const slot of card.slots) if (!used.has(slot)) fail(`slot {${slot}} is not used`)
  if (card.slots.length > 0 && card.rows.length < 2) fail('slots want two rows of words or more')
  for (const language of ['en', 'es'] as const) {
    for (const row of card.rows.length === 0 ? [0] : card.rows.keys()) {
      for (const offered of together(card)) {
        const options = offered.map((text) => filled(card, text, language, row))
        if (new Set(options).size !== options.length) fail(`options repeat in ${language}`)
      }
    }
  }
}

/** Texts that are offered side by side. */
const together = ({ lists, groups, steps, terms }: Card): CardText[][] => [
  ...lists.map(({ right, wrong }) => [right, ...wrong.map(({ text }) => text)]),
  groups.map(({ text }) => text),
  groups.flatMap(({ things }) => things.map(({ text }) => text)),
  [...steps],
  ...terms.map(({ right, near }) => [right, ...near.map(({ text }) => text)]),
]
