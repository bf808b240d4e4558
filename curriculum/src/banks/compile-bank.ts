import { type Card, type CardText, readBank } from './read-bank.ts'

type Language = keyof CardText

/** What stands beside a bank so that a skill can draw from it: its cards without words, and its messages. */
export interface CompiledBank {
  /** Name of the file, and its text. */
  files: { name: string; text: string }[]
}

/** Messages of a card, by the part of it that they say. */
function messagesOf(card: Card, language: Language): [string, string][] {
  const its = (part: string, text: CardText): [string, string] => [`${card.id}.${part}`, text[language]]
  return [
    its('question', card.question),
    its('right', card.right),
    ...card.wrong.flatMap(({ text, feedback }, at) => [
      its(`wrong-${at}`, text),
      its(`feedback-${at}`, feedback),
    ]),
    ...card.hints.map((hint, at) => its(`hint-${at}`, hint)),
    ...card.why.map((step, at) => its(`why-${at}`, step)),
    ...card.rows.flatMap((row, at) =>
      card.slots.map((slot) => its(`row-${at}.${slot}`, row[slot] ?? { en: '', es: '' })),
    ),
  ]
}

const asJson = (messages: [string, string][]): string =>
  `${JSON.stringify(Object.fromEntries(messages), null, 2)}\n`

/**
 * A bank as `<name>.en.gen.json`, `<name>.es.gen.json` and `<name>.gen.ts`.
 *
 * @param folder what ids of its messages begin with: the skill and the bank
 */
export function compileBank(
  source: string,
  {
    name,
    folder,
    isMisconception,
  }: { name: string; folder: string; isMisconception: (id: string) => boolean },
): CompiledBank {
  const cards = readBank(source, `${name}.bank.md`, isMisconception)
  const bare = cards.map(({ id, level, standard, isBeyond, slots, rows, wrong, hints, why }) => ({
    id,
    level,
    standard,
    isBeyond,
    slots,
    rows: rows.length,
    wrong: wrong.map(({ misconception }) => misconception),
    hints: hints.length,
    why: why.length,
  }))
  const code = `// Written by \`npm run content:types\` from ${name}.bank.md: edit that.
import type { Values } from '@skills-center/messages/values'
import { defineMessages } from '../../../../form/define-messages.ts'
import type { Bank } from '../../../../banks/bank-model.ts'
import en from './${name}.en.gen.json' with { type: 'json' }
import es from './${name}.es.gen.json' with { type: 'json' }

export const ${name}: Bank = {
  say: defineMessages<Record<string, Values>>('${folder}', { en, es }),
  cards: ${JSON.stringify(bare)},
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
