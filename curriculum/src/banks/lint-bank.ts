import { type Card, type CardText, filled, textsOf } from './read-bank.ts'

type Language = keyof CardText

/**
 * Words that give a wrong option away, because right options rarely contain them. Spanish letters need `\p{L}`: `\b`
 * does not recognize í.
 */
const absolute: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\p{L})(all|always|never|only|nothing|none|must|every|everything|impossible)(?!\p{L})/iu,
  es: /(?<!\p{L})(tod[oa]s?|siempre|nunca|solo|solamente|nada|ning[uú]n\p{L}*|debe|imposible)(?!\p{L})/iu,
}

/** Upper limits, as shares. */
const limits = { keyLongest: 0.35, keyShortest: 0.45, absolute: 0.1 } as const
/** In banks with at least this many cards, the right option must be the single longest one in a minimum share. */
const cardsForLongest = 10
const minLongest = 0.1
/**
 * If at least this many cards have an option that stands out by its length, its share of right answers must be between
 * these limits.
 */
const cardsThatStandOut = 5
const rightWhereItStandsOut = { least: 0.1, most: 0.6 } as const
const maxWords = 20

export interface BankFinding {
  language: Language
  what: string
}

/** Findings on a bank: what lets students guess without knowing the answer, and what is hard to read. */
export const lintBank = (cards: readonly Card[]): BankFinding[] =>
  (['en', 'es'] as const).flatMap((language) => [
    ...cues(cards, language),
    ...longSentences(cards, language),
    ...termsTold(cards, language),
    ...straightQuotes(cards, language),
    ...slotsWrittenOut(cards, language),
    ...(language === 'en' ? nearDuplicates(cards) : []),
  ])

/** The options of a list as students read them. */
interface Shown {
  right: string
  wrong: readonly string[]
}

/**
 * Whether the difference is visible: a tenth of the longer text, and more than two characters (“−5” looks as long as
 * “5”).
 */
const isFarBelow = (length: number, other: number): boolean => length < Math.min(0.9 * other, other - 2)

const lengths = (texts: readonly string[]): number[] => texts.map(({ length }) => length)
const isLonger = (one: string, others: readonly string[]): boolean =>
  isFarBelow(Math.max(...lengths(others)), one.length)
const isShorter = (one: string, others: readonly string[]): boolean =>
  isFarBelow(one.length, Math.min(...lengths(others)))

const percent = (count: number, of: number): string => `${Math.round((100 * count) / of)}%`

function cues(cards: readonly Card[], language: Language): BankFinding[] {
  const options = cards.flatMap((card) =>
    card.lists.map(({ right, wrong }): Shown => ({
      right: filled(card, right, language),
      wrong: wrong.map(({ text }) => filled(card, text, language)),
    })),
  )
  if (options.length === 0) return []
  const longest = options.filter(({ right, wrong }) => isLonger(right, wrong))
  const shortest = options.filter(({ right, wrong }) => isShorter(right, wrong))
  const barelyLongest = options.filter(({ right, wrong }) =>
    wrong.every((each) => each.length < right.length),
  )
  const allWrong = options.flatMap(({ wrong }) => wrong)
  const told = allWrong.filter((each) => absolute[language].test(each))
  const toldRight = options.filter(({ right }) => absolute[language].test(right))
  const gap = told.length / allWrong.length - toldRight.length / options.length
  const found: BankFinding[] = []
  const say = (what: string): void => void found.push({ language, what })
  if (options.length >= cardsForLongest && barelyLongest.length < minLongest * options.length)
    say(
      `the right option is the longest in only ${percent(barelyLongest.length, options.length)} of the cards`,
    )
  for (const [name, standsOut] of [
    ['longest', isLonger],
    ['shortest', isShorter],
  ] as const) {
    const share = shareRight(options, standsOut)
    if (share !== undefined) say(`a clearly ${name} option is right in ${share} of the cards that have one`)
  }
  if (longest.length > limits.keyLongest * options.length)
    say(`the right option is the longest in ${percent(longest.length, options.length)} of the cards`)
  if (shortest.length > limits.keyShortest * options.length)
    say(`the right option is the shortest in ${percent(shortest.length, options.length)} of the cards`)
  if (gap > limits.absolute)
    say(`absolute words mark wrong options: ${told.map((each) => `“${each}”`).join(', ')}`)
  return found
}

/** The share of the cards with a conspicuous option in which that option is right; undefined if the share is fair. */
function shareRight(options: readonly Shown[], standsOut: typeof isLonger): string | undefined {
  const right = options.filter((its) => standsOut(its.right, its.wrong)).length
  const wrong = options.filter((its) =>
    its.wrong.some((one) => standsOut(one, [its.right, ...its.wrong.filter((other) => other !== one)])),
  ).length
  const share = right / (right + wrong)
  const isFair = share >= rightWhereItStandsOut.least && share <= rightWhereItStandsOut.most
  return right + wrong < cardsThatStandOut || isFair ? undefined : `${right} of ${right + wrong}`
}

function longSentences(cards: readonly Card[], language: Language): BankFinding[] {
  return cards.flatMap((card) =>
    textsOf(card).flatMap((text) =>
      filled(card, text, language)
        .split(/(?<=[.?!])[”"]? /)
        .filter((sentence) => sentence.split(' ').length > maxWords)
        .map((sentence): BankFinding => ({
          language,
          what: `${card.id}: over ${maxWords} words: “${sentence}”`,
        })),
    ),
  )
}

const straightQuotes = (cards: readonly Card[], language: Language): BankFinding[] =>
  cards.flatMap((card) =>
    textsOf(card)
      .filter((text) => /["']/.test(text[language]))
      .map((text): BankFinding => ({
        language,
        what: `${card.id}: a straight quote or apostrophe: “${text[language]}”`,
      })),
  )

/** A term to type must not appear in the question or in a hint. */
function termsTold(cards: readonly Card[], language: Language): BankFinding[] {
  return cards.flatMap(({ id, question, hints, terms }) =>
    terms
      .flatMap(({ right }) => right[language].split(';'))
      .map((word) => word.trim())
      .filter((word) =>
        [question, ...hints].some((text) => text[language].toLowerCase().includes(word.toLowerCase())),
      )
      .map((word): BankFinding => ({ language, what: `${id}: the term “${word}” is told` })),
  )
}

/** A name or a long word; short words such as “two” occur in options by chance. */
const isTelling = (value: string): boolean => /^\p{Lu}/u.test(value) || value.length > 6

/** An option must not repeat the value of a slot from one row: it is wrong or odd when another row is drawn. */
function slotsWrittenOut(cards: readonly Card[], language: Language): BankFinding[] {
  return cards.flatMap((card) => {
    const options = card.lists.flatMap(({ right, wrong }) => [right, ...wrong.map(({ text }) => text)])
    return card.slots.flatMap((slot) => {
      const values = new Set(card.rows.map((row) => row[slot]?.[language] ?? ''))
      return [...values]
        .filter((value) => values.size > 1 && isTelling(value))
        .filter((value) => options.some((text) => ` ${text[language]} `.includes(` ${value} `)))
        .map((value): BankFinding => ({
          language,
          what: `${card.id}: an option says “${value}” for {${slot}} in every row`,
        }))
    })
  })
}

/** Long words of a question and its answer, without slots and numbers. */
const taskWords = (card: Card): Set<string> =>
  new Set(
    [
      card.question,
      ...card.lists.map(({ right }) => right),
      ...card.groups.flatMap(({ things }) => things.map(({ text }) => text)),
      ...card.terms.map(({ right }) => right),
    ]
      .map(({ en }) => en)
      .join(' ')
      .toLowerCase()
      .replace(/\{\w+\}|\d+/g, ' ')
      .split(/\P{L}+/u)
      .filter((word) => word.length > 3),
  )

/** Two cards that share most of their words are the same task. */
function nearDuplicates(cards: readonly Card[]): BankFinding[] {
  const words = cards.map(taskWords)
  return cards.flatMap((one, index) =>
    cards.slice(index + 1).flatMap((other, offset): BankFinding[] => {
      const [ours, theirs] = [
        words[index] ?? new Set<string>(),
        words[index + 1 + offset] ?? new Set<string>(),
      ]
      const shared = ours.intersection(theirs).size / Math.max(1, Math.min(ours.size, theirs.size))
      return shared > 0.6 ? [{ language: 'en', what: `${one.id} and ${other.id} ask nearly the same` }] : []
    }),
  )
}
