import { mapTexts, textsIn } from '@skills-center/contract/interaction-texts'
import type { Item } from '../item.ts'
import type { Finding } from './finding.ts'
import type { PlacedText } from './texts.ts'

function stringsIn(node: unknown): string[] {
  if (typeof node === 'string') return [node]
  return typeof node === 'object' && node !== null ? Object.values(node).flatMap(stringsIn) : []
}

/** Drawn and read aloud as they are: all that a figure says, and labels, units and titles of the interaction. */
function plainTexts({ figure, interaction }: Item): PlacedText[] {
  const unmarked = mapTexts(interaction, () => '')
  return [
    ...stringsIn(figure).map((text) => ({ place: 'figure', text })),
    ...stringsIn(unmarked).map((text) => ({ place: 'interaction', text })),
  ]
}

/** Texts in which math and stressed words are marked. */
function markedTexts({ stem, interaction, answer, wrongAnswers, hints, solution }: Item): PlacedText[] {
  const named = (place: string, texts: readonly string[]) => texts.map((text) => ({ place, text }))
  return [
    ...named('stem', [stem]),
    ...named('option', textsIn(interaction)),
    ...named('right answer', answer === undefined ? [] : [answer]),
    ...named('hint', hints),
    ...named('solution', solution),
    ...named(
      'feedback',
      wrongAnswers.map(({ feedback }) => feedback),
    ),
  ]
}

/** Math and stressed words; neither holds the other. */
const runs = /⟦[^⟦⟧⟪⟫]*⟧|⟪[^⟦⟧⟪⟫]*⟫/g

const breaches = [
  { rule: 'marks of markup are read aloud', pattern: /[⟦⟧⟪⟫]/ },
  { rule: 'raw TeX is read aloud', pattern: /\\[a-z]+|[\^_]\{/i },
  { rule: 'braces are read aloud', pattern: /[{}]/ },
]

/** What a screen reader would read of an item that is not meant for people: marks, TeX, and values left in braces. */
export function checkSpoken(item: Item): Finding[] {
  const texts = [
    ...plainTexts(item),
    ...markedTexts(item).map(({ place, text }) => ({ place, text: text.replaceAll(runs, '') })),
  ]
  return breaches.flatMap(({ rule, pattern }) => {
    const found = texts.find(({ text }) => pattern.test(text))
    return found === undefined ? [] : [{ rule, detail: `${found.place}: ${found.text}` }]
  })
}
