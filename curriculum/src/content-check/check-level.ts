import { byLanguage } from '@skills-center/messages/languages'
import type { InteractionKind } from '@skills-center/contract/interaction'
import type { Level } from '@skills-center/contract/ids'
import { type Language, languages } from '@skills-center/contract/language'
import type { ItemTemplate } from '../form/item-template.ts'
import { languageToday, otherLanguagesToday } from '../form/languages-today.ts'
import { type AnyModelForm, draw, type Drawn } from '../form/model.ts'
import { render } from '../form/render.ts'
import type { Item } from '../item.ts'
import { appearance, makeItem, randomOf } from '../make-item.ts'
import { plain } from '../markup.ts'
import { rightAnswer } from '../right-answer.ts'
import type { ItemModel, Skill } from '../skill.ts'
import { checkAmounts } from './check-amounts.ts'
import { checkBugs } from './check-bugs.ts'
import { checkItem, checkShape, createItemMemory, hintSaysKey, type ItemMemory } from './check-item.ts'
import { checkLanguages } from './check-languages.ts'
import { createPickCounts } from './check-picks.ts'
import type { Finding, PlacedFinding } from './finding.ts'
import { factsOf, type ItemFacts } from './item-facts.ts'
import { createSentenceCounts } from './sentences.ts'
import { otherTextsOf, type PlacedText, readingGrade, sentencesOf } from './texts.ts'
import { createSayer, type Sayer } from './say-once.ts'

/** Share of items in which a hint may contain the answer's number by chance. */
const maxHintsThatTell = 0.15
/** Expensive checks run on at most this many items. */
const maxLookedAtClosely = 200
const maxMicroseconds = 2000
/** Distinct items are counted up to this number, which is more than enough. */
const maxCounted = 1000

/** Counts for one model at one level. */
export interface LevelCounts {
  model: AnyModelForm
  level: Level
  items: number
  /** Distinct items, ignoring people's names; counted up to 1,000. */
  distinct: number
  /** How often each task occurred. */
  tasks: Map<string, number>
  stories: Set<string>
  interactions: Set<InteractionKind>
  choices: number
  /** Sum of the probabilities of guessing right. */
  guesses: number
  /** Distinct items with one right option, and those in which only the right option is the longest in some language. */
  picked: number
  longest: Record<Language, number>
  misconceptions: Set<string>
  microseconds: number
}

interface LevelPass {
  counts: LevelCounts
  findings: PlacedFinding[]
}

interface Source {
  skill: Skill
  model: ItemModel
  form: AnyModelForm
  level: Level
}

/** Makes the given number of items for one model at one level. Repeated items are counted again, but checked once. */
export function checkLevel(source: Source, seeds: number, now: () => number): LevelPass {
  const { skill, model, form, level } = source
  const where = `${skill.id}/${model.id}/${level}`
  const findings = new Map<string, PlacedFinding>()
  const note = (found: readonly Finding[], seed: number) => {
    for (const finding of found) {
      // One example per rule is enough to fix it.
      if (!findings.has(finding.rule)) findings.set(finding.rule, { ...finding, where: `${where}#${seed}` })
    }
  }
  const counts: LevelCounts = {
    model: form,
    level,
    items: 0,
    distinct: 0,
    tasks: new Map(),
    stories: new Set(),
    interactions: new Set(),
    choices: 0,
    guesses: 0,
    picked: 0,
    longest: { ...byLanguage(() => 0) },
    misconceptions: new Set(),
    microseconds: 0,
  }
  const known = new Map<string, ItemFacts>()
  const picks = createPickCounts({ isBank: form.isBank === true })
  const memory = createItemMemory()
  const checkNew = createCheckOfNew(source, counts, memory)
  for (let seed = 0; seed < seeds; seed += 1) {
    let drawn: Drawn<unknown>
    try {
      drawn = draw(form, randomOf(skill, model, level, seed), level, memory.judge.judge)
    } catch (error) {
      note([{ rule: 'cannot be made', detail: String(error) }], seed)
      continue
    }
    const name = JSON.stringify(drawn.template)
    let facts = known.get(name)
    if (facts === undefined) {
      facts = factsOf(drawn.template, drawn.task)
      known.set(name, facts)
      note(checkNew.add(drawn), seed)
    }
    count(counts, facts)
    picks.add(facts)
  }
  note([...picks.findings(), ...checkNew.findings()], 0)
  note(checkAgain(source, counts, Math.min(seeds, maxLookedAtClosely), now), 0)
  return { counts, findings: [...findings.values()] }
}

function count(counts: LevelCounts, { task, story, kind, guess }: ItemFacts): void {
  counts.items += 1
  counts.tasks.set(task, (counts.tasks.get(task) ?? 0) + 1)
  if (story !== undefined) counts.stories.add(story)
  counts.interactions.add(kind)
  counts.choices += Number(kind === 'choice')
  counts.guesses += guess
}

/** The item in each language, as a student sees it. */
const inLanguages = (template: ItemTemplate, sayer: Sayer): Readonly<Record<Language, Item>> => {
  const item = (code: Language) =>
    render(template, languageToday(code), otherLanguagesToday(code), (words) => sayer(words).text(code))
  return byLanguage(item)
}

/** Two items that differ only in people's names count as the same. */
const nameless = (template: ItemTemplate): string =>
  appearance(template).replace(/"person":"[^"]*","gender":"[fm]"/g, '')

/**
 * Texts that can be new in each item. The sentences of a stem are checked as one text, because mistakes can arise where
 * they meet.
 */
const freshTexts = (item: Item): PlacedText[] => [{ place: 'stem', text: item.stem }, ...otherTextsOf(item)]

/** Checks each new item in every language. */
function createCheckOfNew({ skill, model, form }: Source, counts: LevelCounts, memory: ItemMemory) {
  const sayer = createSayer()
  const sentences = byLanguage(createSentenceCounts)
  const distinct = new Set<string>()
  const stems: string[] = []
  let hintsThatTell = 0
  let items = 0
  return {
    add(drawn: Drawn<unknown>): Finding[] {
      const { template } = drawn
      const all = inLanguages(template, sayer)
      items += 1
      if (distinct.size < maxCounted) distinct.add(nameless(template))
      counts.distinct = distinct.size
      hintsThatTell += Number(hintSaysKey(all.en))
      const fresh = byLanguage((code) => freshTexts(all[code]))
      for (const { place, text } of sentencesOf(template.stem, template)) {
        const said = sayer(text)
        const isNew = !said.places.has(place)
        said.places.add(place)
        for (const code of languages) {
          sentences[code].add(said.read(code))
          if (isNew && place !== 'stem') fresh[code].push({ place, text: said.text(code) })
        }
      }
      for (const { misconception } of template.wrongAnswers) {
        if (misconception !== null) counts.misconceptions.add(misconception)
      }
      if (all.en.key.kind === 'choice') {
        counts.picked += 1
        for (const code of languages) counts.longest[code] += Number(isLongest(all[code]))
      }
      const isLookedAtClosely = items <= maxLookedAtClosely
      if (isLookedAtClosely) stems.push(all.en.stem)
      return [
        ...languages.flatMap((code) =>
          checkItem(skill, model, all[code], memory, fresh[code]).map(({ rule, detail }) => ({
            rule: code === 'en' ? rule : `${code}: ${rule}`,
            detail,
          })),
        ),
        ...checkLanguages(template.stem.map(sayer)),
        ...template.solution.flatMap((step) => checkLanguages([sayer(step)])),
        ...checkAmounts(template.stem),
        ...checkBugs(form, drawn),
        ...(isLookedAtClosely ? checkShape(all.en) : []),
      ]
    },
    findings(): Finding[] {
      const grade = readingGrade(stems.join(' '))
      return [
        ...languages.flatMap((code) => sentences[code].findings()),
        ...(hintsThatTell > items * maxHintsThatTell
          ? [{ rule: 'hints say the key', detail: `${hintsThatTell} of ${items}` }]
          : []),
        ...(grade > skill.gradeLevel + 2
          ? [{ rule: 'reads far above the grade', detail: `Flesch-Kincaid ${grade.toFixed(1)}` }]
          : []),
      ]
    },
  }
}

/** Whether only the right option is the longest. */
function isLongest(item: Item): boolean {
  const { interaction, key } = item
  if (interaction.kind !== 'choice' || key.kind !== 'choice') return false
  const right = plain(rightAnswer(item)).length
  return interaction.options.every(({ id, text }) => id === key.option || plain(text).length < right)
}

/** Makes each item twice, the way the product does, and checks that both are equal and made fast enough. */
function checkAgain(
  { skill, model, level }: Source,
  counts: LevelCounts,
  seeds: number,
  now: () => number,
): Finding[] {
  const makeAll = () => {
    const started = now()
    const items = Array.from({ length: seeds }, (_, seed) => {
      try {
        return makeItem(skill, model, level, seed)
      } catch {
        // Already reported.
        return null
      }
    })
    return { items, microseconds: Math.round(((now() - started) / seeds) * 1000) }
  }
  const [first, second] = [makeAll(), makeAll()]
  // Take the faster time: the slower one may include code that was not compiled yet.
  counts.microseconds = Math.min(first.microseconds, second.microseconds)
  const different = first.items.find((item, at) => JSON.stringify(item) !== JSON.stringify(second.items[at]))
  return [
    ...(different ? [{ rule: 'the same seed gives another item', detail: different.stem }] : []),
    ...(counts.microseconds > maxMicroseconds && seeds >= maxLookedAtClosely
      ? [{ rule: 'slow', detail: `${counts.microseconds} microseconds an item` }]
      : []),
  ]
}
