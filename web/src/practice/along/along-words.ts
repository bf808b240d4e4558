import { alongDays, type PracticePack } from '@skills-center/contract/practice/along'
import { detailOf, RequestError } from '../../platform/request-error.ts'
import type { Result } from '../session.ts'
import { mostPacks, type KeptPack } from './packs.ts'

const dayInWords = (moment: Date, language: string): string =>
  moment.toLocaleDateString(language, { weekday: 'long', month: 'long', day: 'numeric' })

/** What a pack is called: its skill, or the day of its plan. */
export function titleOf({ kind, skills, expiresAt }: PracticePack, language = 'en'): string {
  if (kind === 'skill') return skills[0]?.name ?? 'Practice'
  const taken = new Date(Date.parse(expiresAt) - alongDays * 86_400_000)
  return `Plan of ${dayInWords(taken, language)}`
}

export const questionsInWords = (count: number): string => (count === 1 ? '1 question' : `${count} questions`)

/** “14 of 20 questions left”; the whole pack at first. */
export function leftInWords({ pack, done }: Pick<KeptPack, 'pack' | 'done'>): string {
  const left = pack.questions.length
  return done.length === 0
    ? questionsInWords(left)
    : `${left} of ${questionsInWords(left + done.length)} left`
}

export const untilInWords = (expiresAt: string, language = 'en'): string =>
  `until ${dayInWords(new Date(expiresAt), language)}`

/** The browser would not keep the pack. */
export class NotKept extends Error {
  override readonly name = 'NotKept'
}

/** There are as many packs on this device as there may be. */
export class TooManyPacks extends Error {
  override readonly name = 'TooManyPacks'
}

/** Why nothing was taken along, and what to do. */
export function failureInWords(error: Error): string {
  if (error instanceof TooManyPacks)
    return `There are ${mostPacks} packs on this device already. Finish or remove one first.`
  if (error instanceof NotKept)
    return 'This browser keeps nothing on this device. A private window is one reason: try it in an ordinary one.'
  if (error instanceof RequestError)
    return detailOf(error) ?? 'The questions did not come. Please try again in a moment.'
  return 'Taking questions along needs the connection, and there is none now.'
}

/** How a pack went, at its end. */
export function endInWords(results: readonly Result[]): string {
  const right = results.filter((result) => result === 'right').length
  const later = results.filter((result) => result === 'right-later').length
  const rest = later === 0 ? '' : `, ${later} at the second`
  return `${right} of ${questionsInWords(results.length)} right at the first try${rest}.`
}
