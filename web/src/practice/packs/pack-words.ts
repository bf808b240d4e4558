import { packDays, type PracticePack } from '@skills-center/contract/practice/pack'
import { dateFormat } from '../../language/formats.ts'
import { t } from '../../language/messages.ts'
import { detailOf, RequestError } from '../../platform/request-error.ts'
import type { Result } from '../session.ts'
import { mostPacks, type StoredPack } from './packs.ts'

const dayInWords = dateFormat({ weekday: 'long', month: 'long', day: 'numeric' })

/** What a pack is called: its skill, or the day of its plan. */
export function titleOf({ kind, skills, expiresAt }: PracticePack): string {
  if (kind === 'skill') return skills[0]?.name ?? t('Practice')
  const taken = new Date(Date.parse(expiresAt) - packDays * 86_400_000)
  return t('Plan of {day}', { day: dayInWords(taken) })
}

/** “14 of 20 questions left”; the whole pack at first. */
export function leftInWords({ pack, done }: Pick<StoredPack, 'pack' | 'done'>): string {
  const left = pack.questions.length
  return done.length === 0
    ? t('{count, plural, one {# question} other {# questions}}', { count: left })
    : t('{left} of {count, plural, one {# question} other {# questions}} left', {
        left,
        count: left + done.length,
      })
}

export const untilInWords = (expiresAt: string): string => t('until {day}', { day: dayInWords(expiresAt) })

/** The browser would not keep the pack. */
export class NotStored extends Error {
  override readonly name = 'NotStored'
}

/** There are as many packs on this device as there may be. */
export class TooManyPacks extends Error {
  override readonly name = 'TooManyPacks'
}

/** Why nothing was downloaded, and what to do. */
export function failureInWords(error: Error): string {
  if (error instanceof TooManyPacks)
    return t('There are {count} packs on this device already. Finish or remove one first.', {
      count: mostPacks,
    })
  if (error instanceof NotStored)
    return t(
      'This browser keeps nothing on this device. A private window is one reason: try it in an ordinary one.',
    )
  if (error instanceof RequestError)
    return detailOf(error) ?? t('The questions did not come. Please try again in a moment.')
  return t('Downloading questions needs the connection, and there is none now.')
}

/** How a pack went, at its end. */
export function endInWords(results: readonly Result[]): string {
  const right = results.filter((result) => result === 'right').length
  const later = results.filter((result) => result === 'right-later').length
  const count = results.length
  return later === 0
    ? t('{right} of {count, plural, one {# question} other {# questions}} right at the first try.', {
        right,
        count,
      })
    : t(
        '{right} of {count, plural, one {# question} other {# questions}} right at the first try, {later} at the second.',
        { right, count, later },
      )
}
