import { type Answering, choices, coordinates, equation } from '../build-item.ts'
import { plane, plot } from '../build-drawn.ts'
import { hotSpot, inlineChoice, label, match, order, sort } from '../build-placed.ts'
import { createRandom, type Random } from '../random.ts'
import { built } from './answering.ts'
import type { AnsweringTemplate } from './item-template.ts'
import type { Worded, Words } from './words.ts'

/** A text is an object with a `say` property. */
const isText = (node: object): boolean => 'say' in node

/** Turns every text into a string that the builders pass through. */
function asStrings(node: unknown, word: (text: Words) => string): unknown {
  if (typeof node !== 'object' || node === null) return node
  // Only texts have `say`.
  // oxlint-disable-next-line typescript/consistent-type-assertions
  if (isText(node)) return word(node as Words)
  if (Array.isArray(node)) return node.map((each) => asStrings(each, word))
  return Object.fromEntries(Object.entries(node).map(([name, value]) => [name, asStrings(value, word)]))
}

/** Makes a builder of strings take texts; `shuffle` is a drawn number that fixes the order. */
const arranging =
  <Its>(name: string, build: (random: Random, its: Its) => Answering) =>
  (shuffle: number, its: Worded<Its>): AnsweringTemplate =>
    built((word) =>
      // The same object with strings in place of texts.
      // oxlint-disable-next-line typescript/consistent-type-assertions
      build(createRandom(`${name} ${shuffle}`), asStrings(its, word) as Its),
    )

/** The same for a builder that does not shuffle. */
const wording =
  <Its extends readonly unknown[]>(build: (...its: Its) => Answering) =>
  (...its: Worded<Its>): AnsweringTemplate =>
    // The same arguments with strings in place of texts.
    // oxlint-disable-next-line typescript/consistent-type-assertions
    built((word) => build(...(asStrings(its, word) as Its)))

export const arranged = {
  order: arranging('order', order),
  label: arranging('order', label),
  match: arranging('match', match),
  sort: arranging('sort', sort),
  gaps: arranging('gaps', inlineChoice),
  choices: arranging('choices', choices),
  hotSpot: wording(hotSpot),
  plot: wording(plot),
  plane: wording(plane),
  coordinates: wording(coordinates),
  equation: wording(equation),
}
