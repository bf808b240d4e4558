import type { Text } from '@skills-center/messages/values'
import { keysOf } from '../keys-of.ts'
import { domains, names } from './domains.gen.ts'
import type { Family } from './families.ts'

/**
 * Every misconception of the curriculum, once. A domain is a folder with its ids in TypeScript and its names in
 * messages.
 */
export type MisconceptionId = keyof typeof domains

export const misconceptionIds = Object.keys(domains)
export const isMisconceptionId = (id: string): id is MisconceptionId => Object.hasOwn(domains, id)

export const familyOf = (id: MisconceptionId): Family => domains[id].family

/** A short name that teachers recognize: “adds the same number to both quantities”. */
export const teacherName = (id: MisconceptionId): Text => names[id].teacher

/** One or two sentences to the student. */
export const studentName = (id: MisconceptionId): Text => names[id].student

/** All ids in a domain. */
export const idsIn = <Id extends MisconceptionId>(domain: Readonly<Record<Id, { family: Family }>>): Id[] =>
  keysOf(domain)
