import { all, type Quantity, type Range, type Term, type Text } from '@skills-center/messages/values'
import type { Words } from '../form/words.ts'
import type { MisconceptionId } from '../misconceptions/catalogue.ts'
import { quantity, range } from '../units/units.ts'
import type { Data, Fact } from './data.ts'
import type { World } from './world.ts'

/** Two things that a question compares. */
export interface Pair {
  one: Term
  other: Term
}

/** A sentence that explains the data, or seems to. */
export interface Reason {
  text: Text
  misconception: MisconceptionId
  feedback: Text
}

/** All texts of a world. A shape adds its task; numbers from the data appear only in claims and evidence. */
export interface WorldWords {
  world: World
  /** A row header, a column header, or an option. */
  label: (thing: string) => Text
  scene: (data: Data) => Text
  /** The title of the display, with what readers need to know: the reading error, the room temperature. */
  title: (data: Data) => Text
  axis: Text
  claim: (data: Data, fact: Fact) => Text
  evidence: (data: Data, fact: Fact) => Text
  asks: {
    reading: (its: { thing: Term; time: number }) => Text
    change: (its: { thing: Term; from: number; to: number }) => Text
    next: (its: { thing: Term; time: number }) => Text
    more: (its: Pair & { time: number }) => Text
    apart: (its: Pair & { time: number }) => Text
    which: (its: Pair) => Text
  }
  /** Labels before a field: a reading, a change. */
  labels: { reading: Text; change: Text }
  next: { hint: Text; step: (its: { end: Quantity; step: number }) => Text; why: Text }
  /** Feedback to a prediction that a known misconception leads to. */
  slip: (misconception: string) => Text
  /** Explanations of the data. */
  reasons: { right: Text; wrong: readonly Reason[] }
}

/** The part needed to show data and to make statements about them. */
export type FactWords = Pick<
  WorldWords,
  'world' | 'label' | 'scene' | 'title' | 'axis' | 'claim' | 'evidence'
> & {
  /** How to show the data; a table by default. */
  shows?: 'graph'
  /** Header of the time column, if not in minutes. */
  timeHead?: Text
  /** Headers for the measured thing and its runs, if they are not tests. */
  thingHead?: Text
  runHead?: (run: number) => Text
  /** Axis titles; minutes and degrees by default. */
  timeAxis?: Text
  point?: (value: number, time: number) => Text
  /** Where to look in the graph. */
  hint?: Text
  /** What to look at after a misjudged claim, by misconception. */
  checks?: Readonly<Record<string, Text | undefined>>
}

export const term = (thing: string): Term => ({ term: thing })
export const degrees = (q: number): Quantity => quantity(q, 'degree')
export const celsius = (q: number): Quantity => quantity(q, 'celsius')
export const minutes = (q: number): Quantity => quantity(q, 'minute')
export const degreeRange = (values: readonly number[]): Range =>
  range(Math.min(...values), Math.max(...values), 'degree')

/** The numbers of a fact, formatted for its sentences. */
export function factValues(data: Data, fact: Fact) {
  const things = fact.things.map((series) => term(data.series[series]?.thing ?? ''))
  const its = (name: string): number => fact.numbers[name] ?? Number.NaN
  return {
    one: things[0] ?? term(''),
    other: things[1] ?? term(''),
    its,
    degrees: (name: string) => degrees(its(name)),
    celsius: (name: string) => celsius(its(name)),
    minutes: (name: string) => minutes(its(name)),
    ours: degreeRange([its('low'), its('high')]),
    theirs: degreeRange([its('otherLow'), its('otherHigh')]),
  }
}
export type FactValues = ReturnType<typeof factValues>
export type Sentences = Readonly<Record<string, (its: FactValues) => Text>>

/**
 * The sentence for a fact.
 * @throws RangeError if its world has none
 */
export function sentence(sentences: Sentences, id: string, data: Data, fact: Fact): Text {
  const write = sentences[id]
  if (write === undefined) throw new RangeError(`${data.world} has no sentence for ${id}`)
  return write(factValues(data, fact))
}

/** “a foam cup and a glass jar” */
export const listOf = (data: Data, a: (thing: Term) => Words) =>
  all(data.series.map(({ thing }) => a(term(thing))))
