import { byLanguage } from '@skills-center/messages/languages'
import type { SkillId } from '@skills-center/contract/ids'
import { localeOf } from '@skills-center/contract/language'
import type { Text } from '@skills-center/messages/values'
import { formatMessage } from '../../platform/format-message.ts'
import { readerLanguage } from '../../platform/reader-language.ts'
import { daysBetween, daysLater } from './calendar-days.ts'
import { say } from '../messages.gen.ts'

/** A try that the notebook reads: every wrong one, and all that were made in the notebook itself. */
export interface NotebookTry {
  skill_id: SkillId
  model_id: string
  level: 1 | 2 | 3
  /** Whole seconds since 1970. */
  issued_at: number
  nonce: string
  verdict: 'correct' | 'incorrect'
  misconception: string | null
  /** The idea that the question was about; null outside the notebook. */
  idea: string | null
  hints_used: number
  /** The calendar day in the student's time zone. */
  day: string
}

/** An idea that was missed, and its history since. Days are in the student's time zone. */
export interface Idea {
  skillId: SkillId
  /** Unique within the skill: a misconception's id, or the way of asking if the misconception is unknown. */
  idea: string
  timesMissed: number
  missedOn: string
  /** Days with a right answer without hints since the last miss. */
  rightOn: string[]
  /** The day of the last right answer with a hint since the last miss. */
  helpedOn: string | null
  /** The day on which it comes again; null once overcome. */
  dueOn: string | null
  /** The question in which it was last missed. */
  lastMissed: Pick<NotebookTry, 'model_id' | 'level' | 'issued_at' | 'nonce'>
}

/** Days until the idea comes again: after a miss, and after each answer since. */
const pauses = [1, 3, 7] as const
/** An idea is overcome after right answers on this many days. */
const rightDaysWanted = 2

const modelPrefix = 'way:'
/** The idea behind a wrong answer that shows no known misconception: whatever this way of asking tests. */
const ideaOfModel = (modelId: string): string => `${modelPrefix}${modelId}`
/** The item model of an idea that stands for a way of asking; undefined for a misconception. */
export const modelOfIdea = (idea: string): string | undefined =>
  idea.startsWith(modelPrefix) ? idea.slice(modelPrefix.length) : undefined

/**
 * The ideas that result from these tries, in order. An idea comes again one day after it was missed. Each answer
 * without a miss delays it, by three days and then by seven. Right answers without hints on two days overcome it, and a
 * miss starts it over.
 */
export function ideasIn(tries: readonly NotebookTry[]): Idea[] {
  const ideas = new Map<string, CountedIdea>()
  for (const question of Map.groupBy(tries, ({ issued_at: at, nonce }) => `${at} ${nonce}`).values()) {
    const [first] = question
    if (first === undefined) continue
    const wrong = question.filter(({ verdict }) => verdict === 'incorrect')
    for (const idea of missedIn(first, wrong)) miss(ideas, idea, wrong.at(-1) ?? first)
    const known = first.idea === null ? undefined : ideas.get(keyOf(first.skill_id, first.idea))
    if (known !== undefined && wrong.length === 0) pass(known, first)
  }
  return [...ideas.values()]
}

type CountedIdea = Idea & { answers: number }

const keyOf = (skillId: string, idea: string): string => `${skillId} ${idea}`

/** The misconceptions shown, plus the idea that was asked about. If there is neither, the way of asking. */
function missedIn(first: NotebookTry, wrong: readonly NotebookTry[]): ReadonlySet<string> {
  if (wrong.length === 0) return new Set()
  const named = wrong.flatMap(({ misconception }) => misconception ?? [])
  if (first.idea !== null) return new Set([first.idea, ...named])
  return new Set(named.length > 0 ? named : [ideaOfModel(first.model_id)])
}

function miss(ideas: Map<string, CountedIdea>, idea: string, lastMissed: NotebookTry): void {
  const { skill_id: skillId, day } = lastMissed
  const key = keyOf(skillId, idea)
  ideas.set(key, {
    skillId,
    idea,
    timesMissed: (ideas.get(key)?.timesMissed ?? 0) + 1,
    missedOn: day,
    rightOn: [],
    helpedOn: null,
    dueOn: daysLater(day, pauses[0]),
    lastMissed,
    answers: 0,
  })
}

function pass(idea: CountedIdea, { day, hints_used: hints }: NotebookTry): void {
  // A second right answer on the same day adds no evidence for another day.
  if (idea.dueOn === null || idea.rightOn.includes(day)) return
  idea.answers += 1
  if (hints > 0) idea.helpedOn = day
  else idea.rightOn.push(day)
  const isOvercome = idea.rightOn.length >= rightDaysWanted
  idea.dueOn = isOvercome ? null : daysLater(day, pauses[Math.min(idea.answers, pauses.length - 1)] ?? 1)
}

/** Why the idea was chosen, in the reader's language. */
export function formatIdea(
  { missedOn, rightOn, helpedOn }: Pick<Idea, 'missedOn' | 'rightOn' | 'helpedOn'>,
  today: string,
): string {
  const missed = dayText(missedOn, today)
  const [right] = rightOn
  if (right !== undefined) return formatMessage(say('idea-right', { missed, right: dayText(right, today) }))
  if (helpedOn !== null)
    return formatMessage(say('idea-helped', { missed, helped: dayText(helpedOn, today) }))
  return formatMessage(say('idea-missed', { missed }))
}

const formats = byLanguage((code) => ({
  weekday: new Intl.DateTimeFormat(localeOf[code], { weekday: 'long', timeZone: 'UTC' }),
  date: new Intl.DateTimeFormat(localeOf[code], { month: 'long', day: 'numeric', timeZone: 'UTC' }),
}))

function dayText(day: string, today: string): Text {
  const passed = daysBetween(day, today)
  if (passed <= 0) return say('day-today')
  if (passed === 1) return say('day-yesterday')
  const { weekday, date } = formats[readerLanguage()]
  return say('day-on', { day: (passed < 7 ? weekday : date).format(new Date(`${day}T00:00:00Z`)) })
}
