import { type Language as LanguageCode, languages } from '@skills-center/contract/language'
import { usesOf } from '@skills-center/messages/check-message'
import { hasMessage, messageIds } from '@skills-center/messages/define-messages'
import { formatNumber } from '@skills-center/messages/format-value'
import type { Language, Noun } from '@skills-center/messages/language'
import { type Translations, translated } from '@skills-center/messages/languages'
import type { Text } from '@skills-center/messages/values'
import type { Item } from '../item.ts'
import { onesIn } from '../units/units.ts'
import { languageToday } from './languages-today.ts'
import type { ItemTemplate } from './item-template.ts'
import { render } from './render.ts'

/** The published words of one language. */
interface PublishedWords {
  messages: Record<string, string>
  nouns: Record<string, Noun>
}

/**
 * All the texts that a version of a skill can show, in every language it had then: plain JSON, stored for good.
 * Together with the template of an answered question it reproduces that question, even after its model or messages
 * change.
 */
export type Published = { format: number } & Translations<PublishedWords>

const isText = (node: object): node is Text => 'say' in node

/** Ids of all messages and nouns that a piece of plain JSON refers to. */
export interface Named {
  messages: Set<string>
  nouns: Set<string>
}

/** The messages used to write a right answer from its key; every version includes them. */
export const answerWords = (): Named => ({
  messages: new Set(messageIds('answer-words')),
  nouns: new Set(),
})

/** The first format that includes them; older formats use today's messages. */
const answerWordsSince = 3

/** Adds the messages that plain JSON refers to, and the nouns in the values of its texts. */
export function namedIn(
  node: unknown,
  named: Named = { messages: new Set(), nouns: new Set() },
  isValue = false,
): Named {
  if (typeof node !== 'object' || node === null) return named
  const isSaid = isText(node)
  if (isSaid) named.messages.add(node.say)
  if (isValue) {
    if (('q' in node || 'from' in node) && 'unit' in node && typeof node.unit === 'string')
      named.nouns.add(node.unit)
    if ('term' in node && typeof node.term === 'string') named.nouns.add(node.term)
  }
  for (const each of Object.values(node)) namedIn(each, named, isValue || isSaid)
  return named
}

/** Today's words for the given names. */
export function publish(named: Named): Published {
  const wordsOf = (code: LanguageCode): PublishedWords => {
    const language = languageToday(code)
    const found = <Word>(ids: Iterable<string>, look: (id: string) => Word | undefined) =>
      Object.fromEntries(
        [...ids].toSorted().map((id) => {
          const word = look(id)
          if (word === undefined) throw new Error(`${code} has no ${id}`)
          return [id, word]
        }),
      )
    return { messages: found(named.messages, language.message), nouns: found(named.nouns, language.noun) }
  }
  // A language without any of these messages falls back to English, and is added once it has them.
  const isSaidIn = (code: LanguageCode) =>
    named.messages.size === 0 || [...named.messages].some((id) => hasMessage(code, id))
  const others = languages.filter((code) => code !== 'en' && isSaidIn(code))
  return {
    format: formatNumber,
    en: wordsOf('en'),
    ...Object.fromEntries(others.map((code) => [code, wordsOf(code)])),
  }
}

/** The language as published with a version. */
export function publishedLanguage(published: Published, code: LanguageCode): Language {
  const { format } = published
  if (format < 1 || format > formatNumber) {
    throw new RangeError(`Text of format ${format} cannot be read by format ${formatNumber}`)
  }
  const { messages, nouns } = translated(published, code)
  const its: Language = { code, format, message: (id) => messages[id], noun: (id) => nouns[id] }
  if (format >= answerWordsSince) {
    const ones = onesIn(nouns)
    return { ...its, oneOf: (many) => ones.get(many) }
  }
  const today = languageToday(code)
  const words = answerWords().messages
  const message = (id: string) => messages[id] ?? (words.has(id) ? today.message(id) : undefined)
  return { ...today, ...its, message }
}

/**
 * The names that a template uses but a version does not include. Such a question cannot be stored under that version.
 */
export function missingFrom(published: Published, template: ItemTemplate): string[] {
  const { messages, nouns } = namedIn(template)
  return languages.flatMap((code) => {
    const its = translated(published, code)
    return [
      ...[...messages].filter((id) => !Object.hasOwn(its.messages, id)),
      ...[...nouns].filter((id) => !Object.hasOwn(its.nouns, id)),
    ].map((id) => `${code} ${id}`)
  })
}

/** Whether today's words match the version's, in the same languages. */
export function isOfToday(published: Published): boolean {
  if (published.format !== formatNumber) return false
  if (![...answerWords().messages].every((id) => Object.hasOwn(published.en.messages, id))) return false
  return languages.every((code) => {
    const { messages, nouns } = translated(published, code)
    const today = languageToday(code)
    return (
      Object.entries(messages).every(([id, source]) => today.message(id) === source) &&
      Object.entries(nouns).every(([id, noun]) => JSON.stringify(today.noun(id)) === JSON.stringify(noun))
    )
  })
}

/** Names of the values that a message uses in any language. */
const usedValues = new Map<string, Set<string>>()

function valuesUsedIn(id: string): Set<string> {
  let used = usedValues.get(id)
  if (used === undefined) {
    const sources = languages.map((code) => languageToday(code).message(id) ?? '')
    used = new Set(sources.flatMap((source) => [...usesOf(source).keys()]))
    usedValues.set(id, used)
  }
  return used
}

/** The same JSON, with only the used values kept in its texts. */
function pruned(node: unknown): unknown {
  if (typeof node !== 'object' || node === null) return node
  if (Array.isArray(node)) return node.map(pruned)
  if (!isText(node)) {
    return Object.fromEntries(Object.entries(node).map(([name, value]) => [name, pruned(value)]))
  }
  const used = valuesUsedIn(node.say)
  const values = Object.entries(node.with ?? {}).filter(([name]) => used.has(name))
  if (values.length === 0) return { say: node.say }
  return { say: node.say, with: Object.fromEntries(values.map(([name, value]) => [name, pruned(value)])) }
}

/** A template as stored with an answer, without the values that no language uses. */
export const packTemplate = (template: ItemTemplate): string => JSON.stringify(pruned(template))

/** The question of a stored template, exactly as shown in that language. Runs no model. */
export function replay(packed: string, published: Published, code: LanguageCode): Item {
  // `packTemplate` wrote it on our own server.
  // oxlint-disable-next-line typescript/consistent-type-assertions
  const template = JSON.parse(packed) as ItemTemplate
  const others = languages.filter((other) => other !== code)
  return render(
    template,
    publishedLanguage(published, code),
    others.map((other) => publishedLanguage(published, other)),
  )
}
