/** Rows of a OneRoster file after checking, as they are staged. */
export interface StagedSchool {
  readonly sourcedId: string
  readonly line: number
  readonly name: string
  readonly isEnded: boolean
}

export interface StagedTerm {
  readonly sourcedId: string
  readonly line: number
  readonly title: string
  readonly type: string
  readonly startsOn: string
  readonly endsOn: string
  readonly isEnded: boolean
}

export interface StagedPerson {
  readonly sourcedId: string
  readonly line: number
  readonly role: 'student' | 'teacher'
  readonly firstName: string
  readonly lastName: string
  readonly gradeLevel: number
  readonly identifier: string | null
  readonly username: string | null
  /** Teachers only: students have no email here. */
  readonly email: string | null
  readonly signInKeys: readonly string[]
  /** As the file names them. */
  readonly schoolIds: readonly string[]
  readonly modifiedAt: string | null
  readonly isEnded: boolean
  readonly digest: string
}

export interface StagedClass {
  readonly sourcedId: string
  readonly line: number
  readonly name: string
  readonly period: string
  readonly gradeLevel: number
  readonly subject: 'math' | 'science' | 'both' | 'other' | null
  readonly schoolId: string
  readonly termIds: readonly string[]
  readonly modifiedAt: string | null
  readonly isEnded: boolean
}

export interface StagedEnrollment {
  readonly sourcedId: string
  readonly line: number
  readonly classId: string
  readonly personId: string
  readonly role: 'student' | 'teacher'
  readonly isPrimary: boolean
  readonly modifiedAt: string | null
  readonly isEnded: boolean
}

export type ProblemKind = 'users' | 'classes' | 'enrollments'

/** Where rows go, some hundreds at a time. Each returns the lines whose sourcedId was there already. */
export interface Staging {
  schools(rows: readonly StagedSchool[]): Promise<readonly number[]>
  terms(rows: readonly StagedTerm[]): Promise<readonly number[]>
  people(rows: readonly StagedPerson[]): Promise<readonly number[]>
  classes(rows: readonly StagedClass[]): Promise<readonly number[]>
  enrollments(rows: readonly StagedEnrollment[]): Promise<readonly number[]>
  /** The ids of rows that have a problem: what they are about must not count as gone. */
  problems(kind: ProblemKind, sourcedIds: readonly string[]): Promise<void>
}
