import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { deflateRaw, deflateRawSync, inflateRaw, inflateRawSync } from 'node:zlib'
import type { Language } from '@skills-center/contract/language'
import { authoredNameOf } from '@skills-center/curriculum/authored/authored-model'
import type { ItemTemplate } from '@skills-center/curriculum/form/item-template'
import {
  answerWords,
  isOfToday,
  missingFrom,
  type Named,
  namedIn,
  packTemplate,
  publish,
  type Published,
  replay,
} from '@skills-center/curriculum/form/published'
import type { Item } from '@skills-center/curriculum/item'
import { makeTemplate } from '@skills-center/curriculum/make-item'
import type { ItemModel, Skill } from '@skills-center/curriculum/skill'
import type { Now } from '../platform/clock.ts'
import type { Database } from '../platform/database.ts'
import { createPauses, type Pause } from '../platform/pauses.ts'
import { publishWords, selectLatestWords, selectWords } from './stored-item-queries.ts'

/** What is stored of an attempt's question: the item without its words, and the id of the words. */
export interface StoredItem {
  wordsId: number
  /** Compressed with deflate, using the dictionary of its model. */
  item: Buffer
}

/** The words of a version as stored: plain JSON, never deleted. */
interface StoredWords {
  published: Published
  /**
   * For each model, sample questions. As compression dictionaries, they make the parts that questions share almost free
   * to store.
   */
  dictionaries: Record<string, string>
}

/** The same in memory. */
interface Words {
  published: Published
  dictionaries: ReadonlyMap<string, Buffer>
}

interface Version extends Words {
  id: number
}

interface Answered {
  skill: Skill
  model: ItemModel
  /** The item as it was asked. */
  template: ItemTemplate
}

const levels = [1, 2, 3] as const
/** How many questions of each model and level are searched for the messages that a version needs. */
const seedsNamed = 25
/** How many of them go into its compression dictionary. */
const seedsInDictionary = 2
/** The most versions kept in memory. */
const maxVersions = 1000

/**
 * Stores each answered question so that it can be shown exactly as it was for years, even after edits to its model and
 * messages (docs/decisions/0026): the item without its words in the attempt, and the words once per version.
 */
export function createStoredItems({ database, now }: { database: Database; now: Now }) {
  /** The version for new answers, by source. */
  const current = new Map<string, Promise<Version>>()
  const known = new Map<number, Words>()

  async function open(source: string, answered: Answered): Promise<Version> {
    const { skill, model } = answered
    const { version } = skill
    const latest = await selectLatestWords(database, source, version)
    if (latest !== undefined) {
      const stored = await unpackWords(latest.words)
      const isWhole = stored.dictionaries.has(model.id)
      if (isWhole && isOfToday(stored.published)) return { id: latest.id, ...stored }
    }
    const pause = createPauses()
    return publishNow(source, version, await sampleNames(answered, pause), {
      dictionaries: await makeDictionaries(answered, pause),
    })
  }

  async function publishNow(
    source: string,
    version: string,
    names: Named,
    { dictionaries }: Pick<StoredWords, 'dictionaries'>,
  ): Promise<Version> {
    const stored: StoredWords = { published: publish(names), dictionaries }
    const text = JSON.stringify(stored)
    const id = await publishWords(database, {
      source,
      version,
      digest: createHash('sha256').update(`${source}\n${version}\n${text}`).digest(),
      words: await deflateText(text, { level: 9 }),
      at: now(),
    })
    return { id, ...inMemory(stored) }
  }

  /** Uses this version for new answers. If it cannot be published, the next answer tries again. */
  function setCurrent(source: string, version: Promise<Version>): Promise<Version> {
    remember(current, source, version)
    version.catch(() => {
      if (current.get(source) === version) current.delete(source)
    })
    return version
  }

  /** Publishes the version again with the names of a question that the samples had missed. */
  async function extend(source: string, version: Version, answered: Answered): Promise<Version> {
    const { skill, model, template } = answered
    const isModelKnown = version.dictionaries.has(model.id)
    const pause = createPauses()
    const names = namedIn(template, isModelKnown ? answerWords() : await sampleNames(answered, pause))
    for (const id of Object.keys(version.published.en.messages)) names.messages.add(id)
    for (const id of Object.keys(version.published.en.nouns)) names.nouns.add(id)
    const dictionaries = isModelKnown
      ? Object.fromEntries(Array.from(version.dictionaries, ([id, text]) => [id, text.toString()]))
      : await makeDictionaries(answered, pause)
    return publishNow(source, skill.version, names, { dictionaries })
  }

  /** The version that contains today's words for exactly this question. */
  async function versionFor(answered: Answered): Promise<Version> {
    const { skill, model, template } = answered
    const isAuthored = authoredNameOf(model.id) !== undefined
    const source = isAuthored ? model.id : skill.id
    const pending = current.get(source) ?? setCurrent(source, open(source, answered))
    const version = await pending
    if (isAuthored) return version
    if (version.dictionaries.has(model.id) && missingFrom(version.published, template).length === 0)
      return version
    // Another answer may have extended it in the meantime.
    const latest = current.get(source)
    if (latest === undefined || latest === pending) void setCurrent(source, extend(source, version, answered))
    return versionFor(answered)
  }

  return {
    async store(answered: Answered): Promise<StoredItem> {
      const { id, dictionaries } = await versionFor(answered)
      const dictionary = dictionaries.get(answered.model.id)
      return { wordsId: id, item: deflateRawSync(packTemplate(answered.template), { dictionary }) }
    },

    /** Loads the words of these stored questions; each can then be shown without another query. */
    async reader(
      ids: readonly number[],
    ): Promise<(stored: StoredItem, modelId: string, language: Language) => Item> {
      const missing = [...new Set(ids)].filter((id) => !known.has(id))
      if (missing.length > 0) {
        const rows = await selectWords(database, missing)
        for (const { id, words } of rows) remember(known, id, await unpackWords(words))
      }
      const versions = new Map(ids.map((id) => [id, known.get(id)]))
      return ({ wordsId, item }, modelId, language) => {
        const version = versions.get(wordsId)
        if (version === undefined) throw new Error(`The text ${wordsId} of an attempt is missing`)
        const dictionary = version.dictionaries.get(modelId)
        return replay(inflateRawSync(item, { dictionary }).toString(), version.published, language)
      }
    },
  }
}

export type StoredItems = ReturnType<typeof createStoredItems>

function remember<Key, Value>(map: Map<Key, Value>, key: Key, value: Value): void {
  // Clearing the whole map now and then is as good as evicting the oldest entry.
  if (map.size >= maxVersions && !map.has(key)) map.clear()
  map.set(key, value)
}

// The words of a skill are some hundred kilobytes, so they are compressed off the event loop.
const deflateText = promisify(deflateRaw)
const inflateText = promisify(inflateRaw)

async function unpackWords(words: Buffer): Promise<Words> {
  const text = (await inflateText(words)).toString()
  // Written by this file.
  // oxlint-disable-next-line typescript/consistent-type-assertions
  return inMemory(JSON.parse(text) as StoredWords)
}

const inMemory = ({ published, dictionaries }: StoredWords): Words => ({
  published,
  dictionaries: new Map(Object.entries(dictionaries).map(([model, text]) => [model, Buffer.from(text)])),
})

/**
 * All messages that the skill's questions use, found by sampling every model and level. A teacher's question needs only
 * the answer words.
 */
async function sampleNames({ skill, model }: Answered, pause: Pause): Promise<Named> {
  const names = answerWords()
  if (authoredNameOf(model.id) !== undefined) return names
  for (const template of samples(skill, skill.models, seedsNamed)) {
    namedIn(template, names)
    await pause()
  }
  return names
}

async function makeDictionaries(
  { skill, model, template }: Answered,
  pause: Pause,
): Promise<Record<string, string>> {
  if (authoredNameOf(model.id) !== undefined) return { [model.id]: packTemplate(template) }
  const dictionaries: Record<string, string> = {}
  for (const each of skill.models) {
    let text = ''
    for (const sample of samples(skill, [each], seedsInDictionary)) {
      text += packTemplate(sample)
      await pause()
    }
    dictionaries[each.id] = text
  }
  return dictionaries
}

function* samples(skill: Skill, models: readonly ItemModel[], seeds: number): Generator<ItemTemplate> {
  for (const model of models)
    for (const level of levels)
      for (let seed = 0; seed < seeds; seed += 1) yield makeTemplate(skill, model, level, seed)
}
