import { packDays, type PracticePack } from '@skills-center/contract/practice/pack'
import { dateFormat } from '../../language/formats.ts'
import { t } from '../../language/messages.ts'
import { detailOf, RequestError } from '../../platform/request-error.ts'
import type { Result } from '../session.ts'
import { maxPacks, type StoredPack } from './packs.ts'

const formatDay = dateFormat({ weekday: 'long', month: 'long', day: 'numeric' })

/** The title of a pack: its skill, or the day of its plan. */
export function titleOf({ kind, skills, expiresAt }: PracticePack): string {
  if (kind === 'skill') return skills[0]?.name ?? t('practice/practice')
  const taken = new Date(Date.parse(expiresAt) - packDays * 86_400_000)
  return t('practice/plan-of-day', { day: formatDay(taken) })
}

/** “14 of 20 questions left”; the total before the first answer. */
export function formatLeft({ pack, done }: Pick<StoredPack, 'pack' | 'done'>): string {
  const left = pack.questions.length
  return done.length === 0
    ? t('practice/questions', { count: left })
    : t('practice/left-of-questions-left', {
        left,
        count: left + done.length,
      })
}

export const formatUntil = (expiresAt: string): string =>
  t('practice/until-day', { day: formatDay(expiresAt) })

/** The browser could not store the pack. */
export class NotStored extends Error {
  override readonly name = 'NotStored'
}

/** The device already has the maximum number of packs. */
export class TooManyPacks extends Error {
  override readonly name = 'TooManyPacks'
}

/** Why the download failed, and what to do. */
export function formatFailure(error: Error): string {
  if (error instanceof TooManyPacks)
    return t('practice/count-packs-on-this-device-already', {
      count: maxPacks,
    })
  if (error instanceof NotStored) return t('practice/browser-keeps-nothing-on-this-device')
  if (error instanceof RequestError) return detailOf(error) ?? t('practice/questions-did-not-come')
  return t('practice/downloading-questions-needs')
}

/** A summary of the results, for the end of a pack. */
export function formatEnd(results: readonly Result[]): string {
  const right = results.filter((result) => result === 'right').length
  const later = results.filter((result) => result === 'right-later').length
  const count = results.length
  return later === 0
    ? t('practice/right-of-questions-right', {
        right,
        count,
      })
    : t('practice/right-of-questions-right-at-the-first', { right, count, later })
}
