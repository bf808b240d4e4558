import type { Level } from '@skills-center/contract/ids'

/** One text in the languages of the bank. */
export interface CardText {
  en: string
  es: string
}

/** A conceptual question: one right option, two or three wrong ones. */
export interface Card {
  id: string
  level: Level
  standard: string
  /** It goes further than the standard's own boundary. */
  isBeyond: boolean
  slots: readonly string[]
  /** Words for the slots, by slot; one row is drawn. */
  rows: readonly Readonly<Record<string, CardText>>[]
  question: CardText
  right: CardText
  wrong: readonly { misconception: string; text: CardText; feedback: CardText }[]
  hints: readonly CardText[]
  /** Steps of the solution. */
  why: readonly CardText[]
}

/** A fault in a bank; the message names file and line. */
class BankFault extends Error {
  constructor(name: string, line: number, what: string) {
    super(`${name}:${line}: ${what}`)
  }
}

const levels: Readonly<Record<string, Level>> = { 'level 1': 1, 'level 2': 2, 'level 3': 3 }
const slotsIn = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map(([, slot = '']) => slot)

/** A text of a card in one language, with the words of a row in its slots. */
export const filled = (card: Card, text: CardText, language: keyof CardText, row = 0): string =>
  text[language].replace(/\{(\w+)\}/g, (whole, slot: string) => card.rows[row]?.[slot]?.[language] ?? whole)

export const textsOf = (card: Card): CardText[] => [
  card.question,
  card.right,
  ...card.wrong.flatMap(({ text, feedback }) => [text, feedback]),
  ...card.hints,
  ...card.why,
]

/** A card while its lines are read. */
interface Draft {
  line: number
  id: string
  level: Level
  standard: string
  isBeyond: boolean
  slots: string[]
  rows: Record<string, CardText>[]
  question?: CardText
  right?: CardText
  wrong: { misconception: string; text: CardText; feedback?: CardText }[]
  hints: CardText[]
  why: CardText[]
}

/**
 * Reads a bank. Every card begins with `## id | level 1 | STANDARD` (and `| beyond` where it goes further than the
 * standard); each line in English is followed by its Spanish:
 *
 * `slots: one, two` and rows `- word ; word | palabra ; palabra` (the Spanish may be left out where it is the same),
 * `?` question, `=` right option, `x misconception: option`, `>` what we say to it, `h` hint, `w` why, `~` Spanish.
 *
 * @throws BankFault naming the line
 */
export function readBank(source: string, name: string, isMisconception: (id: string) => boolean): Card[] {
  const drafts: Draft[] = []
  /** The English text that still waits for its Spanish. */
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
  return {
    line,
    id,
    level: known,
    standard,
    isBeyond: beyond !== undefined,
    slots: [],
    rows: [],
    wrong: [],
    hints: [],
    why: [],
  }
}

/** Takes one line into a card; returns the text that waits for its Spanish. */
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
    case '?':
      return (draft.question = text)
    case '=':
      return (draft.right = text)
    case 'w':
      draft.why.push(text)
      return text
    case 'h':
      draft.hints.push(text)
      return text
    case '>': {
      const wrong = draft.wrong.at(-1)
      if (wrong === undefined) return fail('feedback (>) before a wrong option (x)')
      return (wrong.feedback = text)
    }
    case 'x': {
      const [, misconception = '', option] = /^([\w.-]+): (.*)$/.exec(rest) ?? []
      if (option === undefined) return fail('a wrong option is written “x misconception: text”')
      if (!isMisconception(misconception)) fail(`no misconception “${misconception}”`)
      text.en = option
      draft.wrong.push({ misconception, text })
      return text
    }
    default:
      return fail(`a line begins with ##, slots:, -, ?, =, x, >, h, w or ~, not “${mark}”`)
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

/** A card with all of its parts. */
function finish(draft: Draft, name: string): Card {
  const fail = (what: string): never => {
    throw new BankFault(name, draft.line, `${draft.id}: ${what}`)
  }
  const { line: _line, question, right, why, wrong, ...rest } = draft
  if (question === undefined || right === undefined || why.length < 2) {
    return fail('wants a question (?), a right option (=) and two steps of the why (w)')
  }
  if (wrong.length < 2 || wrong.length > 3) fail('wants two or three wrong options (x)')
  if (rest.hints.length < 2) fail('wants two hints (h)')
  const answered = wrong.map(({ feedback, ...option }) => ({
    ...option,
    feedback: feedback ?? fail(`“${option.text.en}” has no feedback (>)`),
  }))
  const card: Card = { ...rest, question, right, wrong: answered, why }
  checkSlots(card, fail)
  return card
}

function checkSlots(card: Card, fail: (what: string) => never): void {
  const texts = textsOf(card)
  const used = new Set(texts.flatMap(({ en, es }) => [...slotsIn(en), ...slotsIn(es)]))
  for (const slot of used) if (!card.slots.includes(slot)) fail(`slot {${slot}} has no list`)
  for (const slot of card.slots) if (!used.has(slot)) fail(`slot {${slot}} is not used`)
  if (card.slots.length > 0 && card.rows.length < 2) fail('slots want two rows of words or more')
  for (const language of ['en', 'es'] as const) {
    for (const row of card.rows.length === 0 ? [0] : card.rows.keys()) {
      const options = [card.right, ...card.wrong.map(({ text }) => text)].map((text) =>
        filled(card, text, language, row),
      )
      if (new Set(options).size !== options.length) fail(`options repeat in ${language}`)
    }
  }
}
