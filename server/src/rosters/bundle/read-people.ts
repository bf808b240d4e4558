import { Username, EmailAddress } from '@skills-center/contract/accounts'
import { digestOf, gradeIn, listIn, signInKeysOf, timeIn } from './fields.ts'
import type { RowReader } from './row-reader.ts'
import type { StagedPerson } from './staged-rows.ts'

/** The roles and schools of people by their sourcedId, as roles.csv of OneRoster 1.2 gives them. */
export type Roles = Map<string, { roles: Set<string>; orgs: string[] }>

const maxName = 80
const maxIdentifier = 60
/** For a student whose grade the file does not say. */
const usualGrade = 6

/** Reads roles.csv into `roles`; nothing of it is staged. */
export const roleReader = (roles: Roles): RowReader<never> => ({
  required: ['userSourcedId', 'role', 'orgSourcedId'],
  read(row, { isEnded }) {
    if (isEnded) return undefined
    const person = row.cell('userSourcedId')
    const known = roles.get(person) ?? { roles: new Set<string>(), orgs: [] }
    roles.set(person, known)
    known.roles.add(row.cell('role').toLowerCase())
    // A person's primary school comes first.
    if (row.cell('roleType').toLowerCase() === 'primary') known.orgs.unshift(row.cell('orgSourcedId'))
    else known.orgs.push(row.cell('orgSourcedId'))
    return undefined
  },
})

/** The part of an address before the at sign, because nobody here has an address as a username. */
function usernameIn(username: string, email: string): string | null {
  for (const name of [username, email]) {
    const parsed = Username.safeParse(name.split('@')[0] ?? '')
    if (parsed.success) return parsed.data
  }
  return null
}

/** Reads users.csv. Only students and teachers are staged. */
export const personReader = ({
  districtId,
  roles,
  left,
}: {
  districtId: string
  /** Null in OneRoster 1.1, where users.csv has roles and schools. */
  roles: Roles | null
  left: { otherRoles: Set<string>; passwords: number }
}): RowReader<StagedPerson> => ({
  required: [
    'enabledUser',
    'username',
    'givenName',
    'familyName',
    ...(roles === null ? ['orgSourcedIds', 'role'] : []),
  ],
  read(row, { sourcedId, isEnded, fail }) {
    const given = roles?.get(sourcedId)
    const all =
      roles === null ? new Set([row.cell('role').toLowerCase()]) : (given?.roles ?? new Set<string>())
    if (row.cell('password') !== '') left.passwords += 1
    if (all.size === 0 && !isEnded) {
      fail('no-role')
      return undefined
    }
    // Who leaves may have no role in the file any more; the plan finds it by the stored row.
    const role = all.has('teacher') ? 'teacher' : all.has('student') || all.size === 0 ? 'student' : null
    if (role === null) {
      for (const other of all) left.otherRoles.add(other)
      return undefined
    }
    const firstName = row.cell('preferredGivenName') || row.cell('givenName')
    const lastName = row.cell('preferredFamilyName') || row.cell('familyName')
    if (firstName === '' && !isEnded) {
      fail('no-name')
      return undefined
    }
    if (firstName.length > maxName || lastName.length > maxName) {
      fail('too-long', `${firstName} ${lastName}`)
      return undefined
    }
    const known = gradeIn(row.cell('grades'))
    if (role === 'student' && known === null && !isEnded) fail('grade-unknown', row.cell('grades'))
    const identifier = row.cell('identifier').slice(0, maxIdentifier)
    const email = row.cell('email')
    const schoolIds = [...new Set(roles === null ? listIn(row.cell('orgSourcedIds')) : (given?.orgs ?? []))]
    const signInKeys = signInKeysOf(districtId, {
      sourcedId,
      identifier,
      username: row.cell('username'),
      email,
      userIds: [...listIn(row.cell('userIds')), row.cell('userMasterIdentifier')],
    })
    const person = {
      role,
      firstName,
      lastName,
      gradeLevel: known ?? usualGrade,
      identifier: identifier === '' ? null : identifier,
      username: usernameIn(row.cell('username'), email),
      email: role === 'teacher' && EmailAddress.safeParse(email).success ? email.toLowerCase() : null,
      signInKeys,
      schoolIds,
    } as const
    return {
      ...person,
      sourcedId,
      line: row.line,
      modifiedAt: timeIn(row.cell('dateLastModified')),
      isEnded: isEnded || row.cell('enabledUser').toLowerCase() === 'false',
      digest: digestOf(Object.values(person)),
    }
  },
})
