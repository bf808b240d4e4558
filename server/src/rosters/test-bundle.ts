import { zipOf } from '../platform/write-zip.ts'

export type Row = Readonly<Record<string, string>>
export type Files = Readonly<Partial<Record<string, readonly Row[]>>>

const cell = (text: string) => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

function csvOf(rows: readonly Row[], columns: readonly string[]): string {
  const lines = rows.map((row) => columns.map((column) => cell(row[column] ?? '')).join(','))
  return `${[columns.join(','), ...lines].join('\r\n')}\r\n`
}

const common = ['sourcedId', 'status', 'dateLastModified']
const columns: Readonly<Record<string, readonly string[]>> = {
  orgs: [...common, 'name', 'type', 'identifier', 'parentSourcedId'],
  academicSessions: [...common, 'title', 'type', 'startDate', 'endDate', 'parentSourcedId', 'schoolYear'],
  courses: [
    ...common,
    'schoolYearSourcedId',
    'title',
    'courseCode',
    'grades',
    'orgSourcedId',
    'subjects',
    'subjectCodes',
  ],
  classes: [
    ...common,
    'title',
    'grades',
    'courseSourcedId',
    'classCode',
    'classType',
    'location',
    'schoolSourcedId',
    'termSourcedIds',
    'subjects',
    'subjectCodes',
    'periods',
  ],
  roles: [
    ...common,
    'userSourcedId',
    'roleType',
    'role',
    'beginDate',
    'endDate',
    'orgSourcedId',
    'userProfileSourcedId',
  ],
  enrollments: [
    ...common,
    'classSourcedId',
    'schoolSourcedId',
    'userSourcedId',
    'role',
    'primary',
    'beginDate',
    'endDate',
  ],
  demographics: [...common, 'birthDate', 'sex'],
}
const names = [
  'username',
  'userIds',
  'givenName',
  'familyName',
  'middleName',
  'identifier',
  'email',
  'sms',
  'phone',
  'agentSourcedIds',
  'grades',
  'password',
]
const userColumns = {
  '1.1': [...common, 'enabledUser', 'orgSourcedIds', 'role', ...names],
  '1.2': [
    ...common,
    'enabledUser',
    ...names,
    'userMasterIdentifier',
    'resourceSourcedIds',
    'preferredGivenName',
    'preferredMiddleName',
    'preferredFamilyName',
    'primaryOrgSourcedId',
    'pronouns',
  ],
}

/** A OneRoster bundle with these files. All of them are bulk, unless `mode` says delta. */
export function bundleOf(
  files: Files,
  { version = '1.2', mode = 'bulk' }: { version?: '1.1' | '1.2'; mode?: 'bulk' | 'delta' } = {},
): Buffer {
  const manifest = [
    { propertyName: 'manifest.version', value: '1.0' },
    { propertyName: 'oneroster.version', value: version },
    ...[...Object.keys(columns), 'users'].map((name) => ({
      propertyName: `file.${name}`,
      value: files[name] === undefined ? 'absent' : mode,
    })),
  ]
  return zipOf([
    { path: 'manifest.csv', content: Buffer.from(csvOf(manifest, ['propertyName', 'value'])) },
    ...Object.entries(files).map(([name, rows = []]) => ({
      path: `${name}.csv`,
      content: Buffer.from(csvOf(rows, name === 'users' ? userColumns[version] : (columns[name] ?? []))),
    })),
  ])
}

const modified = '2026-08-20T04:00:00.000Z'
/** Every row of a test; `more` replaces cells. */
export const row = (sourcedId: string, more: Row): Row => ({ sourcedId, dateLastModified: modified, ...more })

/** A district of two schools with a teacher and a class each, and the given students in them. */
export function smallDistrict(
  students: readonly { id: string; school: 'east' | 'west'; more?: Row }[],
): Files {
  const person = (id: string, more: Row) =>
    row(id, {
      enabledUser: 'true',
      givenName: `Given-${id}`,
      familyName: 'Family',
      identifier: `9${id}`,
      ...more,
    })
  const schools = ['east', 'west'] as const
  return {
    orgs: [
      row('d1', { name: 'Cedar Unified', type: 'district' }),
      ...schools.map((id) => row(id, { name: `Cedar ${id}`, type: 'school', parentSourcedId: 'd1' })),
    ],
    academicSessions: [
      row('y1', { title: '2026-27', type: 'schoolYear', startDate: '2026-08-17', endDate: '2099-06-04' }),
      row('old', { title: 'Long ago', type: 'semester', startDate: '2001-08-17', endDate: '2002-01-20' }),
    ],
    courses: [
      row('m6', { title: 'Math 6', grades: '06', subjects: 'Mathematics' }),
      row('art', { title: 'Art', grades: '06', subjects: 'Visual Arts' }),
    ],
    classes: [
      ...schools.map((id) =>
        row(`c-${id}`, {
          title: `Math ${id}`,
          courseSourcedId: 'm6',
          classCode: 'P3',
          classType: 'scheduled',
          schoolSourcedId: id,
          termSourcedIds: 'y1',
        }),
      ),
      row('c-art', { title: 'Art', courseSourcedId: 'art', schoolSourcedId: 'east', termSourcedIds: 'y1' }),
    ],
    users: [
      ...schools.map((id) =>
        person(`t-${id}`, { email: `${id}@cedar.example`, username: `${id}@cedar.example` }),
      ),
      person('p1', { givenName: 'Parent' }),
      ...students.map(({ id, more = {} }) =>
        person(id, { grades: '06', email: `${id}@students.cedar.example`, ...more }),
      ),
    ],
    roles: [
      ...schools.map((id) =>
        row(`r-${id}`, { userSourcedId: `t-${id}`, roleType: 'primary', role: 'teacher', orgSourcedId: id }),
      ),
      row('r-p1', { userSourcedId: 'p1', roleType: 'primary', role: 'parent', orgSourcedId: 'd1' }),
      ...students.map(({ id, school }) =>
        row(`r-${id}`, { userSourcedId: id, roleType: 'primary', role: 'student', orgSourcedId: school }),
      ),
    ],
    enrollments: [
      ...schools.map((id) =>
        row(`e-${id}`, {
          classSourcedId: `c-${id}`,
          userSourcedId: `t-${id}`,
          role: 'teacher',
          primary: 'true',
        }),
      ),
      ...students.map(({ id, school }) =>
        row(`e-${id}`, {
          classSourcedId: `c-${school}`,
          userSourcedId: id,
          role: 'student',
          primary: 'false',
        }),
      ),
      row('e-art', { classSourcedId: 'c-art', userSourcedId: 't-east', role: 'teacher', primary: 'true' }),
    ],
  }
}
