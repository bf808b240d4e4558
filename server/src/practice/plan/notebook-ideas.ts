import { byLanguage } from '@skills-center/messages/languages'
import type { SkillId } from '@skills-center/contract/ids'
import { localeOf } from '@skills-center/contract/language'
import type { Text } from '@skills-center/messages/values'
import { formatMessage } from '../../platform/format-message.ts'
import { readerLanguage } from '../../platform/reader-language.ts'
import { daysBetween, daysLater } from './calendar-days.ts'
import { say } from '../messages.gen.ts'

/** A try that the notebook looks at: every one that was wrong, and all that were made in the notebook itself. */
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
  /** In the student's time zone. */
  day: string
}

/** An idea that was missed, and how it has gone since. Days are those of the student's time zone. */
export interface Idea {
  skillId: SkillId
  /** Unique within the skill: a misconception's id, or the way of asking where the thinking is not known. */
  idea: string
  timesMissed: number
  missedOn: string
  /** Days on which it was right without help, since it was missed last. */
  rightOn: string[]
  /** When it was right with a hint, since it was missed last. */
  helpedOn: string | null
  /** When it comes again; null once it is overcome. */
  dueOn: string | null
  /** The question in which it was missed last. */
  lastMissed: Pick<NotebookTry, 'model_id' | 'level' | 'issued_at' | 'nonce'>
}

/** Days from a miss, and from each answer after it, to the next time that the idea comes. */
const pauses = [1, 3, 7] as const
/** Days on which an idea has to be right until it is overcome. */
const rightDaysWanted = 2

const waysMark = 'way:'
/** The idea behind a wrong answer that no known thinking leads to: whatever this way of asking asks for. */
const ideaOfWay = (modelId: string): string => `${waysMark}${modelId}`
/** The way of asking that an idea is, if it is one. */
export const wayOfIdea = (idea: string): string | undefined =>
  idea.startsWith(waysMark) ? idea.slice(waysMark.length) : undefined

/**
 * The ideas that these tries, in their order, have left. One comes again a day after it was missed; each answer
 * without a miss puts it off, by three days and then by seven; two days on which it was right without a hint
 * overcome it, and a miss begins it again.
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

/** The known wrong ways of thinking; where there is none the idea asked for, or the way of asking. */
function missedIn(first: NotebookTry, wrong: readonly NotebookTry[]): ReadonlySet<string> {
  if (wrong.length === 0) return new Set()
  const named = wrong.flatMap(({ misconception }) => misconception ?? [])
  if (first.idea !== null) return new Set([first.idea, ...named])
  return new Set(named.length > 0 ? named : [ideaOfWay(first.model_id)])
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
  // A second answer of one day says nothing about another day.
  if (idea.dueOn === null || idea.rightOn.includes(day)) return
  idea.answers += 1
  if (hints > 0) idea.helpedOn = day
  else idea.rightOn.push(day)
  const isOvercome = idea.rightOn.length >= rightDaysWanted
  idea.dueOn = isOvercome ? null : daysLater(day, pauses[Math.min(idea.answers, pauses.length - 1)] ?? 1)
}

/** Why the idea comes now, in the reader’s language. */
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
