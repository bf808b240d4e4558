import { describe, expect, test } from 'vitest'
import { UserId } from '@skills-center/contract/ids'
import { Refusal } from '../../platform/problems.ts'
import { readColumns } from './columns.ts'
import { readDraft } from './drafts.ts'
import { judgeRows } from './judge.ts'
import { readCsv } from './read-csv.ts'

const teacherId = UserId.parse('01a1fc15-434a-77d3-aec1-33d463218d5f')

const drafts = (csv: string) => {
  const { headings, records } = readCsv(csv)
  const { places } = readColumns(headings)
  return records.map((record) => readDraft(record, places, 6))
}
const judge = (csv: string, known: Partial<Parameters<typeof judgeRows>[1]> = {}) =>
  judgeRows(drafts(csv), {
    teacherId,
    owners: new Map(),
    members: [],
    usernameKey: (username) => username.toLowerCase(),
    ...known,
  }).map(({ outcome, notes }) => [outcome, ...notes])

const refusalOf = (csv: string) => {
  try {
    drafts(csv)
  } catch (error) {
    if (error instanceof Refusal) return error.message
    throw error
  }
  return null
}

describe('a file', () => {
  test.each([
    ['commas', 'First name,Last name,Grade\nMaya,Bennett,7'],
    ['semicolons', 'First name;Last name;Grade\nMaya;Bennett;7'],
    ['tabs', 'First name\tLast name\tGrade\nMaya\tBennett\t7'],
    [
      'a byte order mark and Windows line ends',
      '\uFEFFfirst_name,LAST NAME,grade level\r\n"Maya","Bennett",7th\r\n',
    ],
    ['old Mac line ends', 'First,Last,Grade\rMaya,Bennett,Grade 7'],
    ['one column for the name', 'Student,Grade\n"Bennett, Maya",07'],
    ['Spanish columns', 'Nombre;Apellidos;Usuario;Grado;Grupo\nMaya;Bennett;maya.b;7.º;Azul'],
    ['Spanish columns in capitals, with signs', 'ALUMNO/A,GRADO ESCOLAR\n"Bennett, Maya",7mo grado'],
    ['columns with accents', 'Nombre,Apellido o inicial,Gradó\nMaya,Bennett,Grado 7'],
    ['control characters', 'First name,Last name,Grade\n\u0007Maya\u200B,\tBennett\u00A0,7'],
  ])('with %s is read', (_, csv) => {
    expect(drafts(csv)).toMatchObject([
      { line: 2, firstName: 'Maya', lastName: 'Bennett', gradeLevel: 7, problems: [] },
    ])
  })

  test('tells the line of each row, also after empty ones and cells of two lines', () => {
    const csv = 'First name,Group\nMaya,"Blue\nwhales"\n\n,\nTomás,Red\n'
    expect(drafts(csv).map(({ line, firstName, group }) => [line, firstName, group])).toEqual([
      [2, 'Maya', 'Blue whales'],
      [6, 'Tomás', 'Red'],
    ])
  })

  test.each([
    ['', 'The file is empty. It needs a first line with the column names, then one line for each student.'],
    [
      'Maya,Bennett\nTomás,Rivera',
      'The first line must name the columns, and one of them must be “First name”. Download the template to see an example.',
    ],
    [
      `First name\n${'Maya\n'.repeat(501)}`,
      'The file has 501 rows, but you can import up to 500 at a time. Please split it into two files.',
    ],
    [
      'First name\n"Maya',
      'We can’t read this file as a table near line 2, because a quotation mark is missing. In your spreadsheet, save it as CSV again.',
    ],
  ])('that is no class list is refused in words: %#', (csv, detail) => {
    expect(refusalOf(csv)).toBe(detail)
  })

  test('says which columns it takes nothing from', () => {
    expect(readColumns(['First name', 'Email', 'Phone', 'grade']).ignored).toEqual(['Email', 'Phone'])
    expect(readColumns(['Nombre', 'Correo electrónico', 'Grupo', 'Contraseña']).ignored).toEqual([
      'Correo electrónico',
      'Contraseña',
    ])
  })
})

describe('a row', () => {
  test.each([
    [',Bennett', 'The first name is missing. Add it, or skip the row.'],
    ['Maya,Bennett,13', '“13” isn’t a grade level. Use K or a number from 0 to 12, or leave it blank.'],
    [
      'Maya,Bennett,6,may a',
      'You can’t use the username “may a”. A username can have letters, numbers, dots, dashes, and underscores. Leave it blank and we’ll create one.',
    ],
  ])('with a mistake says what to do: %s', (row, problem) => {
    expect(judge(`First name,Last name,Grade,Username\n${row}`)).toEqual([['problem', problem]])
  })

  test.each([
    ['K', 0],
    ['kg', 0],
    ['06', 6],
    ['12', 12],
    ['8th grade', 8],
    ['8.º', 8],
    ['8vo grado', 8],
    ['3er', 3],
    ['Kínder', 0],
    ['06,07', 6],
    ['', 6],
    ['PK', null],
    ['six', null],
  ])('has the grade “%s” as %s', (grade, level) => {
    expect(drafts(`First name,Grade\nMaya,"${grade}"`)[0]?.gradeLevel).toBe(level)
  })

  test('that meets an earlier one is a problem, but two of one name may be two people', () => {
    const csv = 'First name,Last name,Username\nMaya,B,maya\nTomás,R,MAYA\nZoe,K,\nzoe,k,'
    expect(judge(csv)).toEqual([
      ['new'],
      ['problem', 'Line 2 has the same username. Change one of them.'],
      ['new'],
      ['new', 'Line 4 has the same name, so we’ll create two accounts.'],
    ])
  })

  test('whose username is known depends on whose it is', () => {
    const id = (n: number) => UserId.parse(`01a1fc15-434a-77d3-aec1-33d46321800${n}`)
    const owner = (n: number, madeBy: UserId | null) => ({
      key: `u${n}`,
      id: id(n),
      role: 'student' as const,
      madeBy,
      firstName: 'Zoe',
      lastName: '',
    })
    const member = {
      id: id(3),
      username: 'u3',
      firstName: 'Kai',
      lastName: 'L',
      gradeLevel: 6,
      groupId: null,
      joinedBy: 'teacher' as const,
      lastActiveAt: null,
      madeBy: teacherId,
      isHomeOfMaker: true,
      homeId: null,
      studentNumber: null,
    }
    const owners = [owner(1, teacherId), owner(2, null), owner(3, teacherId)]
    const known = { owners: new Map(owners.map((row) => [row.key, row])), members: [member] }
    expect(judge('First name,Last name,Username\nZoe,,u1\nZoe,,u2\nKai,L,u3\nKai,L,', known)).toEqual([
      ['known', 'You already created this account for Zoe. The student will join the class with it.'],
      [
        'problem',
        'Someone else has this username. Choose another one, or leave it blank and we’ll create one. Students with their own account can join with the code.',
      ],
      ['ignored', 'A student with this username is already in the class.'],
      [
        'problem',
        'A student with this name is already in the class. Skip the row. If they are two different students, give this one a username.',
      ],
    ])
  })
})

test('OneRoster’s users.csv is understood: students who are enabled go in, all others do not', () => {
  const csv = [
    'sourcedId,status,dateLastModified,enabledUser,orgSourcedIds,role,username,userIds,givenName,familyName,grades',
    'a1,,,true,s1,student,maya.b,,Maya,Bennett,06',
    'a2,,,true,s1,teacher,okafor,,Daniel,Okafor,',
    'a3,,,false,s1,student,tomas,,Tomás,Rivera,06',
    'a4,tobedeleted,,true,s1,student,aisha,,Aisha,Rahman,06',
    'a1,,,true,s1,student,maya.c,,Maya,Bennett,06',
  ].join('\n')
  expect(judge(csv)).toEqual([
    ['new'],
    ['ignored', 'The role is “teacher”. You can only import students.'],
    ['ignored', 'The file says this user is not enabled.'],
    ['ignored', 'The status is “tobedeleted”.'],
    ['problem', 'Line 2 has the same sourcedId. Keep only one of the two rows.'],
  ])
})
