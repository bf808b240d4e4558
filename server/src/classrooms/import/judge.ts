import type { ImportRow, RowOutcome } from '@skills-center/contract/classrooms/import'
import type { UserId } from '@skills-center/contract/ids'
import type { StudentRow, UsernameRow } from '../roster-queries.ts'
import { formatMessage } from '../../platform/format-message.ts'
import { say } from '../messages.gen.ts'
import type { Draft } from './drafts.ts'

export interface Existing {
  readonly teacherId: UserId
  /** The users who already have usernames from the file, by username key. */
  readonly owners: ReadonlyMap<string, UsernameRow>
  readonly members: readonly StudentRow[]
  readonly usernameKey: (username: string) => string
}

export interface JudgedRow extends ImportRow {
  /** The id of an account that this teacher made earlier. */
  readonly studentId: UserId | null
}

const nameKey = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  `${firstName} ${lastName}`.normalize('NFKC').toLowerCase().trim()

/** Decides what happens to each row, given the other rows and the students already in the class. */
export function judgeRows(drafts: readonly Draft[], known: Existing): JudgedRow[] {
  const memberNames = new Set(known.members.map(nameKey))
  const memberNumbers = new Set(known.members.map(({ studentNumber }) => studentNumber))
  const memberIds = new Set(known.members.map(({ id }) => id))
  const seen = {
    usernames: new Map<string, number>(),
    names: new Map<string, number>(),
    ids: new Map<string, number>(),
    numbers: new Map<string, number>(),
  }

  /** The line that used this key before; undefined if this is the first. */
  const before = (met: Map<string, number>, key: string, line: number): number | undefined => {
    const found = met.get(key)
    if (found === undefined && key !== '') met.set(key, line)
    return found
  }

  const isMember = ({ username }: Draft): boolean => {
    const owner = known.owners.get(known.usernameKey(username))
    return owner !== undefined && memberIds.has(owner.id)
  }

  return drafts.map((draft): JudgedRow => {
    const { sourcedId, problems, ignoredFor, ...shown } = draft
    const row = (outcome: RowOutcome, notes: readonly string[], studentId: UserId | null = null) => ({
      ...shown,
      outcome,
      notes: [...notes],
      studentId,
    })
    if (ignoredFor !== null) return row('ignored', [ignoredFor])
    if (problems.length > 0) return row('problem', problems)

    const sameId = before(seen.ids, sourcedId, draft.line)
    if (sameId !== undefined) return row('problem', [formatMessage(say('row.same-id', { line: sameId }))])

    const number = draft.studentNumber
    const sameNumber = before(seen.numbers, number, draft.line)
    if (sameNumber !== undefined)
      return row('problem', [formatMessage(say('row.same-number', { line: sameNumber }))])
    if (memberNumbers.has(number) && !isMember(draft))
      return row('problem', [formatMessage(say('row.number-in-class'))])

    if (draft.username === '') {
      const duplicate = before(seen.names, nameKey(draft), draft.line)
      if (memberNames.has(nameKey(draft)))
        return row('problem', [formatMessage(say('row.same-name-in-class'))])
      return row(
        'new',
        duplicate === undefined ? [] : [formatMessage(say('row.same-name', { line: duplicate }))],
      )
    }

    const key = known.usernameKey(draft.username)
    const sameName = before(seen.usernames, key, draft.line)
    if (sameName !== undefined)
      return row('problem', [formatMessage(say('row.same-username', { line: sameName }))])
    const owner = known.owners.get(key)
    if (owner === undefined) return row('new', [])
    if (memberIds.has(owner.id)) return row('ignored', [formatMessage(say('row.in-class'))])
    if (owner.role === 'student' && owner.madeBy === known.teacherId) {
      const name = `${owner.firstName} ${owner.lastName}`.trim()
      return row('known', [formatMessage(say('row.made-before', { name }))], owner.id)
    }
    return row('problem', [formatMessage(say('row.username-taken'))])
  })
}
