import type { Terms } from '@skills-center/answers/judge-term'
import { type BankCard, listName } from './bank-card.ts'
import { type Card, type CardText, readBank } from './read-bank.ts'

type Language = keyof CardText

/** The files that a skill needs to draw from a bank: its cards without words, and its messages. */
export interface CompiledBank {
  /** File names and contents. */
  files: { name: string; text: string }[]
}

/** The messages of a card, by the part of the card. */
function messagesOf(card: Card, language: Language): [string, string][] {
  const its = (part: string, text: CardText): [string, string] => [`${card.id}.${part}`, text[language]]
  return [
    its('question', card.question),
    ...card.lists.flatMap(({ label, right, wrong }, list) => {
      const name = listName(card.lists.length, list)
      return [
        ...(label.en === '' ? [] : [its(`${name}label`, label)]),
        its(`${name}right`, right),
        ...wrong.flatMap(({ text, feedback }, at) => [
          its(`${name}wrong-${at}`, text),
          its(`${name}feedback-${at}`, feedback),
        ]),
      ]
    }),
    ...card.groups.flatMap(({ text, things }, group) => [
      its(`group-${group}`, text),
      ...things.flatMap((thing, at) => [
        its(`thing-${group}-${at}`, thing.text),
        its(`misplaced-${group}-${at}`, thing.feedback),
      ]),
    ]),
    ...card.steps.map((step, at) => its(`step-${at}`, step)),
    ...card.swaps.map(({ feedback }, at) => its(`swap-${at}`, feedback)),
    ...card.terms.flatMap(({ near }) => near.map(({ feedback }, at) => its(`near-${at}`, feedback))),
    ...card.hints.map((hint, at) => its(`hint-${at}`, hint)),
    ...card.why.map((step, at) => its(`why-${at}`, step)),
    ...card.rows.flatMap((row, at) =>
      card.slots.map((slot) => its(`row-${at}.${slot}`, row[slot] ?? { en: '', es: '' })),
    ),
  ]
}

const misconceptions = (told: readonly { misconception: string }[]): string[] =>
  told.map(({ misconception }) => misconception)

/** “nucleus ; cell nucleus”: the first one is displayed. */
function termsOf({ en, es }: CardText): Terms {
  const words = (text: string): Terms['en'] => {
    const [first = '', ...more] = text.split(';').map((word) => word.trim())
    return [first, ...more]
  }
  return { en: words(en), es: words(es) }
}

/** The parts of a card that the model needs. */
function bareCard(card: Card): BankCard {
  const { id, level, standard, isBeyond, slots, rows, figure, lists, groups, steps, swaps, hints, why } = card
  const [only, ...more] = lists
  const [term] = card.terms
  return {
    id,
    level,
    standard,
    isBeyond,
    slots,
    rows: rows.length,
    wrong: more.length === 0 && only !== undefined ? misconceptions(only.wrong) : [],
    hints: hints.length,
    why: why.length,
    ...(figure === undefined ? {} : { figure }),
    ...(more.length === 0 ? {} : { lists: lists.map(({ wrong }) => misconceptions(wrong)) }),
    ...(steps.length === 0
      ? {}
      : {
          steps: steps.length,
          swaps: swaps.map(({ misconception, before }) => ({ misconception, before })),
        }),
    ...(term === undefined
      ? {}
      : {
          term: {
            right: termsOf(term.right),
            near: term.near.map(({ misconception, text }) => ({ misconception, terms: termsOf(text) })),
          },
        }),
    ...(groups.length === 0 ? {} : { groups: groups.map(({ things }) => misconceptions(things)) }),
  }
}

const asJson = (messages: [string, string][]): string =>
  `${JSON.stringify(Object.fromEntries(messages), null, 2)}\n`

/**
 * Compiles a bank to `<name>.en.gen.json`, `<name>.es.gen.json`, and `<name>.gen.ts`.
 *
 * @param folder prefix of its message ids: the skill and the bank
 */
export function compileBank(
  source: string,
  {
    name,
    folder,
    isMisconception,
    more = [],
  }: {
    name: string
    folder: string
    isMisconception: (id: string) => boolean
    /** Additional languages, with messages in `<name>.<code>.json`. */
    more?: readonly string[]
  },
): CompiledBank {
  const cards = readBank(source, `${name}.bank.md`, isMisconception)
  const code = `// Written by \`npm run content:types\` from ${name}.bank.md: edit that.
import type { Values } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import type { Bank } from '../../../../banks/bank-model.ts'
import en from './${name}.en.gen.json' with { type: 'json' }
import es from './${name}.es.gen.json' with { type: 'json' }
${more.map((language) => `import ${language} from './${name}.${language}.json' with { type: 'json' }\n`).join('')}
export const ${name}: Bank = {
  say: defineMessages<Record<string, Values>>('${folder}', { ${['en', 'es', ...more].join(', ')} }),
  cards: ${JSON.stringify(cards.map(bareCard))},
}
`
  return {
    files: [
      { name: `${name}.en.gen.json`, text: asJson(cards.flatMap((card) => messagesOf(card, 'en'))) },
      { name: `${name}.es.gen.json`, text: asJson(cards.flatMap((card) => messagesOf(card, 'es'))) },
      { name: `${name}.gen.ts`, text: code },
    ],
  }
}
